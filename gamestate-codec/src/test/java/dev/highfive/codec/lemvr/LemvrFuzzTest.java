package dev.highfive.codec.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;
import java.util.List;

/** Hostile chains and greetings. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class LemvrFuzzTest {
    @FuzzTest
    void fromClients(byte[] bytes) {
        assertHarmless(bytes, Sender.CLIENT);
    }

    @FuzzTest
    void fromServers(byte[] bytes) {
        assertHarmless(bytes, Sender.SERVER);
    }

    /** The first byte is the size of blocks; their counts are made right, so that what is behind them is reached. */
    private static void assertHarmless(byte[] bytes, Sender from) {
        Greeting.of(ByteBuffer.wrap(bytes));
        if (bytes.length == 0) {
            return;
        }
        int blockSize = 16 + 8 * (bytes[0] & 0x1F);
        int blocks = Math.max(1, bytes.length / blockSize);
        ByteBuffer chain = ByteBuffer.allocate(blocks * blockSize);
        chain.put(bytes, 0, Math.min(bytes.length, chain.capacity()));
        chain.position(0);
        FlatPacket.of(chain, blockSize, LemvrVersion.V0_1, from);
        chain.order(java.nio.ByteOrder.LITTLE_ENDIAN);
        for (int block = 0; block < blocks; block++) {
            chain.putInt(block * blockSize, blocks - 1 - block);
        }
        List<Object> read = FlatPacket.of(chain, blockSize, LemvrVersion.V0_2, from);
        ChainWriter writer = new ChainWriter(blockSize);
        new ChainReader(LemvrVersion.V0_2, from).read(chain, blockSize, writer::write);
        if (read.isEmpty() || !(read.get(read.size() - 1) instanceof ChainError)) {
            assertEquals(
                    read.toString(),
                    FlatPacket.of(writer.end(), blockSize, LemvrVersion.V0_2, from)
                            .toString());
        }
    }
}
