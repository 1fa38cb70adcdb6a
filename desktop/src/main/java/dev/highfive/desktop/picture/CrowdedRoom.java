package dev.highfive.desktop.picture;

import dev.highfive.client.hands.HandModel;
import dev.highfive.client.hands.HandPose;
import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.ScenePerson;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** A room with as many moving people as one likes and ten objects, to tell what drawing costs. */
public final class CrowdedRoom {
    private static final int OBJECTS = 10;
    private static final float STEP = 1 / 72f;
    private static final SceneObject.Shape[] SHAPES = SceneObject.Shape.values();

    private final Scene scene = new Scene();
    private final String[] names;
    private final HandModel model = new HandModel(1);
    private final HandPose pose = new HandPose();
    private final HandJoints joints = new HandJoints();
    private final Vector3f place = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private float seconds;

    public CrowdedRoom(int people) {
        names = new String[people];
        for (int i = 0; i < people; i++) {
            names[i] = "Person " + (i + 1);
        }
    }

    /** Of the circle that so many people stand in; metres. */
    public static float radius(int people) {
        return 0.6f + 0.06f * people;
    }

    /** The scene of the next frame; the same object every time. */
    public Scene next() {
        scene.clear();
        scene.seconds = seconds;
        for (int i = 0; i < names.length; i++) {
            add(i);
        }
        for (int i = 0; i < OBJECTS; i++) {
            SceneObject object = scene.addObject();
            object.shape = SHAPES[i % SHAPES.length];
            object.placement.position.set(-0.9f + 0.2f * i, 0.9f, -0.4f);
            object.placement.scale.set(0.12f);
            object.placement.rotation.rotationY(seconds + i);
            object.colour = Palette.of(i);
        }
        seconds += STEP;
        return scene;
    }

    private void add(int i) {
        float angle = (float) (2 * Math.PI * i / names.length);
        float radius = radius(names.length);
        float x = radius * (float) Math.sin(angle);
        float z = radius * (float) Math.cos(angle);
        ScenePerson person = scene.addPerson();
        person.name = names[i];
        person.colour = Palette.of(i);
        person.headOpacity = 1;
        person.head.position.set(x, 1.6f, z);
        person.head.rotation.rotationY(angle);
        pose.blend(HandPoses.OPEN, HandPoses.FIST, 0.5f + 0.5f * (float) Math.sin(3 * seconds + i));
        turn.rotationY(angle).rotateX(1.2f);
        place(person.left, Side.LEFT, x, z, angle, -0.18f);
        place(person.right, Side.RIGHT, x, z, angle, 0.18f);
    }

    private void place(SceneHand hand, Side side, float x, float z, float angle, float right) {
        float cos = (float) Math.cos(angle);
        float sin = (float) Math.sin(angle);
        place.set(x + right * cos - 0.25f * sin, 1.35f, z - right * sin - 0.25f * cos);
        model.place(pose, side, place, turn, joints);
        System.arraycopy(joints.positions, 0, hand.joints, 0, hand.joints.length);
        hand.opacity = 1;
    }
}
