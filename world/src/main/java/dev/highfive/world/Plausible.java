package dev.highfive.world;

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
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.codec.gamestate.SixDof1;
import dev.highfive.codec.gamestate.ThreeDof1;
import dev.highfive.codec.gamestate.TurningRotation;

/**
 * Tells values that can be shown from those that would break arithmetic or send things out of sight. Every
 * method returns what is wrong, or null. Comparisons are written so that NaN fails them.
 */
final class Plausible {
    /** From the origin, in metres along each axis: a Float32 is still exact to a millimetre there. */
    static final float MAX_DISTANCE = 10_000;
    /** In metres per second along each axis. */
    static final float MAX_SPEED = 100;
    /** Of a joint from its palm, in metres along each axis. */
    static final float MAX_REACH = 2;
    static final float MAX_SCALE = 10_000;
    /** Float16 makes a quaternion without a real part at most 0.1 % longer than 1. */
    private static final float MAX_SQUARED_LENGTH = 1.01f;

    private Plausible() {
    }

    static WorldDrop check(GameObject object) {
        if (object instanceof Hand2) {
            return hand((Hand2) object);
        } else if (object instanceof Head1) {
            return head((Head1) object);
        } else if (object instanceof Object2) {
            return thing((Object2) object);
        } else if (object instanceof Object1) {
            return thing((Object1) object);
        } else if (object instanceof Hand) {
            return palm((Hand) object);
        } else if (object instanceof HeadIpd1) {
            return ipd(((HeadIpd1) object).ipd);
        } else if (object instanceof Mesh1) {
            return mesh((Mesh1) object);
        } else if (object instanceof Mesh2) {
            return model((Mesh2) object);
        } else if (object instanceof GameControl1) {
            return control((GameControl1) object);
        } else if (object instanceof ThreeDof1) {
            return controller((ThreeDof1) object);
        }
        return controller((SixDof1) object);
    }

    static WorldDrop head(Head1 head) {
        if (head.hasIpd && !isFinite(head.ipd)) {
            return WorldDrop.NOT_FINITE;
        }
        return pose(head.location, head.rotation);
    }

    static WorldDrop ipd(float ipd) {
        return isFinite(ipd) ? null : WorldDrop.NOT_FINITE;
    }

    static WorldDrop palm(Hand hand) {
        return pose(hand.location, hand.rotation);
    }

    static WorldDrop hand(Hand2 hand) {
        WorldDrop wrong = pose(hand.location, hand.rotation);
        return wrong == null ? within(hand.joints, MAX_REACH) : wrong;
    }

    static WorldDrop thing(Object1 thing) {
        if (!within(thing.x, thing.y, thing.z, MAX_DISTANCE)) {
            return reason(thing.x, thing.y, thing.z, WorldDrop.TOO_FAR);
        }
        if (!within(thing.scaleX, thing.scaleY, thing.scaleZ, MAX_SCALE)) {
            return reason(thing.scaleX, thing.scaleY, thing.scaleZ, WorldDrop.BAD_SCALE);
        }
        return rotation(thing.rotation);
    }

    static WorldDrop thing(Object2 thing) {
        WorldDrop wrong = pose(thing.location, thing.rotation);
        return wrong == null ? scale(thing.scale) : wrong;
    }

    static WorldDrop model(Mesh2 model) {
        WorldDrop wrong = pose(model.location, model.rotation);
        return wrong == null ? scale(model.scale) : wrong;
    }

    static WorldDrop mesh(Mesh1 mesh) {
        int vertices = mesh.vertices.size() / 3;
        for (int index = 0; index < mesh.triangles.size(); index++) {
            if (mesh.triangles.get(index) < 0 || mesh.triangles.get(index) >= vertices) {
                return WorldDrop.BAD_MESH;
            }
        }
        if (mesh.triangles.size() % 3 != 0 || differs(mesh.normals.size() / 3, vertices)
            || differs(mesh.uvs.size() / 2, vertices) || differs(mesh.integerUvs.size() / 2, vertices)) {
            return WorldDrop.BAD_MESH;
        }
        WorldDrop wrong = within(mesh.vertices, MAX_DISTANCE);
        wrong = wrong == null ? within(mesh.normals, Float.MAX_VALUE) : wrong;
        return wrong == null ? within(mesh.uvs, Float.MAX_VALUE) : wrong;
    }

