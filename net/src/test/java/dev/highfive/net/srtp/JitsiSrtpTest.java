package dev.highfive.net.srtp;

import static dev.highfive.net.srtp.TestPackets.SSRC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Random;
import org.jitsi.srtp.SrtcpCryptoContext;
import org.jitsi.srtp.SrtpContextFactory;
import org.jitsi.srtp.SrtpCryptoContext;
import org.jitsi.srtp.SrtpErrorStatus;
import org.jitsi.srtp.SrtpPolicy;
import org.jitsi.utils.logging2.LoggerImpl;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Jitsi's SRTP opens what we protect and protects what we open, also where the sequence number wraps. */
class JitsiSrtpTest {
    private static final int FIRST = 32_000;
    private static final int COUNT = 70_000;

    @ParameterizedTest
    @EnumSource
    void jitsiOpensWhatWeProtect(SrtpProfile profile) throws GeneralSecurityException {
        byte[] keyAndSalt = keyAndSalt(profile);
        SrtpSender sender = new SrtpSender(new MasterKey(profile, keyAndSalt), SSRC);
        SrtpContextFactory jitsi = jitsi(profile, keyAndSalt, false);
        SrtpCryptoContext rtpContext = jitsi.deriveContext(SSRC, 0);
        SrtcpCryptoContext rtcpContext = jitsi.deriveControlContext(SSRC);
        for (int packet = 0; packet < COUNT; packet += 35) {
            ByteBuffer rtp = TestPackets.rtp(FIRST + packet);
            String plainRtp = Hex.text(rtp);
            assertEquals(SrtpResult.OK, sender.protectRtp(rtp));
            assertEquals(SrtpErrorStatus.OK, rtpContext.reverseTransformPacket(new JitsiPacket(rtp), false));
            assertEquals(plainRtp, Hex.text(rtp));

            ByteBuffer rtcp = TestPackets.rtcp();
            String plainRtcp = Hex.text(rtcp);
            assertEquals(SrtpResult.OK, sender.protectRtcp(rtcp));
            assertEquals(SrtpErrorStatus.OK, rtcpContext.reverseTransformPacket(new JitsiPacket(rtcp)));
            assertEquals(plainRtcp, Hex.text(rtcp));
        }
        assertEquals(1, sender.rolloverCounter());
    }

    @ParameterizedTest
    @EnumSource
    void weOpenWhatJitsiProtects(SrtpProfile profile) throws GeneralSecurityException {
        byte[] keyAndSalt = keyAndSalt(profile);
        SrtpReceiver receiver = new SrtpReceiver(new MasterKey(profile, keyAndSalt), SSRC, 0);
        SrtpContextFactory jitsi = jitsi(profile, keyAndSalt, true);
        SrtpCryptoContext rtpContext = jitsi.deriveContext(SSRC, 0);
        SrtcpCryptoContext rtcpContext = jitsi.deriveControlContext(SSRC);
        for (int packet = 0; packet < COUNT; packet += 35) {
            ByteBuffer rtp = TestPackets.rtp(FIRST + packet);
            String plainRtp = Hex.text(rtp);
            assertEquals(SrtpErrorStatus.OK, rtpContext.transformPacket(new JitsiPacket(rtp)));
            assertEquals(SrtpResult.OK, receiver.unprotectRtp(rtp));
            assertEquals(plainRtp, Hex.text(rtp));

            ByteBuffer rtcp = TestPackets.rtcp();
            String plainRtcp = Hex.text(rtcp);
            assertEquals(SrtpErrorStatus.OK, rtcpContext.transformPacket(new JitsiPacket(rtcp)));
            assertEquals(SrtpResult.OK, receiver.unprotectRtcp(rtcp));
            assertEquals(plainRtcp, Hex.text(rtcp));
        }
    }

    @ParameterizedTest
    @EnumSource
    void jitsiRefusesWhatIsUnderAnotherKey(SrtpProfile profile) throws GeneralSecurityException {
        SrtpSender sender = new SrtpSender(TestPackets.key(profile, 1), SSRC);
        ByteBuffer rtp = TestPackets.rtp(FIRST);
        sender.protectRtp(rtp);
        assertEquals(
                SrtpErrorStatus.AUTH_FAIL,
                jitsi(profile, keyAndSalt(profile), false)
                        .deriveContext(SSRC, 0)
                        .reverseTransformPacket(new JitsiPacket(rtp), false));
    }

    private static byte[] keyAndSalt(SrtpProfile profile) {
        byte[] bytes = new byte[MasterKey.sizeFor(profile)];
        new Random(profile.ordinal()).nextBytes(bytes);
        return bytes;
    }

    private static SrtpContextFactory jitsi(SrtpProfile profile, byte[] keyAndSalt, boolean sender) {
        byte[] key = Arrays.copyOf(keyAndSalt, profile.keySize);
        byte[] salt = Arrays.copyOfRange(keyAndSalt, profile.keySize, keyAndSalt.length);
        return new SrtpContextFactory(
                sender,
                key,
                salt,
                policy(profile, profile.rtpOverhead()),
                policy(profile, profile.rtcpOverhead() - SrtcpWord.SIZE),
                new LoggerImpl(JitsiSrtpTest.class.getName()));
    }

    private static SrtpPolicy policy(SrtpProfile profile, int tagSize) {
        return profile.name().startsWith("AEAD")
                ? new SrtpPolicy(
                        SrtpPolicy.AESGCM_ENCRYPTION,
                        profile.keySize,
                        SrtpPolicy.NULL_AUTHENTICATION,
                        0,
                        tagSize,
                        profile.saltSize)
                : new SrtpPolicy(
                        SrtpPolicy.AESCM_ENCRYPTION,
                        profile.keySize,
                        SrtpPolicy.HMACSHA1_AUTHENTICATION,
                        20,
                        tagSize,
                        profile.saltSize);
    }
}
