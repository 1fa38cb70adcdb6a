package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Takes what is where the script says to where the wearer was placed. */
final class Origin {
    private static final Joint[] JOINTS = Joint.values();

    private final Vector3f offset = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private final Vector3f place = new Vector3f();
    private final Quaternionf rotation = new Quaternionf();
    private boolean moved;

    boolean isMoved() {
        return moved;
    }

    void reset() {
        moved = false;
    }

    /** Lets a head that the script has somewhere be above a point of the floor; heights stay. */
    void move(Vector3f head, Quaternionf gaze, float x, float z, float yaw) {
        gaze.transform(place.set(0, 0, -1));
        turn.rotationY(yaw - (float) Math.atan2(-place.x, -place.z));
        turn.transform(place.set(head.x, 0, head.z));
        offset.set(x, 0, z).sub(place);
        moved = true;
    }

    void apply(Vector3f position) {
        if (moved) {
            turn.transform(position).add(offset);
        }
    }

    void apply(Vector3f position, Quaternionf orientation) {
        if (moved) {
            apply(position);
            orientation.premul(turn);
        }
    }

    void apply(HandJoints hand) {
        for (int index = 0; moved && index < JOINTS.length; index++) {
            apply(hand.position(JOINTS[index], place), hand.orientation(JOINTS[index], rotation));
            hand.setPose(JOINTS[index], place, rotation, hand.radii[index]);
        }
    }
}
