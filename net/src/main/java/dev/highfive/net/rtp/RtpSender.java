package dev.highfive.net.rtp;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.codec.rtp.SenderReport;
import dev.highfive.net.Clock;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.net.srtp.SrtpSender;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** The stream that this participant sends: its SSRC, its key, and how much of it there was. */
public final class RtpSender {
    public final WireClock clock;

    /** Null in a plain session. */
    private final @Nullable SrtpProfile profile;

    private final SecureRandom random;
    private final RtpHeader header = new RtpHeader();
    private volatile int ssrc;
    private @Nullable MasterKey key;
    /** Told to the others already, and not used yet; or null. */
    private @Nullable MasterKey nextKey;

    private @Nullable SrtpSender srtp;
    private long packetCount;
    private long payloadByteCount;

    /** @param profile null in a plain session */
    public RtpSender(@Nullable SrtpProfile profile, int payloadType, Clock clock, SecureRandom random) {
        this.profile = profile;
        this.random = random;
        this.clock = new WireClock(clock, random.nextInt());
        header.payloadType = payloadType;
        redraw();
    }

    /** Takes another SSRC, and with it another key: at the start, and when someone else has the same. */
    public void redraw() {
        ssrc = random.nextInt();
        // In the lower half, so that also others' receivers, who are told no index, cannot miss a wrap (RFC 3711,
        // 3.3.1).
        header.sequenceNumber = random.nextInt(1 << 15);
        header.ssrc = ssrc;
        packetCount = 0;
        payloadByteCount = 0;
        key = profile == null ? null : MasterKey.random(profile, random);
        nextKey = null;
        srtp = key == null ? null : new SrtpSender(key, ssrc);
    }

    /** Draws the key that will be used from {@link #switchKey} on. */
    public void drawNextKey() {
        nextKey = profile == null ? null : MasterKey.random(profile, random);
    }

    /** Null if none has been drawn. */
    public @Nullable MasterKey nextKey() {
        return nextKey;
    }

    public void switchKey() {
        if (nextKey != null && srtp != null && key != null) {
            srtp = srtp.withKey(nextKey);
            key.erase();
            key = nextKey;
            nextKey = null;
        }
    }

    /** Of the next packet: how often the sequence number has wrapped, and behind that the number. */
    public long nextIndex() {
        return srtp == null || srtp.lastIndex() < 0 ? header.sequenceNumber : srtp.lastIndex() + 1;
    }

    /** Null in a plain session. */
    public @Nullable MasterKey key() {
        return key;
    }

    public int payloadType() {
        return header.payloadType;
    }

    public int ssrc() {
        return ssrc;
    }

    public int rolloverCounter() {
        return srtp == null ? 0 : (int) srtp.rolloverCounter();
    }

    public boolean hasSent() {
        return packetCount > 0;
    }

    /** Writes the header of the next packet at the buffer's position. */
    public void beginRtp(ByteBuffer packet, long sampleTimeNs) {
        header.timestamp = clock.rtpAt(sampleTimeNs);
        header.write(packet);
        header.sequenceNumber = header.sequenceNumber + 1 & 0xFFFF;
    }

    /** Protects the packet between position and limit. */
    public void endRtp(ByteBuffer packet) {
        packetCount++;
        payloadByteCount += packet.remaining() - RtpHeader.MIN_SIZE;
        if (srtp != null) {
            require(srtp.protectRtp(packet));
        }
    }

    public void protectRtcp(ByteBuffer packet) {
        if (srtp != null) {
            require(srtp.protectRtcp(packet));
        }
    }

    public void fill(SenderReport report, long nowNs) {
        report.ssrc = ssrc;
        report.ntpTimestamp = clock.ntpAt(nowNs);
        report.rtpTimestamp = clock.rtpAt(nowNs);
        report.packetCount = packetCount;
        report.payloadByteCount = payloadByteCount;
    }

    private static void require(SrtpResult result) {
        if (result != SrtpResult.OK) {
            throw new IllegalStateException("SRTP refuses a packet of this session: " + result + ".");
        }
    }
}
