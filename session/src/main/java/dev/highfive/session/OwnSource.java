package dev.highfive.session;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.codec.rtp.SenderReport;
import dev.highfive.session.rtp.WireClock;
import dev.highfive.session.srtp.MasterKey;
import dev.highfive.session.srtp.SessionSecret;
import dev.highfive.session.srtp.SrtpProfile;
import dev.highfive.session.srtp.SrtpResult;
import dev.highfive.session.srtp.SrtpSender;
import java.nio.ByteBuffer;
import java.security.SecureRandom;

/** The stream that this participant sends: its SSRC, its key, and how much of it there was. */
final class OwnSource {
    /** Drawn once a run, so that nobody takes a recording of another run for this one. */
    final long cookie;
    final byte[] nonce = new byte[SessionSecret.NONCE_SIZE];
    final WireClock clock;

    private final SessionSecret secret;
    private final SrtpProfile profile;
    private final SecureRandom random;
    private final RtpHeader header = new RtpHeader();
    private volatile int ssrc;
    private MasterKey key;
    private SrtpSender srtp;
    private long packetCount;
    private long payloadByteCount;

    /** @param secret null in a plain session */
    OwnSource(SessionSecret secret, SrtpProfile profile, int payloadType, Clock clock, SecureRandom random) {
        this.secret = secret;
        this.profile = profile;
        this.random = random;
        this.clock = new WireClock(clock, random.nextInt());
        cookie = random.nextLong() | 1;
        header.payloadType = payloadType;
        redraw();
    }

    /** Takes another SSRC, and with it another key: at the start, and when someone else has the same. */
    void redraw() {
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
    MasterKey key() {
        return key;
    }

    int ssrc() {
        return ssrc;
    }

    int rolloverCounter() {
        return srtp == null ? 0 : (int) srtp.rolloverCounter();
    }

    boolean hasSent() {
        return packetCount > 0;
    }

    /** Writes the header of the next packet at the buffer's position. */
    void beginRtp(ByteBuffer packet, long sampleTimeNs) {
        header.timestamp = clock.rtpAt(sampleTimeNs);
        header.write(packet);
        header.sequenceNumber = header.sequenceNumber + 1 & 0xFFFF;
    }

    /** Protects the packet between position and limit. */
    void endRtp(ByteBuffer packet) {
        packetCount++;
        payloadByteCount += packet.remaining() - RtpHeader.MIN_SIZE;
        if (srtp != null) {
            require(srtp.protectRtp(packet));
        }
    }

    void protectRtcp(ByteBuffer packet) {
        if (srtp != null) {
            require(srtp.protectRtcp(packet));
        }
    }

    void fill(SenderReport report, long nowNs) {
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
