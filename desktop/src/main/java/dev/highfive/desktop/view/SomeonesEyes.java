package dev.highfive.desktop.view;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.session.world.Participant;
import dev.highfive.session.world.Presence;
import dev.highfive.session.world.Tracking;
import dev.highfive.session.world.World;
import org.joml.Matrix4f;

/** Looks at the room through the eyes of someone in it. */
final class SomeonesEyes {
    private final JointMap map = new JointMap();
    private final TrackedPose pose = new TrackedPose();
    private String name = "";

    /** @param name of whom; nobody has an empty one */
    void choose(String name) {
        this.name = name;
    }

    /** Chooses by the order in which they are listed, from 1. */
    void choose(World world, int number) {
        choose("");
        int counted = 0;
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (isThere(participant) && ++counted == number) {
                choose(participant.name());
            }
        }
    }

    String name() {
        return name;
    }

    /** From the room to the eyes. @return false if they are not there now */
    boolean view(World world, Matrix4f dest) {
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (isThere(participant) && participant.name().equals(name)) {
                map.fromWire(participant.head().shown(), pose);
                dest.translationRotate(pose.position.x, pose.position.y, pose.position.z, pose.orientation).invert();
                return pose.isValid();
            }
        }
        return false;
    }

    private static boolean isThere(Participant participant) {
        return !participant.isLocal() && !participant.name().isEmpty()
            && participant.presence() == Presence.PRESENT && participant.head().tracking() == Tracking.TRACKED;
    }
}
