package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.FieldReader;
import dev.highfive.codec.gamestate.FieldVisitor;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.IntegerKind;
import dev.highfive.codec.gamestate.LongList;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Parent;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.Quantity;
import dev.highfive.codec.gamestate.Texture;
import dev.highfive.codec.gamestate.UnknownObject;
import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.Supplier;

/**
 * Says what each byte of a payload means. The codec decides what the objects are; this walks over the bytes
 * of each once more, field by field, as the object describes itself.
 */
final class Explanation extends FieldVisitor implements GameStateHandler {
    private static final long PARENT_TAG = 4;

    private final byte[] payload;
    private final Profile profile;
    private final HexDump dump;
    private FieldReader in;
    private int objectEnd;
    /** What the optional fields of the object are, by their tags. */
    private final Map<Long, Runnable> options = new LinkedHashMap<>();
    /** Of the optional field whose content is visited next, or null. */
    private Long optionTag;

    private Explanation(byte[] payload, Profile profile) {
        this.payload = payload;
        this.profile = profile;
        this.dump = new HexDump(payload);
    }

    static String of(byte[] payload, Profile profile) {
        Explanation explanation = new Explanation(payload, profile);
        new GameStateReader(profile, ObjectTypes.own()).read(ByteBuffer.wrap(payload), explanation);
        return explanation.dump.toString();
    }

    @Override
    public void onError(DecodeError error, int offset) {
        dump.add(offset, payload.length, "error", error + ": dropped from here on");
    }

    @Override
    public void onObject(GameObject object) {
        in = reader(objectEnd, payload.length);
        int start = in.position();
        long tag = in.tag();
        dump.add(
                start,
                in.position(),
                "tag",
                object instanceof UnknownObject
                        ? Long.toUnsignedString(tag) + ", unknown"
                        : object.type().name());
        start = in.position();
        int length = (int) in.varUInt();
        dump.add(start, in.position(), "length", Integer.toString(length));
        objectEnd = in.position() + length;
        in = reader(in.position(), objectEnd);
        explain(object, tag == object.type().tag(profile) ? profile : Profile.GSE);
        if (in.position() < objectEnd) {
            String rest = object instanceof UnknownObject ? "data" : "rest";
            dump.add(in.position(), objectEnd, rest, object instanceof UnknownObject ? "" : "skipped");
        }
    }

    private FieldReader reader(int start, int end) {
        return new FieldReader(profile).wrap(ByteBuffer.wrap(payload, start, end - start));
    }

    private void explain(GameObject object, Profile layout) {
        if (object.type().hasId()) {
            varUInt("id", 0);
        }
        options.clear();
        object.describe(this, layout);
        if (!options.isEmpty()) {
            explainOptions();
        }
    }

    /** What is no option is left for the caller to show. */
    private void explainOptions() {
        int start = in.position();
        while (in.nextOption()) {
            int end = in.position() + in.remaining();
            dump.add(
                    start,
                    in.position(),
                    "option",
                    "tag " + Long.toUnsignedString(in.optionTag()) + ", " + in.remaining() + " bytes");
            for (long tag : options.keySet()) {
                if (in.isOption(tag)) {
                    options.get(tag).run();
                }
            }
            if (in.position() < end) {
                dump.add(in.position(), end, "rest", "skipped");
            }
            start = end;
        }
        in = reader(start, objectEnd);
    }

    @Override
    public boolean fills() {
        return false;
    }

    @Override
    protected long integer(String name, IntegerKind kind, long value) {
        row(name, 0, () -> kind.text(kind.read(in)));
        return value;
    }

    @Override
    protected void numbers(String name, Quantity quantity, boolean half, float[] values, int count) {
        row(name, count * (half ? 2 : 4), () -> {
            StringJoiner numbers = new StringJoiner(" ", "", quantity.unit());
            for (int index = 0; index < count; index++) {
                numbers.add(Float.toString(half ? in.float16() : in.float32()));
            }
            return numbers.toString();
        });
    }

    @Override
    public String string(String name, String value) {
        row(name, 0, () -> in.string());
        return value;
    }

    @Override
    public void joints(float[] values) {
        for (HandJoint joint : HandJoint.values()) {
            numbers(joint.name().toLowerCase(Locale.ROOT), Quantity.JOINT, true, values, 3);
        }
    }

    @Override
    public void list(String name, Quantity quantity, boolean half, FloatList values, int vectorSize) {
        varUInt(name, 0);
        for (int index = 0; index < values.size(); index += vectorSize) {
            numbers("", quantity, half, null, vectorSize);
        }
    }

    @Override
    public void list(String name, LongList values, int groupSize) {
        varUInt(name, 0);
        for (int index = 0; index < values.size(); index += groupSize) {
            row("", 0, () -> {
                StringJoiner numbers = new StringJoiner(" ");
                for (int each = 0; each < groupSize; each++) {
                    numbers.add(Long.toUnsignedString(in.varUInt()));
                }
                return numbers.toString();
            });
        }
    }

    @Override
    public void texture(Texture texture, boolean required) {
        if (texture.payloadType() != 0) {
            row("texturePt", 1, () -> Integer.toString(in.uint8()));
        } else if (required || !texture.isNone()) {
            row("textureUrl", 0, () -> in.string());
        }
    }

    @Override
    public void parent(Parent parent, boolean bare) {
        if (!bare) {
            option("parent", PARENT_TAG, 0, parent.present);
        }
        if (!bare || in.remaining() > 0) {
            varUInt("parent", parent.id);
        }
    }

    /** To be shown where it is found, which may be in any order. */
    @Override
    public boolean option(String name, long tag, int size, boolean present) {
        optionTag = tag;
        return true;
    }

    /** @param size at least so many bytes have to be left in an optional field */
    private void row(String name, int size, Supplier<String> read) {
        if (optionTag != null) {
            options.put(optionTag, () -> rowNow(name, size, read));
            optionTag = null;
        } else {
            rowNow(name, size, read);
        }
    }

    private void rowNow(String name, int size, Supplier<String> read) {
        int start = in.position();
        if (in.remaining() >= size) {
            String value = read.get();
            dump.add(start, in.position(), name, value);
        }
    }
}
