package dev.highfive.desktop.wire;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import dev.highfive.codec.lemvr.LemvrPacket;
import dev.highfive.codec.lemvr.PacketVisitor;

/** Prints the fields of a packet. Integers of 64 bits are strings, for JSON's own numbers end at 2^53. */
final class LemvrFieldWriter extends PacketVisitor {
    private final JsonObject out = new JsonObject();
    private final boolean exact;

    private LemvrFieldWriter(boolean exact) {
        this.exact = exact;
    }

    static JsonObject fields(LemvrPacket packet, boolean exact) {
        LemvrFieldWriter writer = new LemvrFieldWriter(exact);
        packet.describe(writer);
        return writer.out;
    }

    @Override
    protected long integer(String name, int bytes, long value) {
        out.add(name, bytes == 8 ? new JsonPrimitive(Long.toUnsignedString(value)) : new JsonPrimitive(value));
        return value;
    }

    @Override
    public float float32(String name, float value) {
        out.add(name, number(value));
        return value;
    }

    @Override
    public double float64(String name, double value) {
        out.add(
                name,
                exact || !Double.isFinite(value)
                        ? new JsonPrimitive(Double.toHexString(value))
                        : new JsonPrimitive(value));
        return value;
    }

    @Override
    public void float32s(String name, float[] values) {
        JsonArray array = new JsonArray();
        for (float value : values) {
            array.add(number(value));
        }
        out.add(name, array);
    }

    @Override
    public void uint8s(String name, int[] values) {
        JsonArray array = new JsonArray();
        for (int value : values) {
            array.add(value);
        }
        out.add(name, array);
    }

    @Override
    public String text(String name, String value) {
        out.addProperty(name, value);
        return value;
    }

    private JsonElement number(float value) {
        if (exact) {
            return new JsonPrimitive(HexFloat.format(value));
        }
        return Float.isFinite(value) ? new JsonPrimitive(value) : new JsonPrimitive(Float.toString(value));
    }
}
