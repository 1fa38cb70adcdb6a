package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.GameControl1;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Hand;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.HeadIpd1;
import dev.highfive.codec.gamestate.Mesh1;
import dev.highfive.codec.gamestate.Mesh2;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.Parent;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.codec.gamestate.SixDof1;
import dev.highfive.codec.gamestate.Texture;
import dev.highfive.codec.gamestate.ThreeDof1;
import dev.highfive.codec.gamestate.TurningRotation;
import dev.highfive.codec.gamestate.UnknownObject;

/** The fields that JSON has for each type of object, in the order in which they are printed. */
final class ObjectFields {
    private final JsonFields json;
    private final Profile profile;

    ObjectFields(JsonFields json, Profile profile) {
        this.json = json;
        this.profile = profile;
    }

    /** A new object of the type of that name, or null if there is none. */
    static GameObject create(String typeName) {
        UnknownObject unknown = new UnknownObject();
        if (unknown.type().name().equals(typeName)) {
            return unknown;
        }
        for (ObjectType<?> type : ObjectTypes.all()) {
            if (type.name().equals(typeName)) {
                return type.create();
            }
        }
        return null;
    }

    void exchange(GameObject object) {
        if (object instanceof UnknownObject unknown) {
            unknown.tag = json.unsigned("tag", unknown.tag);
            unknown.setData(json.bytes("data", unknown.toByteArray()));
            return;
        }
        if (object instanceof HeadIpd1 head) {
            head.ipd = json.number("ipd", head.ipd);
            return;
        }
        object.id = json.unsigned("id", object.id);
        if (object instanceof Head1 head) {
            head1(head);
        } else if (object instanceof Hand hand) {
            hand(hand);
        } else if (object instanceof Object1 thing) {
            object1(thing);
        } else if (object instanceof Object2 thing) {
            object2(thing);
        } else if (object instanceof Mesh1 mesh) {
            mesh1(mesh);
        } else if (object instanceof Mesh2 mesh) {
            mesh2(mesh);
        } else if (object instanceof GameControl1 control) {
            gameControl1(control);
        } else if (object instanceof ThreeDof1 controller) {
            controller.timeMs = json.integer("time", controller.timeMs);
            controller.left = json.flag("left", controller.left);
            rotation(controller.rotation);
        } else if (object instanceof SixDof1 controller) {
            sixDof1(controller);
        } else if (object instanceof Ownership1 ownership) {
            ownership.epoch = json.unsigned32("epoch", ownership.epoch);
            ownership.ownerSsrc = json.unsigned32("owner", ownership.ownerSsrc);
            ownership.claim = json.flag("claim", ownership.claim);
        } else {
            throw new IllegalStateException("JSON has no fields for " + object + ".");
        }
    }

    private void head1(Head1 head) {
        head.timeMs = json.integer("time", head.timeMs);
        pose(head.location, head.rotation);
        head.hasIpd = json.has("ipd", head.hasIpd);
        if (head.hasIpd) {
            head.ipd = json.number("ipd", head.ipd);
        }
    }

    private void hand(Hand hand) {
        hand.timeMs = json.integer("time", hand.timeMs);
        hand.left = json.flag("left", hand.left);
        pose(hand.location, hand.rotation);
        if (hand instanceof Hand2 fingers) {
            FloatList joints = new FloatList().add(fingers.joints);
            json.groups("joints", joints, 3);
            if (joints.size() != fingers.joints.length) {
                throw new BadInputException("Field joints of Hand2 has " + joints.size() / 3
                    + " joints and must have " + fingers.joints.length / 3 + ".");
            }
            for (int index = 0; index < fingers.joints.length; index++) {
                fingers.joints[index] = joints.get(index);
            }
        }
    }

