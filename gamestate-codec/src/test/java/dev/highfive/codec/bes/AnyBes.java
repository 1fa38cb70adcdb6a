package dev.highfive.codec.bes;

import java.util.Random;

/** Random types, random values of them, and packets that speak of both. */
final class AnyBes {
    private final Random random;

    AnyBes(long seed) {
        random = new Random(seed);
    }

    String type(int depth) {
        int least = depth == 0 ? 2 : 0;
        switch (least + random.nextInt(12 - least)) {
            case 0:
                return "vec(" + (1 + random.nextInt(4)) + "," + type(depth - 1) + ")";
            case 1:
                return "list(" + type(depth - 1) + ")";
            case 2:
                return "uint(" + random.nextInt(100) + "," + (100 + random.nextInt(1000)) + ")";
            case 3:
                return "fixed(" + random.nextInt(53) + ")";
            default:
                String[] plain = {"int", "uint", "bool", "float(32)", "float(64)", "str", "bin", "objectid", "quat"};
                return plain[random.nextInt(plain.length)];
        }
    }

    BesSchema schema() throws BadSchemaException {
        StringBuilder xml = new StringBuilder("<vwipschema target=\"entity\">");
        int nid = random.nextInt(3);
        for (int count = 1 + random.nextInt(4); count > 0; count--) {
            xml.append("<property nid=\"")
                    .append(nid)
                    .append("\"><type>")
                    .append(type(2))
                    .append("</type></property>");
            nid += 1 + random.nextInt(100);
        }
        return BesSchema.parse(xml.append("</vwipschema>").toString());
    }

    void value(BesType type, BesWriter out) {
        switch (type.kind()) {
            case UINT:
                out.integer(
                        type.least() + (random.nextLong() & Long.MAX_VALUE) % Math.max(1, type.most() - type.least()));
                break;
            case BOOL:
                out.bool(random.nextBoolean());
                break;
            case FLOAT32:
                out.float32(random.nextFloat());
                break;
            case FLOAT64:
                out.float64(random.nextGaussian());
                break;
            case STR:
                out.string(random.nextBoolean() ? "hello" : "\u00e9\ud83d\ude00");
                break;
            case BIN:
                out.blob(new byte[] {1, 2, 3}, random.nextInt(4));
                break;
            case VEC, LIST:
                int count = type.kind() == BesType.Kind.VEC ? type.count() : random.nextInt(3);
                if (type.kind() == BesType.Kind.LIST) {
                    out.integer(count);
                }
                for (int index = 0; index < count; index++) {
                    value(type.element(), out);
                }
                break;
            default:
                out.integer(integer());
        }
    }

    long integer() {
        return random.nextLong() >> random.nextInt(64);
    }

    /** A packet that adds an entity of type 1 and tells more of it. */
    byte[] packet(BesSchema schema) {
        BesPacketWriter packet = new BesPacketWriter()
                .begin(1 + random.nextInt(Integer.MAX_VALUE), random.nextInt(1000), random.nextInt(4), integer());
        long nack = 0;
        for (int count = random.nextInt(5); count > 0; count--) {
            packet.nack(nack += 1 + random.nextInt(300));
        }
        long entity = random.nextInt(1000);
        packet.beginAdd(1, entity);
        values(schema, packet);
        packet.beginUpdate(entity);
        values(schema, packet);
        packet.subscribeType(3, new long[] {1, 200}, random.nextInt(3));
        packet.unsubscribeType(9);
        packet.verb(77, new byte[random.nextInt(4)]);
        packet.removeEntity(entity);
        java.nio.ByteBuffer bytes = java.nio.ByteBuffer.allocate(BesHeader.MAX_PACKET);
        packet.end(bytes);
        byte[] array = new byte[bytes.remaining()];
        bytes.get(array);
        return array;
    }

    private void values(BesSchema schema, BesPacketWriter packet) {
        BesWriter out = new BesWriter(500);
        for (int index = 0; index < schema.count(); index++) {
            value(schema.property(index).type(), out.clear());
            if (out.ok() && random.nextInt(4) > 0) {
                packet.value(schema.property(index).id(), out.bytes(), out.size());
            }
        }
        packet.endEntity();
    }
}
