package dev.highfive.desktop.picture;

import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.HandPoses;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.ScenePerson;
import org.joml.Matrix4f;

/** Two people who are about to give each other a high five, and a box between them. */
final class TwoPeople {
    private static final float QUARTER = (float) Math.PI / 2;
    private static final String[] NAMES = {"Ada", "Jørgen"};

    private TwoPeople() {
    }

    static void arrange(Scene scene, SceneHands hands) {
        for (int i = 0; i < 2; i++) {
            final float facing = i == 0 ? -1 : 1;
            final Matrix4f body = new Matrix4f().translate(facing * 0.4f, 0, i * -0.04f).rotateY(facing * (QUARTER - 0.12f));
            final ScenePerson person = scene.addPerson();
            person.name = NAMES[i];
            person.colour = Palette.of(i);
            person.headOpacity = 1;
            person.head.position.set(body.m30(), 1.56f + 0.05f * i, body.m32());
            body.getUnnormalizedRotation(person.head.rotation);
            hands.place(person.right, HandPoses.OPEN, Side.RIGHT, new Matrix4f(body)
                    .translate(0.16f - 0.02f * i, 1.42f, -0.26f).rotateX(QUARTER * 0.95f).rotateY(0.05f));
            hands.place(person.left, i == 0 ? HandPoses.REST : HandPoses.GRAB, Side.LEFT, new Matrix4f(body)
                    .translate(-0.15f, 1.2f, -0.24f).rotateX(0.4f).rotateZ(0.5f).rotateY(-0.3f));
        }
        final SceneObject box = scene.addObject();
        box.placement.position.set(0.02f, 1.12f, -0.32f);
        box.placement.rotation.rotationXYZ(0.2f, 0.7f, 0.1f);
        box.placement.scale.set(0.12f);
        box.colour = Palette.of(4);
    }
}
