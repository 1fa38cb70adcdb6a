package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesSchema;

/** A type of entities that this side introduces. */
public final class OwnType {
    private final long id;
    private final String uri;
    private final BesSchema schema;

    OwnType(long id, String uri, BesSchema schema) {
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
