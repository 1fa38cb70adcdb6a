package dev.highfive.codec.gamestate;

/** Reads objects as they describe themselves. */
final class DescribedReader extends FieldVisitor {
    private static final int NOT_YET = -1;

    private final FieldReader in;
    private int start;
    private int end;
    private int optionsStart;
    /** Whether there was a texture that might be a URL or a stream, and which of the two it is taken for. */
    private boolean ambiguous;

    private boolean takenForUrl;

    DescribedReader(FieldReader in) {
        this.in = in;
    }

    /**
     * A texture's first byte might be a payload type as well as the one-byte length of a URL. A stream it is if
     * what follows fits exactly, or if it is no URL.
     */
    void read(GameObject object, Profile profile) {
        start = in.position();
        end = start + in.remaining();
        boolean readable = read(object, profile, false);
        boolean fits = readable && in.remaining() == 0 && !in.skippedPartOfOption();
        if (ambiguous && !fits && !read(object, profile, true) && readable) {
            read(object, profile, false);
        }
    }

    private boolean read(GameObject object, Profile profile, boolean texturesAreUrls) {
        in.reset(start, end);
        optionsStart = NOT_YET;
        ambiguous = false;
        takenForUrl = texturesAreUrls;
        object.describe(this, profile);
        return in.ok();
    }

    @Override
    public boolean fills() {
        return true;
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        return kind.read(in);
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        for (int index = 0; index < count; index++) {
            values[index] = half ? in.float16() : in.float32();
        }
    }

    @Override
    public String string(String name, String value) {
        return in.string();
    }

    @Override
    public void joints(float[] values) {
        in.float16s(values, values.length);
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize) {
        int count = vectorSize * in.count(vectorSize * (half ? 2 : 4));
        if (half) {
            values.resize(count);
            in.float16s(values.values(), count);
        } else {
            in.float32s(values, count);
        }
    }

    @Override
    public void list(String name, LongList values, int groupSize) {
        in.varUInts(values, groupSize * in.count(groupSize));
    }

    @Override
    public void texture(Texture texture, boolean required) {
        int first = in.peek();
        boolean perhapsStream = Texture.isPayloadType(first);
        ambiguous |= perhapsStream;
        if (!required && (in.remaining() == 0 || first == Tags.PARENT1)) {
            texture.clear();
        } else if (perhapsStream && !takenForUrl) {
            texture.setPayloadType(in.uint8());
        } else {
            texture.setUrl(in.string());
        }
    }

    @Override
    public void parent(Parent parent, boolean bare) {
        if (bare) {
            parent.readBare(in);
        } else {
            toOptions();
            parent.read(in);
        }
    }

    /** They may come in any order; of two with the same tag the last counts. */
    @Override
    public boolean option(String name, long tag, int size, boolean present) {
        toOptions();
        int found = NOT_YET;
        int foundEnd = end;
        while (in.nextOption()) {
            if (in.isOption(tag) && in.remaining() >= size) {
                found = in.position();
                foundEnd = found + in.remaining();
            }
        }
        if (found != NOT_YET) {
            in.reset(found, foundEnd);
        }
        return found != NOT_YET;
    }

    private void toOptions() {
        if (!in.ok()) {
            return;
        }
        if (optionsStart == NOT_YET) {
            optionsStart = in.position();
        }
        in.reset(optionsStart, end);
    }
}
