package dev.highfive.session.srtp;

import static dev.highfive.session.srtp.TestPackets.SSRC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is allocated for a packet is what the provider of javax.crypto allocates, and is not to grow. */
class SrtpAllocationTest {
    private static final int PACKETS = 1000;
    private static final int PLAIN_SIZE = 412;

    private final ByteBuffer packet = TestPackets.rtp(0);
    private int sequenceNumber;

    @ParameterizedTest
    @EnumSource(names = "AES_.*", mode = EnumSource.Mode.MATCH_ALL)
    void counterModeAllocatesTheDigestsOfItsMacOnly(SrtpProfile profile) {
        assertEquals(2 * 40, allocatedByAPacketThereAndBack(profile));
        assertEquals(40, allocatedByARefusal(profile));
    }

    @Test
    void gcmAllocatesWhatTheProviderSetsUpForEachPacket() {
        SrtpProfile profile = SrtpProfile.AEAD_AES_128_GCM;
        long thereAndBack = allocatedByAPacketThereAndBack(profile);
        assertTrue(thereAndBack <= 2 * 1100, thereAndBack + " bytes a packet");
        long refusal = allocatedByARefusal(profile);
        assertTrue(refusal <= 5000, refusal + " bytes a refusal");
    }

    private long allocatedByAPacketThereAndBack(SrtpProfile profile) {
        SrtpSender sender = new SrtpSender(TestPackets.key(profile, 1), SSRC);
        SrtpReceiver receiver = new SrtpReceiver(TestPackets.key(profile, 1), SSRC, 0);
        long allocated = Allocation.of(() -> {
            for (int count = 0; count < PACKETS; count++) {
                protect(sender);
                receiver.unprotectRtp(packet);
            }
        });
        assertEquals(Allocation.RUNS * PACKETS, receiver.results().of(SrtpResult.OK));
        return allocated / PACKETS;
    }

    private long allocatedByARefusal(SrtpProfile profile) {
        SrtpReceiver receiver = new SrtpReceiver(TestPackets.key(profile, 2), SSRC, 0);
        protect(new SrtpSender(TestPackets.key(profile, 1), SSRC));
        long allocated = Allocation.of(() -> {
            for (int count = 0; count < PACKETS; count++) {
                receiver.unprotectRtp(packet);
            }
        });
        assertEquals(Allocation.RUNS * PACKETS, receiver.results().of(SrtpResult.AUTHENTICATION_FAILED));
        return allocated / PACKETS;
    }

    private void protect(SrtpSender sender) {
        packet.limit(PLAIN_SIZE).putShort(2, (short) ++sequenceNumber);
        sender.protectRtp(packet);
    }
}
