package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Float16Test {
    private interface BlockWriter {
        void write(float[] values, int count, ByteBuffer out, int position);
    }

    private interface BlockReader {
        void read(ByteBuffer in, int position, float[] values, int count);
    }

    @Test
    void everyHalfButNansComesBackFromItsFloat() {
        for (int half = 0; half < 0x10000; half++) {
            float value = Float16.toFloat((short) half);
            int expected = value != value ? half & 0x8000 | 0x7E00 : half;
            assertEquals(expected, Float16.fromFloat(value) & 0xFFFF);
        }
    }

    @Test
    void everyFiniteHalfHasTheValueOfItsBits() {
        for (int half = 0; half < 0x7C00; half++) {
            assertEquals(value(half), Float16.toFloat((short) half));
            assertEquals(-value(half), Float16.toFloat((short) (half | 0x8000)));
        }
    }

    @Test
    void floatsHalfwayBetweenTwoHalvesGoToTheEvenOne() {
        for (int half = 0; half < 0x7BFF; half++) {
            float middle = (float) ((value(half) + (double) value(half + 1)) / 2);
            assertBecomes(half + (half & 1), middle);
            assertBecomes(half, Math.nextDown(middle));
            assertBecomes(half + 1, Math.nextUp(middle));
        }
    }

    @Test
    void floatsBeyondTheLargestHalfBecomeInfinity() {
        assertBecomes(0x7BFF, Math.nextDown(65520f));
        assertBecomes(0x7C00, 65520f);
        assertBecomes(0x7C00, 65536f);
        assertBecomes(0x7C00, Float.MAX_VALUE);
        assertBecomes(0x7C00, Float.POSITIVE_INFINITY);
    }

    @Test
    void everyNanBecomesTheQuietOneWithItsSign() {
        for (int bits : new int[] {0x7F800001, 0x7FC00000, 0x7FFFFFFF, 0x7FA0F0F0}) {
            assertEquals((short) 0x7E00, Float16.fromFloat(Float.intBitsToFloat(bits)));
            assertEquals((short) 0xFE00, Float16.fromFloat(Float.intBitsToFloat(bits | 0x80000000)));
        }
    }

    @Test
    void blocksConvertLikeSingleValues() {
        Float16Block block = new Float16Block();
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 20_000; round++) {
            float[] values = new float[random.nextInt(12)];
            for (int index = 0; index < values.length; index++) {
                values[index] = smaller(Float.intBitsToFloat(random.nextInt()), random);
            }
            assertConverts(values, block::write, block::read);
            assertConverts(values, Float16Block::writePortably, Float16Block::readPortably);
        }
        float[] large = new float[1000];
        Arrays.fill(large, 7);
        assertConverts(large, block::write, block::read);
    }

    private static void assertConverts(float[] values, BlockWriter writer, BlockReader reader) {
        ByteBuffer bytes = ByteBuffer.allocate(2 * values.length);
        writer.write(values, values.length, bytes, 0);
        float[] back = new float[values.length];
        reader.read(bytes, 0, back, back.length);
        for (int index = 0; index < values.length; index++) {
            short half = Float16.fromFloat(values[index]);
            assertEquals(half, bytes.getShort(2 * index));
            assertEquals(Float16.toFloat(half), back[index]);
        }
    }

    private static float smaller(float value, SplittableRandom random) {
        return random.nextInt(8) == 0 ? value : Math.scalb(value, -Math.getExponent(value) - random.nextInt(30));
    }

    private static void assertBecomes(int half, float value) {
        assertEquals((short) half, Float16.fromFloat(value));
        assertEquals((short) (half | 0x8000), Float16.fromFloat(-value));
    }

    private static float value(int half) {
        int exponent = half >> 10;
        int fraction = half & 0x3FF;
        return exponent == 0 ? Math.scalb(fraction, -24) : Math.scalb(0x400 + fraction, exponent - 25);
    }
}
