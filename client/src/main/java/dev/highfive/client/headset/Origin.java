package dev.highfive.client.headset;

import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Takes what is where a device says to where the wearer was placed, for devices that do not move their origin. */
public final class Origin {
    private static final Joint[] JOINTS = Joint.values();

    private final Vector3f offset = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private final Quaternionf back = new Quaternionf();
    private final Vector3f place = new Vector3f();
    private final Quaternionf rotation = new Quaternionf();
    private boolean moved;

    public boolean isMoved() {
        return moved;
    }

    public void reset() {
        moved = false;
    }

    /** Lets a head that the device has somewhere be above a point of the floor; heights stay. */
    public void move(Vector3f head, Quaternionf gaze, float x, float z, float yaw) {
        gaze.transform(place.set(0, 0, -1));
        turn.rotationY(yaw - (float) Math.atan2(-place.x, -place.z));
        turn.transform(place.set(head.x, 0, head.z));
        offset.set(x, 0, z).sub(place);
        moved = true;
    }

    public void apply(Vector3f position) {
        if (moved) {
            turn.transform(position).add(offset);
        }
    }

    public void apply(Vector3f position, Quaternionf orientation) {
        if (moved) {
            apply(position);
            orientation.premul(turn);
        }
    }

    /** With its velocities. */
    public void apply(TrackedPose pose) {
        if (moved) {
            apply(pose.position, pose.orientation);
            turn.transform(pose.linearVelocity);
            turn.transform(pose.angularVelocity);
        }
    }

    public void apply(HandJoints hand) {
        for (int index = 0; moved && index < JOINTS.length; index++) {
            int flags = hand.flags[index];
            apply(hand.position(JOINTS[index], place), hand.orientation(JOINTS[index], rotation));
            hand.setPose(JOINTS[index], place, rotation, hand.radii[index]);
            hand.flags[index] &= flags;
        }
    }

    /** Back to where the device has it. */
    public void unapply(Vector3f position, Quaternionf orientation) {
        if (moved) {
            turn.conjugate(back);
            back.transform(position.sub(offset));
            orientation.premul(back);
        }
    }
}
