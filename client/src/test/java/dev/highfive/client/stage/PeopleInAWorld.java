package dev.highfive.client.stage;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.world.Participant;
import dev.highfive.world.World;

/** Others, as a session brings them into a world. */
final class PeopleInAWorld {
    private PeopleInAWorld() {}

    static Participant stand(World world, int ssrc, float x, float z, long timeNs) {
        TrackedPose pose = new TrackedPose();
        pose.position.set(x, 1.6f, z);
        Head1 head = new Head1();
        new JointMap().toWire(pose, 0, head);
        Participant participant = world.join(ssrc, "cname" + ssrc, "name" + ssrc, timeNs);
        world.begin(participant, timeNs, timeNs);
        world.take(head);
        world.at(timeNs);
        return participant;
    }
}
