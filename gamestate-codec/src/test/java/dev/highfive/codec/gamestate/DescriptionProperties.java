package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteBuffer;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Types that write and read by loops of their own do so as their objects describe themselves. */
class DescriptionProperties {
    private static final int MAX_BYTES = 65_536;

    @Property(tries = 300)
    void everyTypeWritesWhatIsDescribed(@ForAll long seed, @ForAll Profile profile) {
        for (ObjectType<?> type : ObjectTypes.all()) {
            if (type.tag(profile) != 0) {
                GameObject object = new AnyObject(seed, profile).next(type);
                assertArrayEquals(written(object, described(type), profile), written(object, type, profile));
                assertEquals(timeIndex(object, described(type), profile), timeIndex(object, type, profile));
            }
        }
    }

    /** Also what is cut off, changed or longer than it should be. */
    @Property(tries = 300)
    void everyTypeReadsWhatIsDescribed(
            @ForAll long seed, @ForAll Profile profile, @ForAll int mutation, @ForAll byte[] behind) {
        for (ObjectType<?> type : ObjectTypes.all()) {
            if (type.tag(profile) != 0) {
                GameObject object = new AnyObject(seed, profile).next(type);
                byte[] bytes = written(object, type, profile);
                byte[] longer = Arrays.copyOf(bytes, bytes.length + behind.length);
                System.arraycopy(behind, 0, longer, bytes.length, behind.length);
                byte[] changed = bytes.clone();
                changed[Math.floorMod(mutation >> 8, bytes.length)] = (byte) mutation;
                byte[] shorter = Arrays.copyOf(bytes, Math.floorMod(mutation, bytes.length));
                for (byte[] each : new byte[][] {bytes, longer, changed, shorter}) {
                    assertReadsTheSame(type, each, profile);
                }
            }
        }
    }

    private static void assertReadsTheSame(ObjectType<?> type, byte[] bytes, Profile profile) {
        assertEquals(read(described(type), bytes, profile), read(type, bytes, profile), type.name());
    }

    /** What is read into an object that held something else before, or what was wrong. */
    private static <T extends GameObject> String read(ObjectType<T> type, byte[] bytes, Profile profile) {
        T object = type.create();
        FieldReader in = new FieldReader(profile);
        byte[] before = written(new AnyObject(7, profile).next(type), type, profile);
        type.read(object, in.wrap(ByteBuffer.wrap(before)), profile);
        type.read(object, in.wrap(ByteBuffer.wrap(bytes)), profile);
        return in.ok() ? Fields.of(object) : in.fault().toString();
    }

    private static byte[] written(GameObject object, ObjectType<?> type, Profile profile) {
        ByteBuffer buffer = ByteBuffer.allocate(MAX_BYTES);
        return Arrays.copyOf(
                buffer.array(), write(object, type, profile, buffer).position());
    }

    private static int timeIndex(GameObject object, ObjectType<?> type, Profile profile) {
        return write(object, type, profile, ByteBuffer.allocate(MAX_BYTES)).timeIndex();
    }

    @SuppressWarnings("unchecked")
    private static <T extends GameObject> FieldWriter write(
            GameObject object, ObjectType<T> type, Profile profile, ByteBuffer buffer) {
        FieldWriter out = new FieldWriter().wrap(buffer);
        int size = type.size((T) object, out, profile);
        type.write((T) object, out, profile);
        assertEquals(size, out.position(), type.name());
        return out;
    }

    /** The same type without a loop of its own. */
    private static <T extends GameObject> ObjectType<T> described(ObjectType<T> type) {
        return new ObjectType<>(type.name(), type::create, 1, 1, 1, type.hasId());
    }
}
