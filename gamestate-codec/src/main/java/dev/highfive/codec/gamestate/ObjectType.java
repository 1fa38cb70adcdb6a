package dev.highfive.codec.gamestate;

/**
 * How one type of object is written and read. The built-in types are made of the same parts: an application
 * adds a type of its own by extending this class and handing it to {@link GameStateReader}.
 *
 * <p>Tag, length and object id are written and read by the caller; a type deals with the fields after them.
 *
 * @param <T> the object
 */
public abstract class ObjectType<T extends GameObject> {
    /** The tag in each profile, by its ordinal; 0 where the profile does not have the type. */
    private final long[] tags;
    private final String name;
    private final boolean hasId;

    /**
     * @param name what people call the type
     * @param tag from 5 to 2,097,151; the drafts leave 16,384 and up to anyone
     * @throws IllegalArgumentException if the drafts or cisco/gse use the tag, or it is out of range
     */
    protected ObjectType(String name, long tag) {
        this(name, tag, tag, tag, true);
        if (Tags.isReserved(tag) || tag > Tags.LARGEST) {
            throw new IllegalArgumentException(
                "Tag " + tag + " of " + name + " is taken or not between 5 and " + Tags.LARGEST + ".");
        }
    }

    ObjectType(String name, long draftMdTag, long draftTxtTag, long gseTag, boolean hasId) {
        this.name = name;
        this.tags = new long[] {draftMdTag, draftTxtTag, gseTag};
        this.hasId = hasId;
    }

    public final String name() {
        return name;
    }

    /** The tag on the wire, or 0 if the profile does not have this type. */
    public final long tag(Profile profile) {
        return tags[profile.ordinal()];
    }

    final boolean hasId() {
        return hasId;
    }

    /** A new object, of which a reader makes one and reuses it for every payload. */
    public abstract T create();

    /** The bytes that {@link #write} will write. Called first, so that nothing is half written. */
    protected abstract int size(T object, Profile profile);

    protected abstract void write(T object, FieldWriter out, Profile profile);

    /**
     * Sets every field of the object, also the optional ones that are absent: it still holds what was read
     * last. Bytes left over are skipped. A read past the end is noted by the reader and returns 0.
     */
    protected abstract void read(T object, FieldReader in, Profile profile);
}
