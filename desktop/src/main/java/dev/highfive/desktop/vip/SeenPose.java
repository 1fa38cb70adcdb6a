package dev.highfive.desktop.vip;

import java.util.Arrays;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Where something of the session is, in VRML's axes, which are OpenXR's. Never changed once it is handed on. */
final class SeenPose {
    final Vector3f place = new Vector3f();
    final Quaternionf turn = new Quaternionf();
    final Vector3f scale = new Vector3f(1);
    /** x, y and z of each joint from the palm and in its frame, palm first; null of all but hands with fingers. */
    float[] joints;

    boolean isSame(SeenPose other) {
        return other != null
                && place.equals(other.place)
                && turn.equals(other.turn)
                && scale.equals(other.scale)
                && Arrays.equals(joints, other.joints);
    }
}
