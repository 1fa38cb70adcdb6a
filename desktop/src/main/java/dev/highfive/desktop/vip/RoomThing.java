package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.session.vip.VipObject;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** An object of the room, or a user's avatar, as of one moment. */
record RoomThing(int id, String url, Vector3f place, Quaternionf turn, Vector3f scale) {
    /** Further out than this nothing is shown in a session. */
    private static final float FARTHEST = 9_000;

    static RoomThing of(VipObject object) {
        VipMessage turn = object.value(VipField.ORIENTATION);
        Vector3f axis = new Vector3f(turn.number(0), turn.number(1), turn.number(2));
        Quaternionf quaternion = new Quaternionf();
        if (axis.lengthSquared() > 0 && axis.normalize().isFinite()) {
            quaternion.rotationAxis(turn.number(3) % (float) (2 * Math.PI), axis);
        }
        return new RoomThing(
                object.id(),
                object.url(),
                vector(object.value(VipField.POSITION), -FARTHEST),
                quaternion,
                vector(object.value(VipField.SCALE), 0));
    }

    private static Vector3f vector(VipMessage value, float least) {
        Vector3f vector = new Vector3f(value.number(0), value.number(1), value.number(2));
        return vector.max(new Vector3f(least)).min(new Vector3f(FARTHEST));
    }
}
