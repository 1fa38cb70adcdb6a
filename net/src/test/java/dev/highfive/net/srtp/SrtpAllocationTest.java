package dev.highfive.net.srtp;

import static dev.highfive.net.srtp.TestPackets.SSRC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.Allocation;
import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A packet leaves no garbage behind, neither an authentic nor a forged one. */
class SrtpAllocationTest {
    private static final int PACKETS = 1000;

    private final ByteBuffer rtp = TestPackets.rtp(0);
    private final ByteBuffer rtcp = TestPackets.rtcp();
    private final int rtpSize = rtp.limit();
    private final int rtcpSize = rtcp.limit();
    private int sequenceNumber;

    @ParameterizedTest
    @EnumSource
    void nothingIsAllocatedForAPacketThereAndBack(SrtpProfile profile) {
        SrtpSender sender = new SrtpSender(TestPackets.key(profile, 1), SSRC);
        SrtpReceiver receiver = new SrtpReceiver(TestPackets.key(profile, 1), SSRC, 0);
        assertEquals(0, Allocation.of(() -> {
            for (int count = 0; count < PACKETS; count++) {
                protect(sender);
                receiver.unprotectRtp(rtp);
                receiver.unprotectRtcp(rtcp);
            }
        }));
        assertEquals(2 * Allocation.RUNS * PACKETS, receiver.results().of(SrtpResult.OK));
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsAllocatedForAForgedPacket(SrtpProfile profile) {
        SrtpReceiver receiver = new SrtpReceiver(TestPackets.key(profile, 2), SSRC, 0);
        protect(new SrtpSender(TestPackets.key(profile, 1), SSRC));
        assertEquals(0, Allocation.of(() -> {
            for (int count = 0; count < PACKETS; count++) {
                receiver.unprotectRtp(rtp);
                receiver.unprotectRtcp(rtcp);
            }
        }));
        assertEquals(2 * Allocation.RUNS * PACKETS, receiver.results().of(SrtpResult.AUTHENTICATION_FAILED));
    }

    private void protect(SrtpSender sender) {
        rtp.limit(rtpSize).putShort(2, (short) ++sequenceNumber);
        sender.protectRtp(rtp);
        rtcp.limit(rtcpSize);
        sender.protectRtcp(rtcp);
    }
}
