package dev.highfive.codec.gamestate;

/**
 * IEEE 754 half precision. Rounds to nearest even, subnormals included; 65520 and more becomes infinity; a
 * NaN becomes 7E00 with its sign.
 *
 * <p>The rounding is done by one addition: each sign and exponent has a number in {@link #ROUNDERS} that,
 * added to a float, pushes the bits that a half has no room for out of the significand, and whose own low
 * bits are the sign and exponent of the half. The low 16 bits of the sum are the half.
 */
public final class Float16 {
    private static final int SIGN = 0x8000;
    private static final int INFINITY = 0x7C00;
    private static final int NAN = 0x7E00;

    /** The exponent field of the first power of two that is too large for a half, 65536. */
    private static final int TOO_LARGE = 127 + 16;

    private static final float[] ROUNDERS = new float[512];

    static {
        for (int exponent = 0; exponent < TOO_LARGE; exponent++) {
            int halfExponent = Math.max(0, exponent - (127 - 14));
            float unit = Math.scalb(1f, halfExponent - 24);
            ROUNDERS[exponent] = ((1 << 23) + (halfExponent << 10)) * unit;
            ROUNDERS[256 + exponent] = -((1 << 23) + SIGN + (halfExponent << 10)) * unit;
        }
    }

    private Float16() {}

    public static short fromFloat(float value) {
        return isSmall(Float.floatToRawIntBits(value)) ? fromSmall(value) : fromLargeOrNan(value);
    }

    /** A NaN stays one, with its sign. */
    public static float toFloat(short half) {
        if (VmFloat16.AVAILABLE) {
            return VmFloat16.toFloat(half);
        }
        return (half & INFINITY) != INFINITY ? upperToFinite(half << 16) : toInfinityOrNan(half);
    }

    private static boolean isSmall(int bits) {
        return (bits >>> 23 & 0xFF) < TOO_LARGE;
    }

    static short fromSmall(float value) {
        return (short) Float.floatToRawIntBits(value + ROUNDERS[Float.floatToRawIntBits(value) >>> 23]);
    }

    private static short fromLargeOrNan(float value) {
        int sign = Float.floatToRawIntBits(value) >>> 16 & SIGN;
        return (short) (sign | (value != value ? NAN : INFINITY));
    }

    /**
     * The half is the upper 16 bits, the others do not matter. The multiplication moves the exponent and
     * makes normal floats of subnormal halves.
     */
    static float upperToFinite(int upperHalf) {
        return Float.intBitsToFloat(upperHalf >> 3 & 0x8FFFE000) * 0x1p112f;
    }

    private static float toInfinityOrNan(short half) {
        int sign = (half & SIGN) << 16;
        return Float.intBitsToFloat(sign | ((half & 0x3FF) == 0 ? 0x7F800000 : 0x7FC00000));
    }
}
