package dev.highfive.codec.gamestate;

import java.util.function.Supplier;

/**
 * A type of objects: its name, its tags, and how it is written and read, which is as its objects describe
 * themselves. Types that are sent all the time write and read the same bytes faster. An application makes a type
 * of its own and hands it to {@link GameStateReader}.
 *
 * <p>Tag, length and object id are written and read by the caller; a type deals with the fields after them.
 *
 * @param <T> the object
 */
public class ObjectType<T extends GameObject> {
    /** The tag in each profile, by its ordinal; 0 where the profile does not have the type. */
    private final long[] tags;

    private final String name;
    private final boolean hasId;
    private final Supplier<T> maker;

    /**
     * @param name what people call the type
     * @param tag from 5 to 2,097,151; the drafts leave 16,384 and up to anyone
     * @throws IllegalArgumentException if the drafts or cisco/gse use the tag, or it is out of range
     */
    public ObjectType(String name, Supplier<T> maker, long tag) {
        this(name, maker, tag, tag, tag, true);
        if (Tags.isReserved(tag) || tag > Tags.LARGEST) {
            throw new IllegalArgumentException(
                    "Tag " + tag + " of " + name + " is taken or not between 5 and " + Tags.LARGEST + ".");
        }
    }

    ObjectType(String name, Supplier<T> maker, long draftMdTag, long draftTxtTag, long gseTag, boolean hasId) {
        this.name = name;
        this.maker = maker;
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

    /** Whether objects have an id; all but a few have. */
    public final boolean hasId() {
        return hasId;
    }

    /** A new object, of which a reader makes one and reuses it for every payload. */
    public final T create() {
        return maker.get();
    }

    /** The bytes that {@link #write} will write. Called first, so that nothing is half written. */
    protected int size(T object, FieldWriter out, Profile profile) {
        return out.described().size(object, profile);
    }

    protected void write(T object, FieldWriter out, Profile profile) {
        out.described().write(object, profile);
    }

    /**
     * Sets every field of the object, also the optional ones that are absent: it still holds what was read
     * last. Bytes left over are skipped. A read past the end is noted by the reader and returns 0.
     */
    protected void read(T object, FieldReader in, Profile profile) {
        in.described().read(object, profile);
    }
}
