package dev.highfive.codec.gamestate;

/**
 * The i, j and k of a unit quaternion, sent as Float16 (Rot1). The real part is not sent: it is taken to be
 * positive, which {@link #set(float, float, float, float)} makes true by negating the quaternion, for the
 * same rotation, where it is not.
 */
public final class Rotation {
    static final int SIZE = 3 * 2;

    public float i;
    public float j;
    public float k;

    public Rotation set(float i, float j, float k, float w) {
        float sign = w < 0 ? -1 : 1;
        return setImaginary(sign * i, sign * j, sign * k);
    }

    /** Sets what is sent as it is, for a quaternion whose real part is known to be positive. */
    public Rotation setImaginary(float i, float j, float k) {
        this.i = i;
        this.j = j;
        this.k = k;
        return this;
    }

    /** The real part, 0 or more; 0 also where rounding made the rest longer than 1. */
    public float w() {
        return (float) Math.sqrt(Math.max(0f, 1f - i * i - j * j - k * k));
    }
}
