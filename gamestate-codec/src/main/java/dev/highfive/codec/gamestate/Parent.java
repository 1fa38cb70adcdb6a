package dev.highfive.codec.gamestate;

/** The optional object that an object moves with (Parent1). */
public final class Parent {
    public boolean present;
    /** The id of the parent; only where {@link #present}. */
    public long id;

    public Parent set(long id) {
        this.present = true;
        this.id = id;
        return this;
    }

    public Parent clear() {
        this.present = false;
        this.id = 0;
        return this;
    }

    int size() {
        return present ? FieldSizes.option(Tags.PARENT1, FieldSizes.varUInt(id)) : 0;
    }

    void write(FieldWriter out) {
        if (present) {
            out.option(Tags.PARENT1, FieldSizes.varUInt(id));
            out.varUInt(id);
        }
    }

    /** Reads the rest of the object. */
    void read(FieldReader in) {
        clear();
        while (in.nextOption()) {
            if (in.optionTag() == Tags.PARENT1) {
                setIfOk(in);
            }
        }
    }

    int bareSize() {
        return present ? FieldSizes.varUInt(id) : 0;
    }

    void writeBare(FieldWriter out) {
        if (present) {
            out.varUInt(id);
        }
    }

    /** As cisco/gse sends it: an id with neither tag nor length, so the first bytes left over are it. */
    void readBare(FieldReader in) {
        clear();
        if (in.ok() && in.remaining() > 0) {
            setIfOk(in);
            in.skipRest();
        }
    }

    private void setIfOk(FieldReader in) {
        long read = in.varUInt();
        if (in.ok()) {
            set(read);
        }
    }
}
