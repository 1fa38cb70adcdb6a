package dev.highfive.world;

import dev.highfive.codec.gamestate.FieldVisitor;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.IntegerKind;
import dev.highfive.codec.gamestate.LongList;
import dev.highfive.codec.gamestate.Parent;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.Quantity;
import dev.highfive.codec.gamestate.Texture;
import org.jspecify.annotations.Nullable;

/**
 * Tells values that can be shown from those that would break arithmetic or send things out of sight, by what
 * each number of an object is. Comparisons are written so that NaN fails them.
 */
final class Plausible extends FieldVisitor {
    /** From the origin, in metres along each axis: a Float32 is still exact to a millimetre there. */
    static final float MAX_DISTANCE = 10_000;
    /** In metres per second along each axis. */
    static final float MAX_SPEED = 100;
    /** Of a joint from its palm, in metres along each axis. */
    static final float MAX_REACH = 2;

    static final float MAX_SCALE = 10_000;
    /** Float16 makes a quaternion without a real part at most 0.1 % longer than 1. */
    private static final float MAX_SQUARED_LENGTH = 1.01f;

    private final float[] largestValue = new float[1];
    private @Nullable WorldDrop wrong;

    /** What is wrong with an object, if anything. */
    @Nullable
    WorldDrop check(GameObject object) {
        wrong = object.isWhole() ? null : WorldDrop.BAD_MESH;
        // The only layout that has all three scales of an Object1.
        object.describe(this, Profile.GSE);
        return wrong;
    }

    @Override
    public boolean fills() {
        return false;
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        float limit = limit(quantity);
        boolean within = true;
        float squared = 0;
        for (int index = 0; index < count; index++) {
            within &= Math.abs(values[index]) <= limit;
            squared += values[index] * values[index];
        }
        if (!within || squared > MAX_SQUARED_LENGTH && isRotation(quantity)) {
            implausible(quantity, values, count);
        }
    }

    private static float limit(Quantity quantity) {
        return switch (quantity) {
            case PLACE -> MAX_DISTANCE;
            case VELOCITY -> MAX_SPEED;
            case JOINT -> MAX_REACH;
            case SCALE, SCALE_RATE -> MAX_SCALE;
            case ROTATION, ROTATION_NOW, ROTATION_IN_ONE_SECOND, LENGTH, NUMBER -> Float.MAX_VALUE;
        };
    }

    private static boolean isRotation(Quantity quantity) {
        return quantity == Quantity.ROTATION
                || quantity == Quantity.ROTATION_NOW
                || quantity == Quantity.ROTATION_IN_ONE_SECOND;
    }

    private void implausible(Quantity quantity, float[] values, int count) {
        WorldDrop why =
                switch (quantity) {
                    case PLACE, JOINT -> WorldDrop.TOO_FAR;
                    case VELOCITY -> WorldDrop.TOO_FAST;
                    case SCALE, SCALE_RATE -> WorldDrop.BAD_SCALE;
                    case ROTATION, ROTATION_NOW, ROTATION_IN_ONE_SECOND -> WorldDrop.BAD_ROTATION;
                    case LENGTH, NUMBER -> WorldDrop.NOT_FINITE;
                };
        for (int index = 0; index < count; index++) {
            why = Math.abs(values[index]) <= Float.MAX_VALUE ? why : WorldDrop.NOT_FINITE;
        }
        wrong = wrong == null ? why : wrong;
    }

    @Override
    public void joints(float[] values) {
        // Three at once, none of which waits for another.
        int x = 0;
        int y = 0;
        int z = 0;
        for (int at = 0; at < values.length; at += 3) {
            x = Math.max(x, magnitude(values[at]));
            y = Math.max(y, magnitude(values[at + 1]));
            z = Math.max(z, magnitude(values[at + 2]));
        }
        checkLargest(Quantity.JOINT, Float.intBitsToFloat(Math.max(x, Math.max(y, z))));
    }

    /** The bits of floats without their sign are in the order of the floats, with NaN above all. */
    private static int magnitude(float value) {
        return Float.floatToRawIntBits(value) & Integer.MAX_VALUE;
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize) {
        float largest = 0;
        for (int index = 0; index < values.size(); index++) {
            largest = Math.max(largest, Math.abs(values.get(index)));
        }
        checkLargest(quantity, largest);
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        return value;
    }

    @Override
    public String string(String name, String value) {
        return value;
    }

    @Override
    public void list(String name, LongList values, int groupSize) {}

    @Override
    public void texture(Texture texture, boolean required) {}

    @Override
    public void parent(Parent parent, boolean bare) {}

    @Override
    public boolean option(String name, long tag, int size, boolean present) {
        return present;
    }

    private void checkLargest(Quantity quantity, float value) {
        largestValue[0] = value;
        numbers("", quantity, true, largestValue, 1);
    }
}
