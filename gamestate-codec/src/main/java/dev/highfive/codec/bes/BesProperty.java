package dev.highfive.codec.bes;

/** One property of a schema. */
public final class BesProperty {
    private final int id;
    private final int index;
    private final String name;
    private final String semantic;
    private final BesType type;

    BesProperty(int id, int index, String name, String semantic, BesType type) {
        this.id = id;
        this.index = index;
        this.name = name;
        this.semantic = semantic;
        this.type = type;
    }

    /** VALUEID on the wire, nid in the schema. */
    public int id() {
        return id;
    }

    /** Its place in {@link BesSchema#property}, from 0, in the order of the ids. */
    public int index() {
        return index;
    }

    /** May be empty. */
    public String name() {
        return name;
    }

    /** May be empty. */
    public String semantic() {
        return semantic;
    }

    public BesType type() {
        return type;
    }
}
