package dev.highfive.net.noise;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.Arrays;

/**
 * Messages of any bytes to either end at any point: none is taken but the right one, none throws. Without JAZZER_FUZZ=1
 * in the environment the kept seeds are run and nothing else.
 */
class NoiseFuzzTest {
    private static final NoisePattern PATTERN = NoisePattern.of("XXpsk0");
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final DhKeys ANN = DhKeys.random(RANDOM);
    private static final DhKeys BEN = DhKeys.random(RANDOM);
    private static final byte[] PSK = new byte[32];

    @FuzzTest
    void handshake(FuzzedDataProvider data) {
        NoiseHandshake from = new NoiseHandshake(PATTERN, true, PSK, ANN, null, RANDOM, PSK);
        NoiseHandshake to = new NoiseHandshake(PATTERN, false, PSK, BEN, null, RANDOM, PSK);
        int honest = data.consumeInt(0, 2);
        for (int message = 0; message <= honest; message++) {
            ByteBuffer written = ByteBuffer.allocate(1500);
            from.write(ByteBuffer.wrap(data.consumeBytes(50)), written);
            written.flip();
            byte[] changed = Arrays.copyOf(written.array(), data.consumeInt(0, 1400));
            byte[] noise = data.consumeBytes(100);
            int at = changed.length == 0 ? 0 : data.consumeInt(0, changed.length - 1);
            for (int index = 0; index < noise.length && at + index < changed.length; index++) {
                changed[at + index] ^= noise[index];
            }
            boolean same = ByteBuffer.wrap(changed).equals(written.duplicate());
            assertTrue(same == to.copy().read(ByteBuffer.wrap(changed), ByteBuffer.allocate(1500)));
            assertFalse(to.copy().read(ByteBuffer.wrap(noise), ByteBuffer.allocate(1500)));
            assertTrue(to.read(written, ByteBuffer.allocate(1500)));
            NoiseHandshake next = to;
            to = from;
            from = next;
        }
    }
}
