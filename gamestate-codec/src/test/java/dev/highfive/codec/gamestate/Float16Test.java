package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class Float16Test {
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
        SplittableRandom random = new SplittableRandom(3);
        for (int round = 0; round < 20_000; round++) {
            float[] values = random.ints(random.nextInt(12)).mapToObj(Float::intBitsToFloat)
                .collect(() -> new FloatList(), (list, value) -> list.add(smaller(value, random)), (a, b) -> { })
                .values();
            ByteBuffer bytes = ByteBuffer.allocate(2 * values.length);
            Float16Block.write(values, values.length, bytes, 0);
            float[] back = new float[values.length];
            Float16Block.read(bytes, 0, back, back.length);
            for (int index = 0; index < values.length; index++) {
                short half = Float16.fromFloat(values[index]);
                assertEquals(half, bytes.getShort(2 * index));
                assertEquals(Float16.toFloat(half), back[index]);
            }
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
        return exponent == 0
            ? Math.scalb(fraction, -24)
            : Math.scalb(0x400 + fraction, exponent - 25);
    }
}
