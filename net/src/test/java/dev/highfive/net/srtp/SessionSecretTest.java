package dev.highfive.net.srtp;

import static dev.highfive.net.srtp.TestPackets.SSRC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SessionSecretTest {
    private final SessionSecret secret = new SessionSecret(Hex.bytes("000102030405060708090a0b0c0d0e0f"));

    /** RFC 5869, A.1. */
    @Test
    void derivationIsThatOfTheRfc() {
        assertEquals(
                "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
                HexFormat.of()
                        .formatHex(SessionSecret.hkdf(
                                Hex.bytes("0b".repeat(22)),
                                Hex.bytes("000102030405060708090a0b0c"),
                                Hex.bytes("f0f1f2f3f4f5f6f7f8f9"),
                                42)));
    }

    @Test
    void noTwoSendersOrRunsShareAKeyStreamEvenWithTheSameSsrcAndSequenceNumber() {
        SecureRandom random = new SecureRandom();
        for (SrtpProfile profile : SrtpProfile.values()) {
            Set<String> rtpStreams = new HashSet<>();
            Set<String> rtcpStreams = new HashSet<>();
            for (int run = 0; run < 100; run++) {
                SrtpSender sender = new SrtpSender(secret.masterKey(profile, SessionSecret.newNonce(random)), SSRC);
                ByteBuffer rtp = TestPackets.rtp(1);
                ByteBuffer rtcp = TestPackets.rtcp();
                sender.protectRtp(rtp);
                sender.protectRtcp(rtcp);
                rtpStreams.add(Hex.text(rtp.position(12).limit(44)));
                rtcpStreams.add(Hex.text(rtcp.position(8).limit(16)));
            }
            assertEquals(100, rtpStreams.size());
            assertEquals(100, rtcpStreams.size());
        }
    }

    @Test
    void whoKnowsSecretAndNonceOpensThePacketAndWhoKnowsAnotherSecretDoesNot() {
        byte[] nonce = SessionSecret.newNonce(new SecureRandom());
        SrtpProfile profile = SrtpProfile.AEAD_AES_128_GCM;
        ByteBuffer packet = TestPackets.rtp(1);
        new SrtpSender(secret.masterKey(profile, nonce), SSRC).protectRtp(packet);
        SessionSecret other = new SessionSecret(Hex.bytes("000102030405060708090a0b0c0d0e10"));
        assertEquals(
                SrtpResult.AUTHENTICATION_FAILED,
                new SrtpReceiver(other.masterKey(profile, nonce), SSRC, 0).unprotectRtp(packet));
        assertEquals(SrtpResult.OK, new SrtpReceiver(secret.masterKey(profile, nonce), SSRC, 0).unprotectRtp(packet));
    }

    @Test
    void aSecretOrNonceOfTheWrongLengthIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> new SessionSecret(new byte[15]));
        assertThrows(
                IllegalArgumentException.class, () -> secret.masterKey(SrtpProfile.AEAD_AES_128_GCM, new byte[15]));
    }
}
