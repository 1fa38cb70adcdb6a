package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all integers, types, packets and bytes. */
class BesCodecProperties {
    @Property
    void anyIntegerComesBackFromItsShortestFormAndFromLongerOnes(
            @ForAll long value, @ForAll @IntRange(max = 9) int more) {
        BesWriter shortest = new BesWriter(16).integer(value);
        assertEquals(BesWriter.size(value), shortest.size());
        // One byte is not in two's complement, two and more are: before those, copies of the sign change nothing.
        int size = Math.max(shortest.size() == 1 ? 2 : shortest.size(), Math.min(10, shortest.size() + more));
        byte[] longer = new byte[size];
        for (int at = 0; at < size; at++) {
            long group = value >> Math.min(63, 7 * (size - 1 - at));
            longer[at] = (byte) (group & 0x7F | (at < size - 1 ? 0x80 : 0));
        }
        for (byte[] form : new byte[][] {Arrays.copyOf(shortest.bytes(), shortest.size()), longer}) {
            BesReader in = new BesReader().wrap(ByteBuffer.wrap(form));
            assertEquals(value, in.integer());
            assertTrue(in.ok() && in.remaining() == 0);
        }
    }

    @Property
    void aValueOfAnyTypeEndsWhereItsTypeSays(@ForAll long seed) throws BadSchemaException {
        AnyBes any = new AnyBes(seed);
        BesType type = BesType.parse(any.type(3));
        assertEquals(type.toString(), BesType.parse(type.toString()).toString());
        BesWriter out = new BesWriter(1 << 16);
        any.value(type, out);
        assertTrue(out.ok());
        BesReader in = new BesReader().wrap(ByteBuffer.wrap(out.bytes(), 0, out.size()));
        type.pass(in);
        assertTrue(in.ok(), type.toString());
        assertEquals(0, in.remaining());
        in.wrap(ByteBuffer.wrap(out.bytes(), 0, out.size() - 1));
        type.pass(in);
        assertTrue(!in.ok(), type.toString());
    }

    @Property
    void anyPacketIsWrittenAgainAsItWas(@ForAll long seed) throws BadSchemaException {
        AnyBes any = new AnyBes(seed);
        Rewriter rewriter = new Rewriter();
        rewriter.types.put(1L, any.schema());
        byte[] packet = any.packet(rewriter.types.get(1L));
        byte[] again = rewriter.rewrite(packet);
        assertNull(rewriter.error);
        assertArrayEquals(packet, again);
    }

    @Property
    void mutatedPacketsAreDroppedWholeOrReadStably(
            @ForAll long seed, @ForAll @Size(min = 1, max = 9) List<Integer> mutations) throws BadSchemaException {
        AnyBes any = new AnyBes(seed);
        BesSchema schema = any.schema();
        byte[] packet = any.packet(schema);
        for (int mutation : mutations) {
            packet[(mutation >>> 8) % packet.length] = (byte) mutation;
        }
        assertStable(packet, schema);
    }

    static void assertStable(byte[] packet, BesSchema schema) {
        Rewriter first = new Rewriter();
        first.types.put(1L, schema);
        byte[] once = first.rewrite(packet);
        if (once == null) {
            assertTrue(first.entities.isEmpty() && first.types.size() == 1, "nothing of it counts");
            return;
        }
        assertNull(first.error, "checked before");
        Rewriter second = new Rewriter();
        second.types.put(1L, schema);
        assertArrayEquals(once, second.rewrite(once));
    }
}
