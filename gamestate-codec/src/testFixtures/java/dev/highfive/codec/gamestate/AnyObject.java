package dev.highfive.codec.gamestate;

import java.util.SplittableRandom;

/** Makes objects with any values that a profile can send, the odd ones more often than chance would. */
public final class AnyObject extends FieldVisitor {
    private final SplittableRandom random;
    private final Profile profile;

    public AnyObject(long seed, Profile profile) {
        this.random = new SplittableRandom(seed);
        this.profile = profile;
    }

    /** One of a draft's types, or of none that is known. */
    public GameObject next() {
        int which = random.nextInt(ObjectTypes.BUILT_IN.size() + 1);
        if (which == ObjectTypes.BUILT_IN.size()) {
            UnknownObject unknown = new UnknownObject();
            unknown.tag = random.nextInt(137, 16_384);
            byte[] data = new byte[random.nextInt(40)];
            random.nextBytes(data);
            return unknown.setData(data);
        }
        ObjectType<?> type = ObjectTypes.BUILT_IN.get(which);
        return type.tag(profile) == 0 ? next() : next(type);
    }

    /** An object of a type that the profile has. */
    public GameObject next(ObjectType<?> type) {
        GameObject object = type.create();
        if (type.hasId()) {
            object.id = unsigned();
        }
        object.describe(this, profile);
        return object;
    }

    @Override
    public boolean fills() {
        return true;
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        return switch (kind) {
            case BOOL -> random.nextInt(2);
            case TIME, MILLISECONDS -> random.nextInt(0x10000);
            case UINT32, SSRC -> random.nextInt() & 0xFFFF_FFFFL;
            case VAR_UINT -> unsigned();
            case VAR_INT -> random.nextLong() >> random.nextInt(64);
        };
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        for (int index = 0; index < count; index++) {
            values[index] = number();
        }
    }

    @Override
    public String string(String name, String value) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(140); length > 0; length--) {
            int codePoint = random.nextInt(10) > 0 ? random.nextInt(0x80) : random.nextInt(0x110000);
            text.appendCodePoint(codePoint >= 0xD800 && codePoint < 0xE000 ? '?' : codePoint);
        }
        return text.toString();
    }

    @Override
    public void joints(float[] values) {
        numbers("", Quantity.JOINT, true, values, values.length);
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize) {
        values.clear();
        for (int count = vectorSize * listSize(); count > 0; count--) {
            values.add(number());
        }
    }

    @Override
    public void list(String name, LongList values, int groupSize) {
        values.clear();
        for (int count = groupSize * listSize(); count > 0; count--) {
            values.add(unsigned());
        }
    }

    @Override
    public void texture(Texture texture, boolean required) {
        switch (random.nextInt(3)) {
            case 0 -> texture.setPayloadType(random.nextInt(25, 128));
            case 1 -> texture.setUrl(string("", ""));
            default -> texture.clear();
        }
    }

    @Override
    public void parent(Parent parent, boolean bare) {
        if (random.nextBoolean()) {
            parent.set(unsigned());
        }
    }

    @Override
    public boolean option(String name, long tag, int size, boolean present) {
        return random.nextBoolean();
    }

    private int listSize() {
        return random.nextBoolean() ? 0 : random.nextInt(20);
    }

    private long unsigned() {
        return random.nextLong() >>> random.nextInt(64);
    }

    /** A number that a half can hold, so that it comes back as it was sent; NaN and infinity among them. */
    private float number() {
        return Float16.toFloat((short) random.nextInt(0x10000));
    }
}
