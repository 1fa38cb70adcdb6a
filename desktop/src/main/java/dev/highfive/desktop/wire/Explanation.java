package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.FieldReader;
import dev.highfive.codec.gamestate.GameControl1;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.HandJoint;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.HeadIpd1;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.SixDof1;
import dev.highfive.codec.gamestate.Texture;
import dev.highfive.codec.gamestate.ThreeDof1;
import dev.highfive.codec.gamestate.UnknownObject;
import java.nio.ByteBuffer;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Supplier;

/**
 * Says what each byte of a payload means. The codec decides what the objects are; this walks over the bytes
 * of each once more, field by field.
 */
final class Explanation implements GameStateHandler {
    private static final int FIRST_TAG_OF_GSE = 0x8000;

    private final byte[] payload;
    private final Profile profile;
    private final HexDump dump;
    private FieldReader in;
    private Profile layout;
    private int objectEnd;

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
        layout = tag >= FIRST_TAG_OF_GSE ? Profile.GSE : profile;
        dump.add(start, in.position(), "tag", object instanceof UnknownObject
            ? Long.toUnsignedString(tag) + ", unknown" : object.type().name());
        start = in.position();
        int length = (int) in.varUInt();
        dump.add(start, in.position(), "length", Integer.toString(length));
        objectEnd = in.position() + length;
        in = reader(in.position(), objectEnd);
        explain(object);
        if (in.position() < objectEnd) {
            String rest = object instanceof UnknownObject ? "data" : "rest";
            dump.add(in.position(), objectEnd, rest, object instanceof UnknownObject ? "" : "skipped");
        }
    }

    private FieldReader reader(int start, int end) {
        return new FieldReader(profile).wrap(ByteBuffer.wrap(payload, start, end - start));
    }

    private void explain(GameObject object) {
        if (object instanceof UnknownObject) {
            return;
        }
        if (object instanceof HeadIpd1) {
            halves("ipd", 1, " m");
            return;
        }
        unsigned("id");
        if (object instanceof Ownership1) {
            row("epoch", () -> Long.toString(in.uint32()));
            row("owner", () -> String.format("SSRC %08x", in.uint32()));
            flag("claim");
            return;
        }
        if (!(object instanceof Mesh1 || object instanceof Mesh2)) {
            row("time", () -> in.uint16() + " ms");
        }
        if (object instanceof Head1) {
            pose();
            options();
        } else if (object instanceof Hand) {
            flag("left");
            pose();
            if (object instanceof Hand2) {
                for (HandJoint joint : HandJoint.values()) {
                    halves(joint.name().toLowerCase(Locale.ROOT), 3, " m");
                }
            }
        } else if (object instanceof Object1) {
            object1();
        } else if (object instanceof Object2) {
            pose();
            scale();
            activeAndParent();
        } else if (object instanceof Mesh1 mesh) {
            mesh1(mesh);
        } else if (object instanceof Mesh2 mesh) {
            pose();
            scale();
            row("meshUrl", in::string);
            if (!mesh.texture.isNone()) {
                texture(mesh.texture);
            }
            options();
        } else if (object instanceof GameControl1) {
            row("buttons", () -> Long.toString(in.varInt()));
            row("buttonsTime", () -> in.uint16() + " ms");
            halves("leftStick", 2, "");
            halves("rightStick", 2, "");
        } else if (object instanceof ThreeDof1) {
            flag("left");
            rotations();
        } else if (object instanceof SixDof1) {
            flag("left");
            pose();
            options();
        } else {
            throw new IllegalStateException("Nothing explains " + object + ".");
        }
    }

    private void object1() {
        floats("loc", 3, " m");
        halves("rot", 3, "");
        if (layout == Profile.GSE) {
            floats("scale3", 3, "");
            flag("active");
            if (in.remaining() > 0) {
                unsigned("parent");
            }
        } else {
            halves("scale", 1, "");
            activeAndParent();
        }
    }

    private void mesh1(Mesh1 mesh) {
        if (layout != Profile.GSE) {
            texture(mesh.texture);
        }
        unsigned("vertices");
        for (int index = 0; index < mesh.vertices.size(); index += 3) {
            floats("", 3, " m");
        }
        unsigned("normals");
        for (int index = 0; index < mesh.normals.size(); index += 3) {
            halves("", 3, "");
        }
        unsigned("uv");
        for (int index = 0; index < mesh.uvs.size(); index += 2) {
            floats("", 2, "");
        }
        for (int index = 0; index < mesh.integerUvs.size(); index += 2) {
            row("", () -> Long.toUnsignedString(in.varUInt()) + " " + Long.toUnsignedString(in.varUInt()));
        }
        unsigned("triangles");
        for (int index = 0; index < mesh.triangles.size(); index++) {
            unsigned("");
        }
    }

    private void pose() {
        floats("loc", 3, " m");
        halves("vel", 3, " m/s");
        rotations();
    }

    private void rotations() {
        halves("rotS", 3, " now");
        halves("rotE", 3, " in 1 s");
    }

    private void scale() {
        floats("scale3", 3, "");
        halves("scaleVel", 3, " /s");
    }

    private void activeAndParent() {
        if (layout != Profile.DRAFT_TXT) {
            flag("active");
        }
        options();
    }

    private void texture(Texture texture) {
        if (texture.payloadType() != 0) {
            row("texturePt", () -> Integer.toString(in.uint8()));
        } else {
            row("textureUrl", in::string);
        }
    }

    /** What is no option is left for the caller to show. */
    private void options() {
        int start = in.position();
        while (in.nextOption()) {
            long tag = in.optionTag();
            int length = in.remaining();
            int end = in.position() + length;
            dump.add(start, in.position(), "option", "tag " + Long.toUnsignedString(tag) + ", " + length
                + " bytes");
            if (tag == 4) {
                unsigned("parent");
            } else if ((tag == 130 || tag == 0x8002) && length >= 2) {
                halves("ipd", 1, " m");
            } else if (tag == 136 && length >= 12) {
                floats("pointer", 3, " m");
            }
            if (in.position() < end) {
                dump.add(in.position(), end, "rest", "skipped");
            }
            start = end;
        }
        in = reader(start, objectEnd);
    }

    private void flag(String name) {
        row(name, () -> Boolean.toString(in.bool()));
    }

    private void unsigned(String name) {
        row(name, () -> Long.toUnsignedString(in.varUInt()));
    }

    private void floats(String name, int count, String unit) {
        numbers(name, count, unit, in::float32);
    }

    private void halves(String name, int count, String unit) {
        numbers(name, count, unit, in::float16);
    }

    private void numbers(String name, int count, String unit, Supplier<Float> next) {
        row(name, () -> {
            StringJoiner numbers = new StringJoiner(" ", "", unit);
            for (int index = 0; index < count; index++) {
                numbers.add(Float.toString(next.get()));
            }
            return numbers.toString();
        });
    }

    private void row(String name, Supplier<String> read) {
        int start = in.position();
        String value = read.get();
        dump.add(start, in.position(), name, value);
    }
}
