package dev.highfive.desktop.picture;

import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.SceneMesh;
import dev.highfive.client.scene.SceneModel;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.ScenePerson;
import dev.highfive.client.scene.SceneText;
import org.joml.Matrix4f;

/** Scenes that {@link KeptPictures} has pictures of and that more than one way to draw is held to. */
public final class KeptScenes {
    private KeptScenes() {}

    public static void twoPeople(OffscreenScene room) {
        TwoPeople.arrange(room.empty(true).scene, new SceneHands());
        room.lookFrom(0.06f, 1.47f, 1.02f, 0, 1.42f, 0, 50);
    }

    /** Half of a stroke, and the hand that draws it. */
    public static void stroke(OffscreenScene room) {
        room.empty(true).lookFrom(-0.16f, 1.33f, 0.42f, 0, 1.26f, 0.02f, 50);
        ScenePerson person = room.scene.addPerson();
        person.colour = Palette.of(3);
        new SceneHands()
                .place(
                        person.right,
                        HandPoses.PINCH,
                        Side.RIGHT,
                        new Matrix4f()
                                .translate(0.115f, 1.235f, 0.085f)
                                .rotateY(0.9f)
                                .rotateX(0.5f)
                                .rotateZ(-0.35f));
        SceneMesh stroke = TestMeshes.stroke(0.5f, Palette.of(3));
        for (int i = 0; i < stroke.vertexCount(); i++) {
            stroke.vertices()[6 * i + 1] += 1.27f;
        }
        room.scene.addMesh(stroke);
    }

    /** A fading hand before a box. */
    public static void fading(OffscreenScene room) {
        room.empty(true).lookFrom(0, 1.3f, 0.6f, 0, 1.28f, 0, 40);
        SceneObject box = room.scene.addObject();
        box.placement.position.set(0.05f, 1.28f, -0.25f);
        box.placement.scale.set(0.2f);
        box.colour = Palette.of(4);
        ScenePerson person = room.scene.addPerson();
        person.colour = Palette.of(1);
        new SceneHands()
                .place(
                        person.left,
                        HandPoses.REST,
                        Side.LEFT,
                        new Matrix4f().translate(0.05f, 1.2f, 0.05f).rotateX(1.4f));
        person.left.opacity = 0.45f;
    }

    /** With parents, placeholders, textures, colours of vertices and a text. */
    public static void objects(OffscreenScene room) {
        room.empty(true).lookFrom(0.1f, 1.4f, 1.35f, 0, 1.05f, 0, 52);
        SceneObject box = object(room, SceneObject.Shape.BOX, -0.35f, 0.95f, 0.22f, Palette.of(4));
        SceneObject child = object(room, SceneObject.Shape.SPHERE, 0, 1, 0.6f, Palette.of(5));
        child.placement.parent = box.placement;
        object(room, SceneObject.Shape.CYLINDER, 0, 0.95f, 0.2f, Palette.of(6)).highlighted = true;
        object(room, SceneObject.Shape.BOX, 0.35f, 0.95f, 0.2f, 0).look = SceneObject.Look.FAILED;
        object(room, SceneObject.Shape.BOX, 0.68f, 0.95f, 0.2f, 0).look = SceneObject.Look.LOADING;
        SceneModel chequered = room.scene.addModel();
        chequered.model = TestMeshes.chequered();
        chequered.placement.position.set(-0.7f, 1.05f, 0);
        chequered.placement.scale.set(0.25f);
        SceneModel painted = room.scene.addModel();
        painted.model = TestMeshes.painted();
        painted.placement.position.set(-0.7f, 0.75f, 0);
        painted.placement.scale.set(0.25f);
        SceneText text = room.scene.addText();
        text.text = "Grüße, 你好 Привет";
        text.position.set(0.1f, 1.33f, 0);
        room.draw(); // of two models one is uploaded a frame
    }

    private static SceneObject object(
            OffscreenScene room, SceneObject.Shape shape, float x, float y, float size, int colour) {
        SceneObject object = room.scene.addObject();
        object.shape = shape;
        object.placement.position.set(x, y, 0);
        object.placement.rotation.rotationY(0.5f);
        object.placement.scale.set(size);
        object.colour = colour;
        return object;
    }
}
