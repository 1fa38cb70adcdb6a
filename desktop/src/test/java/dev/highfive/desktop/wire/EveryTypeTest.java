package dev.highfive.desktop.wire;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.AnyObject;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Profile;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A new type is in one list only: these fail until people can read and write it too. */
class EveryTypeTest {
    private static final int MAX_BYTES = 65507;

    @ParameterizedTest
    @EnumSource
    void decodeAndEncodeKnowIt(Profile profile) {
        PayloadJson json = new PayloadJson(profile);
        forEach(profile, (type, payload) -> {
            String decoded = json.toJson(payload, true);
            assertTrue(decoded.startsWith("{\"objects\":[{\"type\":\"" + type.name() + "\""), decoded);
            assertTrue(decoded.endsWith("\"errors\":[]}"), decoded);
            byte[] encoded = json.toPayload(decoded, MAX_BYTES);
            assertEquals(decoded, json.toJson(encoded, true));
            // JSON has one NaN, with no sign.
            if (!decoded.contains("NaN")) {
                assertArrayEquals(payload, encoded, decoded);
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void explainKnowsIt(Profile profile) {
        forEach(profile, (type, payload) -> {
            String explained = Explanation.of(payload, profile);
            String first = explained.lines().findFirst().orElse("");
            assertTrue(first.endsWith(" tag          " + type.name()), first);
            assertFalse(explained.contains("  rest  "), explained);
            assertFalse(explained.contains("  error  "), explained);
        });
    }

    private static void forEach(Profile profile, Check check) {
        ByteBuffer buffer = ByteBuffer.allocate(MAX_BYTES);
        GameStateWriter writer = new GameStateWriter(profile);
        for (ObjectType<?> type : ObjectTypes.all()) {
            for (int seed = 0; type.tag(profile) != 0 && seed < 50; seed++) {
                buffer.clear();
                writer.wrap(buffer).write(new AnyObject(seed, profile).next(type));
                check.accept(type, Arrays.copyOf(buffer.array(), buffer.position()));
            }
        }
    }

    private interface Check {
        void accept(ObjectType<?> type, byte[] payload);
    }
}
