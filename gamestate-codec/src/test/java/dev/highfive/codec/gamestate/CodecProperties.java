package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all objects and all bytes. */
class CodecProperties {
    @Property
    void anyObjectComesBackAsItWasSent(@ForAll long seed, @ForAll Profile profile) {
        GameObject sent = new AnyObject(seed, profile).next();
        byte[] bytes = encode(profile, List.of(sent));
        assertEquals(new GameStateWriter(profile).sizeOf(sent), bytes.length);
        List<String> received = new ArrayList<>();
        assertTrue(
                new GameStateReader(profile).read(ByteBuffer.wrap(bytes), object -> received.add(Fields.of(object))));
        assertEquals(List.of(Fields.of(sent)), received);
    }

    @Property
    void whatIsDecodedEncodesToTheSameBytes(
            @ForAll long seed, @ForAll Profile profile, @ForAll @IntRange(max = 8) int count) {
        byte[] bytes = encode(profile, objects(seed, profile, count));
        assertArrayEquals(bytes, reencode(profile, bytes));
    }

    @Property
    void anyPrefixOfAPayloadKeepsTheObjectsThatAreWhole(
            @ForAll long seed, @ForAll Profile profile, @ForAll @IntRange(max = 4000) int length) {
        List<GameObject> objects = objects(seed, profile, 5);
        byte[] bytes = encode(profile, objects);
        byte[] prefix = Arrays.copyOf(bytes, Math.min(length, bytes.length));
        int whole = 0;
        for (int end = 0; whole < objects.size(); whole++) {
            end += new GameStateWriter(profile).sizeOf(objects.get(whole));
            if (end > prefix.length) {
                break;
            }
        }
        GameStateReader reader = new GameStateReader(profile);
        Recorder recorder = new Recorder();
        boolean complete = reader.read(ByteBuffer.wrap(prefix), recorder);
        assertEquals(complete ? 0 : 1, reader.errors().total());
        assertEquals(whole, recorder.found.size() - (complete ? 0 : 1));
    }

    @Property
    void mutatedPayloadsDecodeWithoutExceptionAndStably(
            @ForAll long seed, @ForAll Profile profile, @ForAll @Size(min = 1, max = 9) List<Integer> mutations) {
        byte[] bytes = encode(profile, objects(seed, profile, 4));
        for (int mutation : mutations) {
            bytes[(mutation >>> 8) % bytes.length] = (byte) mutation;
        }
        byte[] once = reencode(profile, bytes);
        assertArrayEquals(once, reencode(profile, once));
    }

    @Property
    void anyBytesDecodeWithoutExceptionAndStably(@ForAll byte[] bytes, @ForAll Profile profile) {
        byte[] once = reencode(profile, bytes);
        assertArrayEquals(once, reencode(profile, once));
    }

    private static List<GameObject> objects(long seed, Profile profile, int count) {
        AnyObject any = new AnyObject(seed, profile);
        List<GameObject> objects = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            objects.add(any.next());
        }
        return objects;
    }

    private static byte[] encode(Profile profile, List<GameObject> objects) {
        ByteBuffer buffer = ByteBuffer.allocate(65_536);
        GameStateWriter writer = new GameStateWriter(profile).wrap(buffer);
        objects.forEach(writer::write);
        return Arrays.copyOf(buffer.array(), buffer.position());
    }

    private static byte[] reencode(Profile profile, byte[] bytes) {
        return Reencoder.reencode(profile, bytes);
    }
}
