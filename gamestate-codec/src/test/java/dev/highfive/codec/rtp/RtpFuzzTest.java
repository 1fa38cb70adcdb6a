package dev.highfive.codec.rtp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;

/** Hostile packets. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class RtpFuzzTest {
    @FuzzTest
    void rtp(byte[] bytes) {
        assertRtpHarmless(bytes);
    }

    @FuzzTest
    void rtcp(byte[] bytes) {
        assertRtcpHarmless(bytes);
    }

    static void assertRtpHarmless(byte[] bytes) {
        ByteBuffer packet = ByteBuffer.wrap(bytes);
        RtpReader reader = new RtpReader();
        boolean good = reader.read(packet);
        assertEquals(good ? 0 : 1, reader.errors().total());
        if (good) {
            assertTrue(packet.position() >= RtpHeader.MIN_SIZE);
        } else {
            assertEquals(bytes.length, packet.remaining());
        }
    }

    static void assertRtcpHarmless(byte[] bytes) {
        RtcpReader reader = new RtcpReader();
        boolean good = reader.read(ByteBuffer.wrap(bytes), new RtcpHandler() {});
        assertEquals(good ? 0 : 1, reader.errors().total());
        byte[] once = RtcpRewriter.rewrite(bytes);
        assertArrayEquals(once, RtcpRewriter.rewrite(once));
    }
}
