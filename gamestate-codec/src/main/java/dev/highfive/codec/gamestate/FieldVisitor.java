package dev.highfive.codec.gamestate;

/**
 * Goes over the fields of an object in the order of the wire. {@link GameObject#describe} names them once, for
 * all who write, read, print, explain or check objects. Each method takes what a field holds and gives what it is
 * to hold: something new if this visitor {@link #fills}, else the same.
 */
public abstract class FieldVisitor {
    private final float[] numbers = new float[3];

    /** Whether objects are filled. What the profile has no field for is then to be set to what that means. */
    public abstract boolean fills();

    /** An integer in 64 bits, unsigned if its kind is. */
    protected abstract long integer(String name, IntegerKind kind, long value);

    /** One number or a vector: the first so many values, which go as Float16 or as Float32. */
    protected abstract void numbers(String name, Quantity quantity, boolean half, float[] values, int count);

    public abstract String string(String name, String value);

    /** x, y and z of each {@link HandJoint} as Float16, without a count. */
    public abstract void joints(float[] values);

    /** A list of vectors of so many floats, after their count. */
    public abstract void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize);

    /** A list of VarUInts after their count, in groups of so many. */
    public abstract void list(String name, LongList values, int groupSize);

    /** @param required whether there is a field also where there is no texture */
    public abstract void texture(Texture texture, boolean required);

    /** @param bare whether it is the last field, as GSE has it; otherwise it is an option */
    public abstract void parent(Parent parent, boolean bare);

    /**
     * An optional field, behind all others: if this returns true, what it holds is to be visited next.
     *
     * @param size in bytes; where there are less, the field does not count
     */
    public abstract boolean option(String name, long tag, int size, boolean present);

    /** When the object was sampled, in milliseconds. */
    public final int time(int value) {
        return (int) integer("time", IntegerKind.TIME, value);
    }

    /** Another time in milliseconds. */
    public final int milliseconds(String name, int value) {
        return (int) integer(name, IntegerKind.MILLISECONDS, value);
    }

    public final boolean bool(String name, boolean value) {
        return integer(name, IntegerKind.BOOL, value ? 1 : 0) != 0;
    }

    public final int uint32(String name, int value) {
        return (int) integer(name, IntegerKind.UINT32, value & 0xFFFF_FFFFL);
    }

    public final int ssrc(String name, int value) {
        return (int) integer(name, IntegerKind.SSRC, value & 0xFFFF_FFFFL);
    }

    public final long varUInt(String name, long value) {
        return integer(name, IntegerKind.VAR_UINT, value);
    }

    public final long varInt(String name, long value) {
        return integer(name, IntegerKind.VAR_INT, value);
    }

    public final float float16(String name, Quantity quantity, float value) {
        return numbers(name, quantity, true, 1, value, 0, 0)[0];
    }

    public final float float32(String name, Quantity quantity, float value) {
        return numbers(name, quantity, false, 1, value, 0, 0)[0];
    }

    /** @return both, until the next number is visited */
    public final float[] float16s(String name, Quantity quantity, float x, float y) {
        return numbers(name, quantity, true, 2, x, y, 0);
    }

    /** @return all three, until the next number is visited */
    public final float[] float32s(String name, Quantity quantity, float x, float y, float z) {
        return numbers(name, quantity, false, 3, x, y, z);
    }

    public final void rotation(String name, Quantity quantity, Rotation rotation) {
        float[] read = numbers(name, quantity, true, 3, rotation.i, rotation.j, rotation.k);
        if (fills()) {
            rotation.setImaginary(read[0], read[1], read[2]);
        }
    }

    /** Rot2. */
    public final void rotation(TurningRotation rotation) {
        rotation("rotS", Quantity.ROTATION_NOW, rotation.now);
        rotation("rotE", Quantity.ROTATION_IN_ONE_SECOND, rotation.inOneSecond);
    }

    /** Loc2. */
    public final void location(MovingVector location) {
        movingVector("loc", Quantity.PLACE, "vel", Quantity.VELOCITY, location);
    }

    /** Scale2. */
    public final void scale(MovingVector scale) {
        movingVector("scale3", Quantity.SCALE, "scaleVel", Quantity.SCALE_RATE, scale);
    }

    private void movingVector(String name, Quantity value, String rateName, Quantity rate, MovingVector vector) {
        float[] read = numbers(name, value, false, 3, vector.x, vector.y, vector.z);
        if (fills()) {
            vector.set(read[0], read[1], read[2]);
        }
        read = numbers(rateName, rate, true, 3, vector.vx, vector.vy, vector.vz);
        if (fills()) {
            vector.setVelocity(read[0], read[1], read[2]);
        }
    }

    private float[] numbers(String name, Quantity what, boolean half, int count, float x, float y, float z) {
        numbers[0] = x;
        numbers[1] = y;
        numbers[2] = z;
        numbers(name, what, half, numbers, count);
        return numbers;
    }
}
