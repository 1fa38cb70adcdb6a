package dev.highfive.desktop.wire;

import dev.highfive.codec.bes.BesError;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchema;
import dev.highfive.codec.bes.BesVerb;
import dev.highfive.codec.bes.BesVerbReader;
import java.nio.ByteBuffer;
import java.util.StringJoiner;

/** Says what each byte of a packet of Binary Entity Stream means. */
final class BesExplanation {
    private final ByteBuffer packet;
    private final BesKnown known;
    private final HexDump dump;
    private final BesReader in = new BesReader();
    private final BesReader value = new BesReader();

    BesExplanation(byte[] payload, BesKnown known) {
        this.packet = ByteBuffer.wrap(payload);
        this.known = known;
        dump = new HexDump(payload);
        BesHeader header = new BesHeader();
        BesReader whole = new BesReader().wrap(packet);
        BesError error = header.read(whole);
        int verbs = whole.position();
        error = error == null ? new BesVerbReader().check(whole, known) : error;
        if (error != null) {
            dump.add(0, payload.length, "error", error + ": the packet is dropped");
            return;
        }
        in.wrap(packet);
        integer("token", "");
        integer("size", "");
        integer("header size", "");
        integer("packet", "");
        int start = in.position();
        dump.add(start, pass(), "flags", flags(header));
        integer("time", " ms");
        while (in.position() < verbs) {
            integer("nack", "");
        }
        while (in.remaining() > 0) {
            verb();
        }
    }

    private static String flags(BesHeader header) {
        StringJoiner names = new StringJoiner(", ");
        names.add(Long.toString(header.flags()));
        if (header.isResend()) {
            names.add("sent again");
        }
        if (header.isBye()) {
            names.add("goodbye");
        }
        return names.toString();
    }

    private int pass() {
        in.integer();
        return in.position();
    }

    private long integer(String name, String unit) {
        int start = in.position();
        long read = in.integer();
        dump.add(start, in.position(), name, read + unit);
        return read;
    }

    private void verb() {
        int start = in.position();
        long code = in.integer();
        BesVerb verb = BesVerb.of(code);
        dump.add(start, in.position(), "verb", verb == null ? code + ", unknown" : verb.name());
        int end = (int) integer("size", "") + in.position();
        if (verb == null) {
            rest(end, "skipped");
            return;
        }
        switch (verb) {
            case ADDENTITYTYPE -> {
                long type = integer("type", "");
                start = in.position();
                String uri = in.string();
                String wrong = known.learnType(type, uri);
                dump.add(start, in.position(), "schema", wrong == null ? uri : uri + ": " + wrong);
            }
            case SUBSCRIBETYPE -> {
                integer("type", "");
                for (long left = integer("count", ""); left > 0; left--) {
                    integer("value id", "");
                }
            }
            case UNSUBSCRIBETYPE -> integer("type", "");
            case REMOVENTITY -> known.forgetEntity(integer("entity", ""));
            case ADDENTITY -> {
                BesSchema schema = known.schemaOfType(integer("type", ""));
                long entity = integer("entity", "");
                if (schema != null) {
                    known.learnEntity(entity, schema);
                }
                values(schema, end);
            }
            case UPDATEENTITY -> values(known.schemaOfEntity(integer("entity", "")), end);
        }
    }

    private void values(BesSchema schema, int end) {
        if (schema == null) {
            rest(end, "of a type that was not told before");
            return;
        }
        for (long left = integer("count", ""); left > 0; left--) {
            BesProperty property = schema.find(integer("value id", ""));
            int start = in.position();
            property.type().pass(in);
            String text = BesValueJson.read(property.type(), value.wrap(packet, start, in.position()), false)
                    .toString();
            dump.add(start, in.position(), property.name(), text + " " + property.type());
        }
    }

    private void rest(int end, String what) {
        if (end > in.position()) {
            dump.add(in.position(), end, "data", what);
        }
        in.skip(end - in.position());
    }

    @Override
    public String toString() {
        return dump.toString();
    }
}
