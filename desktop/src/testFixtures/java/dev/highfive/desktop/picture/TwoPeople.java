package dev.highfive.desktop.picture;

import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.ScenePerson;
import org.joml.Matrix4f;

/** Two people who are about to give each other a high five, and a box between them. */
public final class TwoPeople {
    private static final float QUARTER = (float) Math.PI / 2;
    private static final String[] NAMES = {"Ada", "Jørgen"};

    private TwoPeople() {}

    public static void arrange(Scene scene, SceneHands hands) {
        for (int i = 0; i < 2; i++) {
            float facing = i == 0 ? -1 : 1;
            float yaw = facing * (QUARTER + 0.35f); // a little towards whoever looks
            ScenePerson person = scene.addPerson();
            person.name = NAMES[i];
            person.colour = Palette.of(i);
            person.headOpacity = 1;
            person.head.position.set(facing * 0.4f, 1.53f + 0.04f * i, -0.08f);
            person.head.rotation.rotationY(yaw);
            hands.place(
                    person.right,
                    HandPoses.OPEN,
                    Side.RIGHT,
                    new Matrix4f()
                            .translate(facing * 0.11f, 1.4f, 0.02f)
                            .rotateY(yaw)
                            .rotateX(QUARTER * 0.95f));
            hands.place(
                    person.left,
                    i == 0 ? HandPoses.REST : HandPoses.GRAB,
                    Side.LEFT,
                    new Matrix4f()
                            .translate(facing * 0.28f, 1.2f, 0.06f)
                            .rotateY(yaw)
                            .rotateX(0.3f)
                            .rotateZ(facing * 0.4f));
        }
        SceneObject box = scene.addObject();
        box.placement.position.set(0.06f, 1.17f, 0.02f);
        box.placement.rotation.rotationXYZ(0.2f, 0.7f, 0.1f);
        box.placement.scale.set(0.1f);
        box.colour = Palette.of(4);
    }
}