    private void object1(Object1 thing) {
        thing.timeMs = json.integer("time", thing.timeMs);
        float[] location = json.numbers("loc", thing.x, thing.y, thing.z);
        thing.setLocation(location[0], location[1], location[2]);
        rotation("rot", thing.rotation);
        if (profile == Profile.GSE) {
            float[] scale = json.numbers("scale3", thing.scaleX, thing.scaleY, thing.scaleZ);
            thing.setScale(scale[0], scale[1], scale[2]);
        } else {
            float scale = json.number("scale", thing.scaleX);
            thing.setScale(scale, scale, scale);
        }
        if (profile != Profile.DRAFT_TXT) {
            thing.active = json.flag("active", thing.active);
        }
        parent(thing.parent);
    }

    private void object2(Object2 thing) {
        thing.timeMs = json.integer("time", thing.timeMs);
        pose(thing.location, thing.rotation);
        vector("scale3", "scaleVel", thing.scale);
        if (profile != Profile.DRAFT_TXT) {
            thing.active = json.flag("active", thing.active);
        }
        parent(thing.parent);
    }

    private void mesh1(Mesh1 mesh) {
        if (profile != Profile.GSE) {
            texture(mesh.texture, true);
        }
        json.groups("vertices", mesh.vertices, 3);
        json.groups("normals", mesh.normals, 3);
        // A mesh in GSE's layout has integers in every profile.
        if (profile == Profile.DRAFT_MD && !json.has("uvUint", mesh.integerUvs.size() > 0)) {
            json.groups("uv", mesh.uvs, 2);
        } else {
            json.groups("uvUint", mesh.integerUvs, 2);
        }
        json.groups("triangles", mesh.triangles, 0);
    }

    private void mesh2(Mesh2 mesh) {
        pose(mesh.location, mesh.rotation);
        vector("scale3", "scaleVel", mesh.scale);
        mesh.meshUrl = json.text("meshUrl", mesh.meshUrl);
        texture(mesh.texture, false);
        parent(mesh.parent);
    }

    private void gameControl1(GameControl1 control) {
        control.timeMs = json.integer("time", control.timeMs);
        control.buttons = json.signed("buttons", control.buttons);
        control.buttonsTimeMs = json.integer("buttonsTime", control.buttonsTimeMs);
        float[] left = json.numbers("leftStick", control.leftX, control.leftY);
        control.leftX = left[0];
        control.leftY = left[1];
        float[] right = json.numbers("rightStick", control.rightX, control.rightY);
        control.rightX = right[0];
        control.rightY = right[1];
    }

    private void sixDof1(SixDof1 controller) {
        controller.timeMs = json.integer("time", controller.timeMs);
        controller.left = json.flag("left", controller.left);
        pose(controller.location, controller.rotation);
        controller.hasPointer = json.has("pointer", controller.hasPointer);
        if (controller.hasPointer) {
            float[] at = json.numbers("pointer", controller.pointerX, controller.pointerY,
                controller.pointerZ);
            controller.setPointer(at[0], at[1], at[2]);
        }
    }

    private void pose(MovingVector location, TurningRotation rotation) {
        vector("loc", "vel", location);
        rotation(rotation);
    }

    private void vector(String name, String velocityName, MovingVector vector) {
        float[] value = json.numbers(name, vector.x, vector.y, vector.z);
        float[] velocity = json.numbers(velocityName, vector.vx, vector.vy, vector.vz);
        vector.set(value[0], value[1], value[2]);
        vector.setVelocity(velocity[0], velocity[1], velocity[2]);
    }

    private void rotation(TurningRotation rotation) {
        rotation("rotS", rotation.now);
        rotation("rotE", rotation.inOneSecond);
    }

    private void rotation(String name, Rotation rotation) {
        float[] value = json.numbers(name, rotation.i, rotation.j, rotation.k);
        rotation.setImaginary(value[0], value[1], value[2]);
    }

    private void texture(Texture texture, boolean required) {
        if (json.has("texturePt", texture.payloadType() != 0)) {
            texture.setPayloadType(json.integer("texturePt", texture.payloadType()));
        } else if (required || json.has("textureUrl", !texture.isNone())) {
            texture.setUrl(json.text("textureUrl", texture.url()));
        }
    }

    private void parent(Parent parent) {
        if (json.has("parent", parent.present)) {
            parent.set(json.unsigned("parent", parent.id));
        }
    }
}
