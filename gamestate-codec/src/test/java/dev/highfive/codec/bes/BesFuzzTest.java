package dev.highfive.codec.bes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * Hostile packets and schemas. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else.
 */
class BesFuzzTest {
    @FuzzTest
    void besPacket(byte[] bytes) throws BadSchemaException {
        if (bytes.length <= BesHeader.MAX_PACKET / 2) { // so that longer forms of it still fit
            BesCodecProperties.assertStable(bytes, BesSchemas.resolve("urn:bes:avatar:1"));
        }
        assertTrue(new BesHeader().sizeOf(ByteBuffer.wrap(bytes)) <= BesHeader.MAX_PACKET);
    }

    @FuzzTest
    void besSchema(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        try {
            BesSchema schema = BesSchemas.resolve("data:," + text);
            BesReader in = new BesReader();
            for (int index = 0; index < schema.count(); index++) {
                schema.property(index).type().pass(in.wrap(Hex.buffer("00".repeat(200))));
            }
        } catch (BadSchemaException e) {
            assertTrue(e.getMessage() != null);
        }
    }
}
