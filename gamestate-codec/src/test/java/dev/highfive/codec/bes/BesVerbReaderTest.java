package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a packet must be like to count. */
class BesVerbReaderTest {
    private final Rewriter reader = new Rewriter();

    @BeforeEach
    void knowOneTypeAndOneEntity() throws BadSchemaException {
        reader.types.put(1L, BesSchemas.resolve("urn:bes:avatar:1"));
        reader.entities.put(7L, reader.types.get(1L));
    }

    /** Token 1, packet 1, no flags, time 0, and these verbs. */
    private void read(String verbs) {
        byte[] bytes = Hex.bytes(verbs);
        BesWriter packet =
                new BesWriter(2000).integer(1).integer(bytes.length + 4).integer(3);
        packet.integer(1).integer(0).integer(0).raw(bytes, bytes.length);
        byte[] whole = new byte[packet.size()];
        System.arraycopy(packet.bytes(), 0, whole, 0, whole.length);
        reader.rewrite(whole);
    }

    @Test
    void dataThatOverrunsOrUnderrunsItsSizeDropsThePacket() {
        read("05 01 07");
        assertNull(reader.error);
        read("05 02 07 00");
        assertEquals(BesError.BAD_VERB, reader.error);
        read("05 00");
        assertEquals(BesError.BAD_VERB, reader.error);
        read("05 02 07");
        assertEquals(BesError.BAD_VERB, reader.error);
        read("05");
        assertEquals(BesError.BAD_VERB, reader.error);
        read("05 ff7f 07");
        assertEquals(BesError.BAD_VERB, reader.error);
    }

    @Test
    void nothingOfAPacketCountsWhoseLastVerbIsBad() {
        read("05 01 07  05 00");
        assertEquals(BesError.BAD_VERB, reader.error);
        assertNotNull(reader.entities.get(7L));
    }

    @Test
    void valuesAreWhatTheirTypesAllow() {
        // name "ab"
        read("06 06 07 01 03 02 6162");
        assertNull(reader.error);
        read("06 06 07 01 03 03 6162");
        assertEquals(BesError.BAD_VALUE, reader.error);
        read("06 04 07 01 09 00");
        assertEquals(BesError.BAD_VALUE, reader.error, "there is no property 9");
        read("06 04 07 02 04 00");
        assertEquals(BesError.BAD_VERB, reader.error, "one value, not two");
    }

    @Test
    void anEntityIsKnownToTheVerbsBehindItInThePacket() {
        read("04 03 01 09 00  06 05 09 01 03 01 61  05 01 09");
        assertNull(reader.error);
        assertEquals(0, reader.verbs.unreadVerb());
        read("06 05 09 01 03 01 61");
        assertNull(reader.error);
        assertEquals(BesVerb.UPDATEENTITY.code(), reader.verbs.unreadVerb());
        read("05 01 09");
        assertEquals(BesVerb.REMOVENTITY.code(), reader.verbs.unreadVerb());
    }

    @Test
    void headersWhoseSizesAreNotTrueDropThePacket() {
        for (String packet : new String[] {
            "",
            "01",
            "01 04 03 01 00",
            "01 05 03 01 00 00",
            "01 04 04 01 00 00",
            "01 04 02 01 00 00",
            "01 04 ff7f 01 00 00",
            "01 04 03 ff7f 00 00"
        }) {
            assertNull(reader.rewrite(Hex.bytes(packet)));
            assertTrue(reader.error == BesError.BAD_HEADER || reader.error == BesError.BAD_VERB, packet);
        }
        reader.rewrite(Hex.bytes("01 06 05 02 00 00 02 02"));
        assertEquals(BesError.BAD_NACKS, reader.error);
        BesWriter many = new BesWriter(200)
                .integer(1)
                .integer(69 + 1)
                .integer(3 + 65)
                .integer(1)
                .integer(0)
                .integer(0);
        for (int nack = 0; nack < 65; nack++) {
            many.integer(nack);
        }
        byte[] bytes = new byte[many.size()];
        System.arraycopy(many.bytes(), 0, bytes, 0, bytes.length);
        reader.rewrite(bytes);
        assertNotNull(reader.error);
    }

    @Test
    void packetsOfAStreamAreToldApartByTheirSizes() {
        BesHeader header = new BesHeader();
        ByteBuffer stream = Hex.buffer("01 04 03 01 00 00 01");
        assertEquals(6, header.sizeOf(stream));
        assertEquals(0, header.sizeOf(Hex.buffer("01")));
        assertEquals(0, header.sizeOf(Hex.buffer("818181")));
        assertEquals(-1, header.sizeOf(Hex.buffer("ff".repeat(30))));
        assertEquals(-1, header.sizeOf(Hex.buffer("01 80c000")));
        assertEquals(-1, header.sizeOf(Hex.buffer("01 ff7f")));
        assertEquals(-1, header.sizeOf(Hex.buffer("01 00")));
    }

    @Test
    void aFullPacketTakesWhatFitsAndNothingOfTheRest() {
        BesPacketWriter out = new BesPacketWriter().begin(Integer.MAX_VALUE, 1, 0, 1_760_000_000_000L);
        byte[] value = new byte[100];
        int added = 0;
        while (out.beginAdd(1, added)) {
            if (!out.value(1, value, value.length)) {
                break;
            }
            out.endEntity();
            added++;
        }
        assertFalse(out.verb(99, new byte[1000]));
        assertTrue(added >= 10);
        while (out.removeEntity(5)) {}
        ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
        out.end(packet);
        assertTrue(packet.limit() > BesHeader.MAX_PACKET - 5 && packet.limit() <= BesHeader.MAX_PACKET);
        assertArrayEquals(new byte[] {5, 1, 5}, new byte[] {
            packet.get(packet.limit() - 3), packet.get(packet.limit() - 2), packet.get(packet.limit() - 1)
        });
    }
}
