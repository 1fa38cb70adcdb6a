package dev.highfive.net.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.net.impair.BadImpairmentException;
import dev.highfive.net.impair.Impairment;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** Hostile streams and words. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class FrameReaderFuzzTest {
    private static final int MOST_BYTES = 100_000;

    /** In whatever pieces a stream comes, the packets are those that it has when it is looked at as a whole. */
    @FuzzTest
    void framing(FuzzedDataProvider data) {
        FrameReader reader = new FrameReader();
        ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 1);
        ByteArrayOutputStream fed = new ByteArrayOutputStream();
        ByteArrayOutputStream found = new ByteArrayOutputStream();
        boolean broken = false;
        while (!broken && data.remainingBytes() > 0 && fed.size() < MOST_BYTES) {
            byte[] piece = data.consumeBytes(data.consumeInt(1, reader.space().remaining()));
            fed.write(piece, 0, piece.length);
            reader.space().put(piece);
            int size = reader.next(packet);
            for (; size >= 0; size = reader.next(packet)) {
                assertEquals(size, packet.remaining());
                assertEquals(packet, reader.last());
                found.write(size >> 8);
                found.write(size);
                found.write(packet.array(), 0, size);
            }
            broken = size == FrameReader.BROKEN;
            assertTrue(reader.space().remaining() >= Transport.MAX_DATAGRAM || broken, "room for the rest");
        }
        byte[] all = fed.toByteArray();
        byte[] whole = found.toByteArray();
        assertEquals(ByteBuffer.wrap(all, 0, whole.length), ByteBuffer.wrap(whole));
        int rest = all.length - whole.length;
        int next = rest < 2 ? 0 : (all[whole.length] & 0xFF) << 8 | all[whole.length + 1] & 0xFF;
        assertEquals(broken, next > Transport.MAX_DATAGRAM);
        assertTrue(broken || rest < 2 || rest < 2 + next, "nothing whole is left");
    }

    @FuzzTest
    void impairment(FuzzedDataProvider data) {
        Impairment read;
        try {
            read = Impairment.parse(data.consumeRemainingAsString());
        } catch (BadImpairmentException e) {
            assertTrue(e.getMessage().endsWith("."), e.getMessage());
            return;
        }
        assertEquals(read.toString(), Impairment.parse(read.toString()).toString());
        assertEquals(read.isNone(), Impairment.parse(read.toString()).isNone());
    }
}
