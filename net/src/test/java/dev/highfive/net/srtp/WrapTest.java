package dev.highfive.net.srtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.rtp.RtpHeader;
import java.nio.ByteBuffer;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Who joins while the sequence number wraps hears as well as anybody, whatever is lost on the way. */
class WrapTest {
    private static final int JOINS = 10_000;

    @ParameterizedTest
    @EnumSource(names = {"AEAD_AES_128_GCM", "AES_CM_128_HMAC_SHA1_80"})
    void ofTenThousandJoinsAroundAWrapNoneStaysDeaf(SrtpProfile profile) {
        Random random = new Random(1);
        MasterKey key = TestPackets.key(profile, 1);
        int deaf = 0;
        for (int join = 0; join < JOINS; join++) {
            long wraps = random.nextInt(5);
            long first = (wraps << 16 | 0xFFFF) - random.nextInt(200);
            SrtpSender sender = new SrtpSender(key, TestPackets.SSRC, first - 1, 0);
            SrtpReceiver receiver = SrtpReceiver.expecting(key, TestPackets.SSRC, first);
            int lost = random.nextInt(400);
            boolean opened = false;
            for (int packet = 0; packet <= lost; packet++) {
                ByteBuffer rtp = packet(first + packet);
                assertEquals(SrtpResult.OK, sender.protectRtp(rtp));
                opened = packet == lost && receiver.unprotectRtp(rtp) == SrtpResult.OK;
            }
            deaf += opened ? 0 : 1;
        }
        assertEquals(0, deaf);
    }

    private static ByteBuffer packet(long index) {
        ByteBuffer packet = ByteBuffer.allocate(64);
        RtpHeader header = new RtpHeader();
        header.payloadType = 98;
        header.ssrc = TestPackets.SSRC;
        header.sequenceNumber = (int) (index & 0xFFFF);
        header.write(packet);
        return packet.putLong(index).flip();
    }
}
