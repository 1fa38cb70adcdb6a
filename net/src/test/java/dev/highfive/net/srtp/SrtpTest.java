package dev.highfive.net.srtp;

import static dev.highfive.net.srtp.TestPackets.SSRC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a receiver accepts of what a sender protected, and of what others did to it. */
class SrtpTest {
    /** The shortest packets that AES-GCM can have protected. */
    private static final String RTP = "80620001 00000000 ca68219a" + "00".repeat(16);

    private static final String RTCP = "80c90001 ca68219a" + "00".repeat(20);

    @ParameterizedTest
    @EnumSource
    void packetsAreHiddenOnTheirWayAndWholeAgainBehindIt(SrtpProfile profile) {
        SrtpSender sender = sender(profile);
        SrtpReceiver receiver = receiver(profile, 0);
        ByteBuffer rtp = TestPackets.rtp(7);
        String plainRtp = Hex.text(rtp);
        assertEquals(SrtpResult.OK, sender.protectRtp(rtp));
        assertEquals(plainRtp.length() / 2 + profile.rtpOverhead(), rtp.remaining());
        assertEquals(-1, Hex.text(rtp).indexOf("00".repeat(12)));
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(rtp));
        assertEquals(plainRtp, Hex.text(rtp));

        ByteBuffer rtcp = TestPackets.rtcp();
        String plainRtcp = Hex.text(rtcp);
        assertEquals(SrtpResult.OK, sender.protectRtcp(rtcp));
        assertEquals(plainRtcp.length() / 2 + profile.rtcpOverhead(), rtcp.remaining());
        assertNotEquals(plainRtcp, Hex.text(rtcp).substring(0, plainRtcp.length()));
        assertEquals(SrtpResult.OK, receiver.unprotectRtcp(rtcp));
        assertEquals(plainRtcp, Hex.text(rtcp));
    }

    @ParameterizedTest
    @EnumSource
    void aPacketUnderAnotherKeyIsRefusedUntouchedAndOpensWithTheRightOneAfterwards(SrtpProfile profile) {
        SrtpSender sender = sender(profile);
        SrtpReceiver stranger = new SrtpReceiver(TestPackets.key(profile, 2), SSRC, 0);
        ByteBuffer rtp = TestPackets.rtp(7);
        ByteBuffer rtcp = TestPackets.rtcp();
        sender.protectRtp(rtp);
        sender.protectRtcp(rtcp);
        String protectedRtp = Hex.text(rtp);
        String protectedRtcp = Hex.text(rtcp);
        assertEquals(SrtpResult.AUTHENTICATION_FAILED, stranger.unprotectRtp(rtp));
        assertEquals(SrtpResult.AUTHENTICATION_FAILED, stranger.unprotectRtcp(rtcp));
        assertEquals(protectedRtp, Hex.text(rtp));
        assertEquals(protectedRtcp, Hex.text(rtcp));
        assertEquals(2, stranger.results().of(SrtpResult.AUTHENTICATION_FAILED));
        assertEquals(SrtpResult.OK, receiver(profile, 0).unprotectRtp(rtp));
        assertEquals(SrtpResult.OK, receiver(profile, 0).unprotectRtcp(rtcp));
    }

    @ParameterizedTest
    @EnumSource
    void noBitOfAPacketCanBeChanged(SrtpProfile profile) {
        ByteBuffer rtp = TestPackets.rtp(7);
        ByteBuffer rtcp = TestPackets.rtcp();
        SrtpSender sender = sender(profile);
        sender.protectRtp(rtp);
        sender.protectRtcp(rtcp);
        SrtpReceiver receiver = receiver(profile, 0);
        for (int bit = 0; bit < 8 * rtp.remaining(); bit++) {
            ByteBuffer changed = TestPackets.copy(rtp);
            changed.array()[bit / 8] ^= (byte) (1 << bit % 8);
            assertNotEquals(SrtpResult.OK, receiver.unprotectRtp(changed), "bit " + bit);
        }
        for (int bit = 0; bit < 8 * rtcp.remaining(); bit++) {
            ByteBuffer changed = TestPackets.copy(rtcp);
            changed.array()[bit / 8] ^= (byte) (1 << bit % 8);
            assertNotEquals(SrtpResult.OK, receiver.unprotectRtcp(changed), "bit " + bit);
        }
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(rtp));
        assertEquals(SrtpResult.OK, receiver.unprotectRtcp(rtcp));
    }

    @ParameterizedTest
    @EnumSource
    void aPacketIsAcceptedOnce(SrtpProfile profile) {
        SrtpReceiver receiver = receiver(profile, 0);
        SrtpSender sender = sender(profile);
        ByteBuffer rtp = TestPackets.rtp(7);
        ByteBuffer rtcp = TestPackets.rtcp();
        sender.protectRtp(rtp);
        sender.protectRtcp(rtcp);
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(TestPackets.copy(rtp)));
        assertEquals(SrtpResult.OK, receiver.unprotectRtcp(TestPackets.copy(rtcp)));
        assertEquals(SrtpResult.REPLAYED, receiver.unprotectRtp(rtp));
        assertEquals(SrtpResult.REPLAYED, receiver.unprotectRtcp(rtcp));
        assertEquals(2, receiver.results().of(SrtpResult.REPLAYED));
    }

    @Test
    void packetsMayOvertakeEachOtherWithinTheWindowAlsoWhereTheSequenceNumberWraps() {
        SrtpSender sender = sender(SrtpProfile.AEAD_AES_128_GCM);
        ByteBuffer[] sent = new ByteBuffer[200];
        for (int index = 0; index < sent.length; index++) {
            sent[index] = TestPackets.rtp(65436 + index);
            assertEquals(SrtpResult.OK, sender.protectRtp(sent[index]));
        }
        assertEquals(1, sender.rolloverCounter());
        SrtpReceiver receiver = receiver(SrtpProfile.AEAD_AES_128_GCM, 0);
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(sent[50]));
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(sent[110]));
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(sent[90]));
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(sent[47]));
        assertEquals(SrtpResult.TOO_OLD, receiver.unprotectRtp(sent[46]));
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(sent[199]));
    }

    @Test
    void whoComesAfterAWrapHasToBeToldOfIt() {
        SrtpSender sender = sender(SrtpProfile.AEAD_AES_128_GCM);
        for (int sequenceNumber = 30_000; sequenceNumber < 70_000; sequenceNumber += 10_000) {
            assertEquals(SrtpResult.OK, sender.protectRtp(TestPackets.rtp(sequenceNumber)));
        }
        ByteBuffer late = TestPackets.rtp(70_000);
        sender.protectRtp(late);
        assertEquals(
                SrtpResult.AUTHENTICATION_FAILED,
                receiver(SrtpProfile.AEAD_AES_128_GCM, 0).unprotectRtp(late));
        assertEquals(
                SrtpResult.OK,
                receiver(SrtpProfile.AEAD_AES_128_GCM, sender.rolloverCounter()).unprotectRtp(late));
    }

    @Test
    void aForgedPacketFromTheFutureMovesNeitherTheWindowNorTheRollOverCounter() {
        SrtpSender sender = sender(SrtpProfile.AEAD_AES_128_GCM);
        SrtpSender forger = new SrtpSender(TestPackets.key(SrtpProfile.AEAD_AES_128_GCM, 2), SSRC);
        SrtpReceiver receiver = receiver(SrtpProfile.AEAD_AES_128_GCM, 0);
        ByteBuffer first = TestPackets.rtp(10);
        ByteBuffer second = TestPackets.rtp(11);
        ByteBuffer forged = TestPackets.rtp(30_000);
        sender.protectRtp(first);
        sender.protectRtp(second);
        forger.protectRtp(forged);
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(first));
        assertEquals(SrtpResult.AUTHENTICATION_FAILED, receiver.unprotectRtp(forged));
        assertEquals(SrtpResult.OK, receiver.unprotectRtp(second));
    }

    @Test
    void noIndexIsUsedTwice() {
        SrtpSender sender = sender(SrtpProfile.AES_CM_128_HMAC_SHA1_80);
        assertEquals(SrtpResult.OK, sender.protectRtp(TestPackets.rtp(7)));
        ByteBuffer again = TestPackets.rtp(7);
        String before = Hex.text(again);
        assertEquals(SrtpResult.INDEX_USED, sender.protectRtp(again));
        assertEquals(before, Hex.text(again));
        assertEquals(SrtpResult.INDEX_USED, sender.protectRtp(TestPackets.rtp(6)));
        assertEquals(SrtpResult.OK, sender.protectRtp(TestPackets.rtp(8)));
        assertEquals(2, sender.results().of(SrtpResult.INDEX_USED));
        ByteBuffer rtcp = TestPackets.rtcp();
        ByteBuffer sameRtcp = TestPackets.rtcp();
        sender.protectRtcp(rtcp);
        sender.protectRtcp(sameRtcp);
        assertNotEquals(Hex.text(rtcp), Hex.text(sameRtcp));
    }

    @Test
    void aKeyIsNotUsedBeyondItsLastIndex() {
        MasterKey key = TestPackets.key(SrtpProfile.AEAD_AES_128_GCM, 1);
        SrtpSender sender = new SrtpSender(key, SSRC, (1L << 48) - 2, Integer.MAX_VALUE - 1);
        assertEquals(SrtpResult.OK, sender.protectRtp(TestPackets.rtp(65535)));
        assertEquals(SrtpResult.KEY_EXHAUSTED, sender.protectRtp(TestPackets.rtp(0)));
        assertEquals(SrtpResult.OK, sender.protectRtcp(TestPackets.rtcp()));
        assertEquals(SrtpResult.KEY_EXHAUSTED, sender.protectRtcp(TestPackets.rtcp()));
    }

    @Test
    void rtcpThatIsOnlyAuthenticatedIsAccepted() {
        // Key 01..01, index 1 with E = 0: the tag covers all of the packet, and nothing of it is encrypted.
        for (SrtpProfile profile : SrtpProfile.values()) {
            ByteBuffer packet = TestPackets.rtcp();
            String plain = Hex.text(packet);
            int end = packet.limit();
            PacketCipher cipher = profile.rtcpCipher(TestPackets.key(profile, 1));
            packet.limit(end + profile.rtcpOverhead());
            packet.putInt(end + cipher.wordOffset(), 1);
            cipher.seal(packet.array(), 0, end, end, SSRC, 1, 1);
            assertEquals(plain, Hex.text(packet).substring(0, plain.length()));
            assertEquals(SrtpResult.OK, receiver(profile, 0).unprotectRtcp(packet));
            assertEquals(plain, Hex.text(packet));
        }
    }

    @Test
    void aSenderRefusesWhatIsNoPacketOfItsSourceOrHasNoRoomForATag() {
        SrtpSender sender = sender(SrtpProfile.AEAD_AES_128_GCM);
        assertEquals(SrtpResult.TOO_SHORT, sender.protectRtp(Hex.buffer("8062")));
        assertEquals(
                SrtpResult.MALFORMED,
                sender.protectRtp(Hex.buffer("90" + RTP.substring(2)).limit(14)));
        assertEquals(SrtpResult.OTHER_SOURCE, sender.protectRtp(Hex.buffer(RTP.replace("ca", "cb"))));
        assertEquals(SrtpResult.NO_ROOM, sender.protectRtp(Hex.buffer(RTP).limit(13)));
        assertEquals(SrtpResult.OK, sender.protectRtp(Hex.buffer(RTP).limit(12)));

        assertEquals(SrtpResult.TOO_SHORT, sender.protectRtcp(Hex.buffer("80c90001")));
        assertEquals(SrtpResult.MALFORMED, sender.protectRtcp(Hex.buffer("00" + RTCP)));
        assertEquals(SrtpResult.OTHER_SOURCE, sender.protectRtcp(Hex.buffer(RTCP.replace("ca", "cb"))));
        assertEquals(SrtpResult.NO_ROOM, sender.protectRtcp(Hex.buffer(RTCP).limit(9)));
        assertEquals(SrtpResult.OK, sender.protectRtcp(Hex.buffer(RTCP).limit(8)));
    }

    @Test
    void aReceiverRefusesWhatIsNoPacketOfItsSource() {
        SrtpReceiver receiver = receiver(SrtpProfile.AEAD_AES_128_GCM, 0);
        assertEquals(SrtpResult.TOO_SHORT, receiver.unprotectRtp(Hex.buffer(RTP).limit(27)));
        assertEquals(SrtpResult.TOO_SHORT, receiver.unprotectRtp(Hex.buffer("81" + RTP.substring(2))));
        assertEquals(SrtpResult.MALFORMED, receiver.unprotectRtp(Hex.buffer("00" + RTP)));
        assertEquals(SrtpResult.OTHER_SOURCE, receiver.unprotectRtp(Hex.buffer(RTP.replace("ca", "cb"))));
        assertEquals(SrtpResult.AUTHENTICATION_FAILED, receiver.unprotectRtp(Hex.buffer(RTP)));

        assertEquals(
                SrtpResult.TOO_SHORT, receiver.unprotectRtcp(Hex.buffer(RTCP).limit(27)));
        assertEquals(SrtpResult.MALFORMED, receiver.unprotectRtcp(Hex.buffer("00" + RTCP)));
        assertEquals(SrtpResult.OTHER_SOURCE, receiver.unprotectRtcp(Hex.buffer(RTCP.replace("ca", "cb"))));
        assertEquals(SrtpResult.AUTHENTICATION_FAILED, receiver.unprotectRtcp(Hex.buffer(RTCP)));
        assertEquals(9, receiver.results().total());
    }

    @Test
    void aKeyOfTheWrongLengthIsRefusedWithTheRightOneNamed() {
        var refused = assertThrows(
                IllegalArgumentException.class, () -> new MasterKey(SrtpProfile.AEAD_AES_128_GCM, new byte[30]));
        assertEquals("AEAD_AES_128_GCM needs a key and salt of 28 bytes, not 30.", refused.getMessage());
    }

    private static SrtpSender sender(SrtpProfile profile) {
        return new SrtpSender(TestPackets.key(profile, 1), SSRC);
    }

    private static SrtpReceiver receiver(SrtpProfile profile, long rolloverCounter) {
        return new SrtpReceiver(TestPackets.key(profile, 1), SSRC, rolloverCounter);
    }
}
