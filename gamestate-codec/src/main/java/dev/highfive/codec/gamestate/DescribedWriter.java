package dev.highfive.codec.gamestate;

/** Writes objects as they describe themselves, and counts their bytes before. */
final class DescribedWriter extends FieldVisitor {
    private final FieldWriter out;
    private boolean counting;
    private int size;

    DescribedWriter(FieldWriter out) {
        this.out = out;
    }

    /** @throws ObjectRefusedException if the object has something that the profile has no bytes for */
    int size(GameObject object, Profile profile) {
        String excess = object.excess(profile);
        if (excess != null) {
            throw new ObjectRefusedException(
                    object + " has " + excess + ", which profile " + profile + " cannot send.");
        }
        counting = true;
        size = 0;
        object.describe(this, profile);
        return size;
    }

    void write(GameObject object, Profile profile) {
        counting = false;
        object.describe(this, profile);
    }

    @Override
    public boolean fills() {
        return false;
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        if (!counts(kind.size(value))) {
            kind.write(out, value);
        }
        return value;
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        if (counts(count * (half ? 2 : 4))) {
            return;
        }
        for (int index = 0; index < count; index++) {
            if (half) {
                out.float16(values[index]);
            } else {
                out.float32(values[index]);
            }
        }
    }

    @Override
    public String string(String name, String value) {
        if (counting) {
            size += FieldSizes.string(value);
        } else {
            out.string(value);
        }
        return value;
    }

    @Override
    public void joints(float[] values) {
        if (!counts(2 * values.length)) {
            out.float16s(values, values.length);
        }
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize) {
        integer(name, IntegerKind.VAR_UINT, values.size() / vectorSize);
        if (counts(values.size() * (half ? 2 : 4))) {
            return;
        }
        if (half) {
            out.float16s(values.values(), values.size());
        } else {
            out.float32s(values);
        }
    }

    @Override
    public void list(String name, LongList values, int groupSize) {
        integer(name, IntegerKind.VAR_UINT, values.size() / groupSize);
        if (counting) {
            size += FieldSizes.varUInts(values);
        } else {
            out.varUInts(values);
        }
    }

    @Override
    public void texture(Texture texture, boolean required) {
        if (required || !texture.isNone()) {
            if (counting) {
                size += texture.size();
            } else {
                texture.write(out);
            }
        }
    }

    @Override
    public void parent(Parent parent, boolean bare) {
        if (counts(bare ? parent.bareSize() : parent.size())) {
            return;
        }
        if (bare) {
            parent.writeBare(out);
        } else {
            parent.write(out);
        }
    }

    @Override
    public boolean option(String name, long tag, int length, boolean present) {
        if (present && !counts(FieldSizes.option(tag, length) - length)) {
            out.option(tag, length);
        }
        return present;
    }

    private boolean counts(int bytes) {
        size += bytes;
        return counting;
    }
}
