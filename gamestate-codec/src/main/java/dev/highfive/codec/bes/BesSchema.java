package dev.highfive.codec.bes;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The properties of a type of entities. The most changing ones should have the lowest ids, below 128 a byte each. */
public final class BesSchema {
    /** Higher ids of properties are refused. */
    public static final int MAX_ID = 1023;

    private final BesProperty[] properties;
    /** By id. */
    private final @Nullable BesProperty[] byId;

    /** @param properties in the order of their ids, each id once */
    BesSchema(List<BesProperty> properties) {
        this.properties = properties.toArray(new BesProperty[0]);
        byId = new BesProperty
                [properties.isEmpty()
                        ? 0
                        : properties.get(properties.size() - 1).id() + 1];
        for (BesProperty property : properties) {
            byId[property.id()] = property;
        }
    }

    /** @throws BadSchemaException if the XML is no schema */
    public static BesSchema parse(String xml) throws BadSchemaException {
        return BesSchemaParser.parse(xml);
    }

    public int count() {
        return properties.length;
    }

    /** @param index from 0 */
    public BesProperty property(int index) {
        return properties[index];
    }

    /** @return null if there is none of this id */
    public @Nullable BesProperty find(long id) {
        return id >= 0 && id < byId.length ? byId[(int) id] : null;
    }

    /** @throws IllegalArgumentException if there is none of this name */
    public BesProperty named(String name) {
        return Arrays.stream(properties)
                .filter(property -> property.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is no property " + name + "."));
    }
}
