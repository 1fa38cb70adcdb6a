package dev.highfive.desktop.picture;

import dev.highfive.client.hands.HandModel;
import dev.highfive.client.hands.HandPose;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.ScenePerson;
import org.joml.Matrix4f;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Puts hands of the simulated headset's model into a scene. */
public final class SceneHands {
    private static final float UPRIGHT = (float) Math.PI / 2;

    private final HandModel model = new HandModel(1);
    private final HandJoints joints = new HandJoints();
    private final Vector3f wrist = new Vector3f();
    private final Quaternionf turn = new Quaternionf();

    /** @param place from a hand with the wrist at the origin, palm down and fingers along -Z */
    void place(SceneHand hand, HandPose pose, Side side, Matrix4f place) {
        model.place(pose, side, place.getTranslation(wrist), place.getUnnormalizedRotation(turn), joints);
        System.arraycopy(joints.positions, 0, hand.joints, 0, hand.joints.length);
        hand.opacity = 1;
    }

    /** The same hand four times, fingers up: its back, its palm, and from both sides. */
    void allSides(Scene scene, HandPose pose, Side side) {
        float[] turns = {0, 180, 90, -90};
        for (int i = 0; i < turns.length; i++) {
            ScenePerson person = scene.addPerson();
            person.colour = Palette.of(side == Side.RIGHT ? 0 : 1);
            float x = -0.1f + 0.2f * (i % 2);
            float y = 0.115f - 0.225f * (i / 2);
            place(
                    side == Side.LEFT ? person.left : person.right,
                    pose,
                    side,
                    new Matrix4f()
                            .translate(x, y - 0.085f, 0)
                            .rotateX(-0.12f)
                            .rotateY((float) Math.toRadians(turns[i]))
                            .rotateX(UPRIGHT));
        }
    }
}
