package dev.highfive.net.rtp;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.codec.rtp.SenderReport;
import dev.highfive.net.Clock;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.net.srtp.SrtpSender;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** The stream that this participant sends: its SSRC, its key, and how much of it there was. */
public final class RtpSender {
    public final byte[] nonce = new byte[SessionSecret.NONCE_SIZE];
    public final WireClock clock;

    private final @Nullable SessionSecret secret;
    private final SrtpProfile profile;
    private final SecureRandom random;
    private final RtpHeader header = new RtpHeader();
    private volatile int ssrc;
    private @Nullable MasterKey key;
    private @Nullable SrtpSender srtp;
    private long packetCount;
    private long payloadByteCount;

    /** @param secret null in a plain session */
    public RtpSender(
            @Nullable SessionSecret secret, SrtpProfile profile, int payloadType, Clock clock, SecureRandom random) {
        this.secret = secret;
        this.profile = profile;
        this.random = random;
        this.clock = new WireClock(clock, random.nextInt());
        header.payloadType = payloadType;
        redraw();
    }

    /** Takes another SSRC, and with it another key: at the start, and when someone else has the same. */
    public void redraw() {
        ssrc = random.nextInt();
        random.nextBytes(nonce);
        // In the lower half, so that a receiver who misses the first packets cannot miss a wrap (RFC 3711, 3.3.1).
        header.sequenceNumber = random.nextInt(1 << 15);
        header.ssrc = ssrc;
        packetCount = 0;
        payloadByteCount = 0;
        key = secret == null ? null : secret.masterKey(profile, nonce);
        srtp = key == null ? null : new SrtpSender(key, ssrc);
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
