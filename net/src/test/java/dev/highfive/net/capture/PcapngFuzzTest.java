package dev.highfive.net.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;

/** Hostile files. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class PcapngFuzzTest {
    @FuzzTest
    void pcapng(byte[] bytes) throws IOException {
        assertReadOrRefused(bytes);
    }

    /** Any other exception fails the test. */
    static void assertReadOrRefused(byte[] bytes) throws IOException {
        long datagrams = 0;
        PcapngReader reader;
        try {
            reader = Capture.reader(bytes);
        } catch (BadRecordingException e) {
            return;
        }
        try {
            for (RecordedPacket packet = reader.next(); packet != null; packet = reader.next()) {
                datagrams++;
                assertTrue(packet.datagram().remaining() <= bytes.length);
                assertTrue(packet.from().getPort() >= 0);
            }
        } catch (BadRecordingException e) {
            assertTrue(e.getMessage().startsWith("This recording is"));
        }
        assertEquals(datagrams, reader.counts().of(CaptureCount.DATAGRAM));
        assertTrue(reader.keys().size() <= bytes.length);
    }
}
