package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchema;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Something that has values, kept as the bytes that they are on the wire. */
public abstract class Entity {
    private static final byte[] NONE = {};
    private static final int ABSENT = -1;

    private final long id;
    private final BesSchema schema;
    private final byte[][] values;
    private final @Nullable ByteBuffer[] wrapped;
    private final int[] sizes;
    private final BesReader reader = new BesReader();

    Entity(long id, BesSchema schema) {
        this.id = id;
        this.schema = schema;
        values = new byte[schema.count()][];
        wrapped = new ByteBuffer[schema.count()];
        sizes = new int[schema.count()];
        Arrays.fill(values, NONE);
        Arrays.fill(sizes, ABSENT);
    }

    /** One of its introducer's own; another may use the same. */
    public final long id() {
        return id;
    }

    public final BesSchema schema() {
        return schema;
    }

    public final boolean has(BesProperty property) {
        return sizes[property.index()] != ABSENT;
    }

    /** At the value of a property that it {@link #has}; good until the next call. */
    public final BesReader read(BesProperty property) {
        int index = property.index();
        return reader.wrap(wrapped[index], 0, sizes[index]);
    }

    final byte[] bytes(int index) {
        return values[index];
    }

    /** -1 where there is none. */
    final int size(int index) {
        return sizes[index];
    }

    /** @return whether it is another value than before */
    final boolean set(int index, ByteBuffer from, int start, int size) {
        boolean same = size == sizes[index];
        for (int at = 0; same && at < size; at++) {
            same = values[index][at] == from.get(start + at);
        }
        if (same) {
            return false;
        }
        if (values[index].length < size || wrapped[index] == null) {
            values[index] = new byte[size];
            wrapped[index] = ByteBuffer.wrap(values[index]);
        }
        for (int at = 0; at < size; at++) {
            values[index][at] = from.get(start + at);
        }
        sizes[index] = size;
        return true;
    }
}
