package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesSchema;
import org.jspecify.annotations.Nullable;

/** A type of entities that the other side has introduced. */
public final class RemoteType {
    private final long id;
    private final String uri;
    private final BesSchema schema;
    /** The ids of the properties to be told of, or null if none of its entities is wanted. */
    long @Nullable [] wanted;

    RemoteType(long id, String uri, BesSchema schema) {
        this.id = id;
        this.uri = uri;
        this.schema = schema;
    }

    public long id() {
        return id;
    }

    public String uri() {
        return uri;
    }

    public BesSchema schema() {
        return schema;
    }
}
