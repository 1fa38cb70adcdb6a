package dev.highfive.desktop.view;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldView;
import java.util.ArrayList;
import java.util.List;
import org.joml.Matrix4f;

/** Looks at the room through the eyes of someone in it, chosen by name or by a number in the order of the list. */
final class SomeonesEyes {
    private final JointMap map = new JointMap();
    private final TrackedPose pose = new TrackedPose();
    private String name = "";
    private int number;

    /** @param name of whom; nobody has an empty one */
    void choose(String name) {
        this.name = name;
        number = 0;
    }

    /** Chooses by the order in which they are listed, from 1; 0 for nobody. */
    void choose(WorldView world, int number) {
        List<Participant> there = there(world);
        name = "";
        this.number = 0;
        if (number >= 1 && number <= there.size()) {
            name = there.get(number - 1).name();
            // Several can have one name.
            this.number = there.get(number - 1).ssrc();
        }
    }

    /** Whose eyes these are, or null while they are not there. */
    Participant chosen(WorldView world) {
        Participant namesake = null;
        for (Participant participant : there(world)) {
            if (number != 0 && participant.ssrc() == number) {
                return participant;
            }
            namesake = namesake == null && participant.name().equals(name) ? participant : namesake;
        }
        return namesake;
    }

    /** From the room to the eyes of someone who is there. */
    Matrix4f view(Participant participant, Matrix4f dest) {
        map.fromWire(participant.head().shown(), pose);
        return dest.translationRotate(pose.position.x, pose.position.y, pose.position.z, pose.orientation)
                .invert();
    }

    /** Who can be looked through, in the order of their numbers. */
    static List<Participant> there(WorldView world) {
        List<Participant> there = new ArrayList<>();
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (!participant.isLocal()
                    && !participant.name().isEmpty()
                    && participant.presence() == Presence.PRESENT
                    && participant.head().tracking() == Tracking.TRACKED) {
                there.add(participant);
            }
        }
        return there;
    }
}
