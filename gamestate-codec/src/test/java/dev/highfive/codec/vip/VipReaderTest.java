package dev.highfive.codec.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.codec.Allocation;
import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VipReaderTest {
    private final VipReader reader = new VipReader(ImageForm.INTS, 1000);

    @Test
    void aMessageIsReadOnceItsLastByteIsThere() {
        ByteBuffer in = Hex.buffer("00000001fffe100000000200016100027878");
        int whole = in.limit();
        for (int limit = 0; limit < whole; limit++) {
            assertNull(reader.read(in.limit(limit)));
            assertNull(reader.error());
            assertEquals(0, in.position());
        }
        assertEquals("{\"a\", \"xx\"}", Vnet.text(reader.read(in.limit(whole))));
    }

    @Test
    void pixelsOfTheSpecificationAreAnIntegerEach() {
        ByteBuffer in = Hex.buffer("00000001000403" + "000000020000000100000003" + "00d5d9be00f76808");
        VipMessage message = reader.read(in);
        assertEquals(5, message.count());
        assertEquals(0xd5d9be, message.integer(3));
        assertEquals(0xf76808, message.integer(4));
        assertFalse(in.hasRemaining());
    }

    @ParameterizedTest
    @CsvSource({
        "UNKNOWN_TAG,    13",
        "UNKNOWN_TAG,    fe",
        "NEGATIVE_COUNT, 0bffffffff",
        "TOO_LARGE,      0b7fffffff",
        "TOO_LARGE,      107fffffff",
        "TOO_LARGE,      0d000000f9",
        "TOO_LARGE,      07ffff",
        "TOO_LARGE,      03000100000001000000000003",
        "TOO_LARGE,      037fffffff7fffffff00000004",
        "BAD_IMAGE,      03ffffffffffffffff00000003",
        "BAD_IMAGE,      03000000010000000100000005",
        "BAD_STRING,     07000180",
        "BAD_STRING,     070001c0",
        "BAD_STRING,     070003e08000f8",
        "BAD_STRING,     070004f09f8eae"
    })
    void whatCannotBeReadIsRefusedWithAReasonAndAllBehindIt(VipError error, String value) {
        ByteBuffer in = Hex.buffer("000000010004" + value + (error == VipError.BAD_STRING ? "00" : ""));
        assertNull(reader.read(in));
        assertEquals(error, reader.error());
        assertNull(reader.read(Hex.buffer("00000001ffffff")));
    }

    @Test
    void aListIsOnlyAsLongAsItsBytes() {
        // 200 strings are said to come, of which one is there.
        assertNull(reader.read(Hex.buffer("00000001000310000000c8000161")));
        assertNull(reader.error());
    }

    @Test
    void stringsTakeAtMost65535Bytes() {
        VipWriter writer = new VipWriter(ImageForm.INTS);
        ByteBuffer out = ByteBuffer.allocate(200_000);
        VipMessage message = new VipMessage().to(1, VipField.MESSAGE);
        writer.write(message.string(String.join("", Collections.nCopies(0xFFFF, "a"))), out);
        assertNotNull(new VipReader(ImageForm.INTS, 1 << 17).read(out.flip()));
        String longer = String.join("", Collections.nCopies(0x8000, "\u00e9"));
        assertThrows(IllegalArgumentException.class, () -> writer.write(message.string(longer), out.clear()));
    }

    @Test
    void valuesHaveAsManyNumbersAsTheirTypeHas() {
        VipMessage message = new VipMessage();
        assertEquals(6, message.floats(FieldType.MF_VEC3F, 1, 2, 3, 4, 5, 6).count());
        assertThrows(IllegalArgumentException.class, () -> message.floats(FieldType.MF_VEC3F, 1, 2));
        assertThrows(IllegalArgumentException.class, () -> message.floats(FieldType.SF_VEC2F, 1, 2, 3));
        assertThrows(IllegalArgumentException.class, () -> message.floats(FieldType.MF_INT32, 1));
        assertThrows(IllegalArgumentException.class, () -> message.ints(FieldType.SF_IMAGE, 0, 0, 0));
        assertThrows(IllegalArgumentException.class, () -> message.image(2, 2, 3, 1));
        assertEquals(2, message.strings(List.of("a", "b")).count());
    }

    @Test
    void movesAreWrittenAndReadWithoutAllocation() {
        ByteBuffer buffer = ByteBuffer.allocate(1200);
        VipWriter writer = new VipWriter(ImageForm.INTS);
        VipMessage message = new VipMessage();
        float[] joints = new float[78];
        VipMessage hand = new VipMessage().to(4, VipField.FIRST_BEHAVIOUR).floats(FieldType.MF_VEC3F, joints);
        assertEquals(0, Allocation.of(() -> {
            for (int round = 0; round < 1000; round++) {
                buffer.clear();
                writer.write(message.to(3, VipField.POSITION).vec3f(1, 2, 3), buffer);
                writer.write(message.to(3, VipField.ORIENTATION).rotation(0, 1, 0, 3), buffer);
                writer.write(hand, buffer);
                buffer.flip();
                for (int read = 0; read < 3; read++) {
                    reader.read(buffer);
                }
            }
        }));
        assertNull(reader.error());
    }
}