    static WorldDrop control(GameControl1 control) {
        return isFinite(control.leftX) && isFinite(control.leftY) && isFinite(control.rightX)
            && isFinite(control.rightY) ? null : WorldDrop.NOT_FINITE;
    }

    static WorldDrop controller(ThreeDof1 controller) {
        return rotation(controller.rotation);
    }

    static WorldDrop controller(SixDof1 controller) {
        if (controller.hasPointer
            && !within(controller.pointerX, controller.pointerY, controller.pointerZ, MAX_DISTANCE)) {
            return reason(controller.pointerX, controller.pointerY, controller.pointerZ, WorldDrop.TOO_FAR);
        }
        return pose(controller.location, controller.rotation);
    }

    private static WorldDrop pose(MovingVector place, TurningRotation rotation) {
        if (!within(place.x, place.y, place.z, MAX_DISTANCE)) {
            return reason(place.x, place.y, place.z, WorldDrop.TOO_FAR);
        }
        if (!within(place.vx, place.vy, place.vz, MAX_SPEED)) {
            return reason(place.vx, place.vy, place.vz, WorldDrop.TOO_FAST);
        }
        return rotation(rotation);
    }

    private static WorldDrop scale(MovingVector scale) {
        if (!within(scale.x, scale.y, scale.z, MAX_SCALE)) {
            return reason(scale.x, scale.y, scale.z, WorldDrop.BAD_SCALE);
        }
        return within(scale.vx, scale.vy, scale.vz, MAX_SCALE)
            ? null : reason(scale.vx, scale.vy, scale.vz, WorldDrop.BAD_SCALE);
    }

    private static WorldDrop rotation(TurningRotation rotation) {
        WorldDrop wrong = rotation(rotation.now);
        return wrong == null ? rotation(rotation.inOneSecond) : wrong;
    }

    private static WorldDrop rotation(Rotation rotation) {
        float squared = rotation.i * rotation.i + rotation.j * rotation.j + rotation.k * rotation.k;
        return squared <= MAX_SQUARED_LENGTH
            ? null : reason(rotation.i, rotation.j, rotation.k, WorldDrop.BAD_ROTATION);
    }

    private static boolean differs(int count, int vertices) {
        return count != 0 && count != vertices;
    }

    private static boolean within(float x, float y, float z, float limit) {
        return Math.abs(x) <= limit && Math.abs(y) <= limit && Math.abs(z) <= limit;
    }

    private static WorldDrop within(float[] values, float limit) {
        // The bits of floats without their sign are in the order of the floats, with NaN above all.
        int largest = 0;
        for (float value : values) {
            largest = Math.max(largest, Float.floatToRawIntBits(value) & Integer.MAX_VALUE);
        }
        return reason(Float.intBitsToFloat(largest), limit);
    }

    private static WorldDrop within(FloatList values, float limit) {
        float largest = 0;
        for (int index = 0; index < values.size(); index++) {
            largest = Math.max(largest, Math.abs(values.get(index)));
        }
        return reason(largest, limit);
    }

    private static WorldDrop reason(float largest, float limit) {
        return largest <= limit ? null : isFinite(largest) ? WorldDrop.TOO_FAR : WorldDrop.NOT_FINITE;
    }

    private static WorldDrop reason(float x, float y, float z, WorldDrop ifFinite) {
        return isFinite(x) && isFinite(y) && isFinite(z) ? ifFinite : WorldDrop.NOT_FINITE;
    }

    private static boolean isFinite(float value) {
        return Math.abs(value) <= Float.MAX_VALUE;
    }
}
