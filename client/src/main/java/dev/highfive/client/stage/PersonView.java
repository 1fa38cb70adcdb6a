package dev.highfive.client.stage;

import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.hands.HandModel;
import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.ScenePerson;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldHand;
import dev.highfive.world.WorldHead;
import org.joml.Vector3f;

/** Shows a participant. A hand that comes without fingers, as one that holds a controller, gets resting ones. */
final class PersonView {
    private final JointMap map = new JointMap();
    private final TrackedPose pose = new TrackedPose();
    private final HandJoints joints = new HandJoints();
    private final HandModel usualHand = new HandModel(1);
    private final Vector3f wrist = new Vector3f();

    void show(Participant participant, int colour, long nowNs, ScenePerson person) {
        person.name = participant.name();
        person.colour = colour;
        showHead(participant, nowNs, person);
        showHand(participant, Side.LEFT, nowNs, person.left);
        showHand(participant, Side.RIGHT, nowNs, person.right);
    }

    private void showHead(Participant participant, long nowNs, ScenePerson person) {
        WorldHead head = participant.head();
        map.fromWire(head.shown(), pose);
        if (pose.isValid()) {
            person.headOpacity = Fading.opacity(participant, head, nowNs);
            person.head.position.set(pose.position);
            person.head.rotation.set(pose.orientation);
            person.ipd = head.shown().hasIpd ? head.shown().ipd : ScenePerson.USUAL_IPD;
        }
    }

    private void showHand(Participant participant, Side side, long nowNs, SceneHand shown) {
        WorldHand hand = participant.hand(side == Side.LEFT);
        float opacity = Fading.opacity(participant, hand, nowNs);
        if (opacity == 0) {
            return;
        }
        if (hand.hasFingers() ? showFingers(hand, shown) : showUsualHand(hand, side, shown)) {
            shown.opacity = opacity;
        }
    }

    private boolean showFingers(WorldHand hand, SceneHand shown) {
        return map.placesFromWire(hand.shown(), shown.joints, shown.palm.position, shown.palm.rotation);
    }

    private boolean showUsualHand(WorldHand hand, Side side, SceneHand shown) {
        map.fromWire(hand.shown(), pose);
        placeUsualHand(side);
        if (joints.active) {
            copy(joints, shown);
        }
        return joints.active;
    }

    /** Shows a hand of the wearer's, which is not seen or wholly there. */
    void showHand(BodyHand hand, SceneHand shown) {
        switch (hand.kind) {
            case FINGERS -> copy(hand.joints, shown);
            case PALM -> {
                pose.set(hand.palm);
                placeUsualHand(hand.side);
                copy(joints, shown);
            }
            default -> {
                return;
            }
        }
        shown.opacity = 1;
    }

    /** Around {@link #pose}. */
    private void placeUsualHand(Side side) {
        if (!pose.isValid()) {
            joints.invalidate();
            return;
        }
        usualHand.palmFromWrist(wrist);
        pose.orientation.transform(wrist).negate().add(pose.position);
        usualHand.place(HandPoses.REST, side, wrist, pose.orientation, joints);
    }

    /** Shows the joints of a hand that is known without the network. */
    static void copy(HandJoints from, SceneHand to) {
        System.arraycopy(from.positions, 0, to.joints, 0, 3 * SceneHand.JOINTS);
        from.position(Joint.PALM, to.palm.position);
        from.orientation(Joint.PALM, to.palm.rotation);
    }
}
