package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesWriter;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** An entity that this side has introduced. */
public final class OwnEntity extends Entity {
    private final OwnType type;
    /** How often each value has changed. */
    private final long[] versions;

    private final BesReader check = new BesReader();
    private @Nullable ByteBuffer source;
    private boolean removed;

    OwnEntity(long id, OwnType type) {
        super(id, type.schema());
        this.type = type;
        versions = new long[type.schema().count()];
    }

    public OwnType type() {
        return type;
    }

    /**
     * Sets a value; those who subscribed to it are told if it is another one.
     *
     * @throws IllegalArgumentException if it is no value of the property's type
     */
    public void put(BesProperty property, BesWriter value) {
        if (source == null || source.array() != value.bytes()) {
            source = ByteBuffer.wrap(value.bytes());
        }
        check.wrap(source, 0, value.size());
        property.type().pass(check);
        if (!value.ok() || !check.ok() || check.remaining() > 0) {
            throw new IllegalArgumentException("That is no " + property.type() + ".");
        }
        if (set(property.index(), source, 0, value.size())) {
            versions[property.index()]++;
        }
    }

    long version(int index) {
        return versions[index];
    }

    void remove() {
        removed = true;
    }

    boolean isRemoved() {
        return removed;
    }
}
