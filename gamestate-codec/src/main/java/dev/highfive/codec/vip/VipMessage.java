package dev.highfive.codec.vip;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A field of an object and what it is set to. It can be filled again and again, and keeps its storage. */
public final class VipMessage {
    public int object;
    public short field;
    private FieldType type = FieldType.NONE;
    private int count;
    private int[] ints = new int[4];
    private float[] floats = new float[4];
    private double time;
    private final List<String> strings = new ArrayList<>();

    /** Whose message this is; a value is to follow, until then it has none. */
    public VipMessage to(int newObject, short newField) {
        object = newObject;
        field = newField;
        return none();
    }

    public VipMessage none() {
        return begin(FieldType.NONE, 0);
    }

    public VipMessage bool(boolean value) {
        begin(FieldType.SF_BOOL, 1).ints[0] = value ? 1 : 0;
        return this;
    }

    public VipMessage string(String value) {
        begin(FieldType.SF_STRING, 1).strings.add(value);
        return this;
    }

    public VipMessage strings(List<String> values) {
        begin(FieldType.MF_STRING, values.size()).strings.addAll(values);
        return this;
    }

    public VipMessage time(double seconds) {
        begin(FieldType.SF_TIME, 1).time = seconds;
        return this;
    }

    public VipMessage vec3f(float x, float y, float z) {
        begin(FieldType.SF_VEC3F, 3);
        floats[0] = x;
        floats[1] = y;
        floats[2] = z;
        return this;
    }

    public VipMessage rotation(float x, float y, float z, float radians) {
        begin(FieldType.SF_ROTATION, 4);
        floats[0] = x;
        floats[1] = y;
        floats[2] = z;
        floats[3] = radians;
        return this;
    }

    /** A value, or a list of values, of as many floats each as the type has. */
    public VipMessage floats(FieldType newType, float... values) {
        check(newType, Element.FLOAT, values.length);
        begin(newType, values.length);
        System.arraycopy(values, 0, floats, 0, values.length);
        return this;
    }

    /** An integer, a node, or a list of them. */
    public VipMessage ints(FieldType newType, int... values) {
        check(newType, Element.INT, values.length);
        begin(newType, values.length);
        System.arraycopy(values, 0, ints, 0, values.length);
        return this;
    }

    /** @param pixels each with its components in the lowest bytes, red first, and alpha last */
    public VipMessage image(int width, int height, int components, int... pixels) {
        if (!isImage(width, height, components) || (long) width * height != pixels.length) {
            throw new IllegalArgumentException("An image of " + width + " by " + height + " pixels of " + components
                    + " components cannot have " + pixels.length + " pixels.");
        }
        begin(FieldType.SF_IMAGE, 3 + pixels.length);
        ints[0] = width;
        ints[1] = height;
        ints[2] = components;
        System.arraycopy(pixels, 0, ints, 3, pixels.length);
        return this;
    }

    /** Makes this message equal to the other one. */
    public VipMessage set(VipMessage other) {
        object = other.object;
        field = other.field;
        begin(other.type, other.count);
        time = other.time;
        if (type.element() == Element.FLOAT) {
            System.arraycopy(other.floats, 0, floats, 0, count);
        } else if (type.element() == Element.STRING) {
            strings.addAll(other.strings);
        } else {
            System.arraycopy(other.ints, 0, ints, 0, Math.min(count, other.ints.length));
        }
        return this;
    }

    public FieldType type() {
        return type;
    }

    /** How many elements there are: three for each SFVec3f. Of an image, the pixels and three before them. */
    public int count() {
        return count;
    }

    public boolean bool() {
        return ints[0] != 0;
    }

    public int integer(int index) {
        return ints[index];
    }

    public float number(int index) {
        return floats[index];
    }

    public double time() {
        return time;
    }

    public String string(int index) {
        return strings.get(index);
    }

    /** Whether all numbers of it are ones. */
    public boolean isFinite() {
        boolean finite = type.element() != Element.DOUBLE || !Double.isNaN(time) && !Double.isInfinite(time);
        for (int index = 0; type.element() == Element.FLOAT && index < count; index++) {
            finite &= Math.abs(floats[index]) <= Float.MAX_VALUE;
        }
        return finite;
    }

    /** Whether it has a value of this type: peers may send any. */
    public boolean is(FieldType other) {
        return type == other;
    }

    /** @return false for pixels of more than four components, or a negative number of them */
    static boolean isImage(int width, int height, int components) {
        return width >= 0 && height >= 0 && components >= 0 && components <= 4;
    }

    /** Makes room for so many elements, which are then to be set. */
    VipMessage begin(FieldType newType, int newCount) {
        type = newType;
        count = newCount;
        strings.clear();
        if (newType.element() == Element.FLOAT && newCount > floats.length) {
            floats = Arrays.copyOf(floats, newCount);
        }
        if (newType.element() == Element.INT && newCount > ints.length) {
            ints = Arrays.copyOf(ints, newCount);
        }
        return this;
    }

    void set(int index, int value) {
        ints[index] = value;
    }

    void set(int index, float value) {
        floats[index] = value;
    }

    void set(double seconds) {
        time = seconds;
    }

    void add(String value) {
        strings.add(value);
    }

    private static void check(FieldType type, Element element, int count) {
        boolean whole = type.isList() ? count % type.width() == 0 : count == type.width();
        if (type.element() != element || type == FieldType.SF_IMAGE || !whole) {
            throw new IllegalArgumentException("A value of type " + type.vrmlName() + " cannot have " + count + " "
                    + (element == Element.INT ? "integers." : "numbers."));
        }
    }
}
