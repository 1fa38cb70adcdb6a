package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.FieldVisitor;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Parent;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.Quantity;
import dev.highfive.codec.gamestate.Texture;
import dev.highfive.codec.gamestate.UnknownObject;

/** The fields of one object in JSON, either being written or being read, in the order of its description. */
abstract class JsonFields extends FieldVisitor {
    /** Whether an optional field is there. */
    abstract boolean has(String name, boolean present);

    abstract byte[] bytes(String name, byte[] value);

    final void exchange(GameObject object, Profile profile) {
        if (object instanceof UnknownObject unknown) {
            unknown.tag = varUInt("tag", unknown.tag);
            unknown.setData(bytes("data", unknown.toByteArray()));
        } else if (object.type().hasId()) {
            object.id = varUInt("id", object.id);
        }
        object.describe(this, profile);
    }

    @Override
    public final void joints(float[] values) {
        FloatList joints = new FloatList().add(values);
        list("joints", Quantity.JOINT, true, joints, 3);
        if (joints.size() != values.length) {
            throw new BadInputException(
                    "Field joints has " + joints.size() / 3 + " joints and must have " + values.length / 3 + ".");
        }
        for (int index = 0; index < values.length; index++) {
            values[index] = joints.get(index);
        }
    }

    @Override
    public final void texture(Texture texture, boolean required) {
        if (has("texturePt", texture.payloadType() != 0)) {
            texture.setPayloadType(uint32("texturePt", texture.payloadType()));
        } else if (required || has("textureUrl", !texture.isNone())) {
            texture.setUrl(string("textureUrl", texture.url()));
        }
    }

    @Override
    public final void parent(Parent parent, boolean bare) {
        if (has("parent", parent.present)) {
            parent.set(varUInt("parent", parent.id));
        }
    }

    @Override
    public final boolean option(String name, long tag, int size, boolean present) {
        return has(name, present);
    }
}
