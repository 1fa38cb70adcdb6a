package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.HandPose;
import dev.highfive.client.headset.simulated.HandPoses;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.SceneMesh;
import dev.highfive.client.scene.SceneModel;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.ScenePerson;
import dev.highfive.client.scene.SceneText;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.Arrays;
import org.joml.Matrix4f;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Fixed scenes look as they did when somebody looked at them. */
class PictureTest {
    private static PictureRoom room;

    private final SceneHands hands = new SceneHands();

    @BeforeAll
    static void open() {
        room = PictureRoom.open(PictureTest.class);
    }

    @AfterAll
    static void close() {
        if (room != null) {
            room.close();
        }
    }

    @AfterEach
    void noErrors() {
        assertEquals(Gles.NO_ERROR, room.offscreen.gles().getError());
    }

    @Test
    void twoPeopleFacingEachOther() throws IOException {
        TwoPeople.arrange(room.empty(true).scene, hands);
        room.lookFrom(0.06f, 1.47f, 1.02f, 0, 1.42f, 0, 50);
        KeptPictures.check("two-people", room.picture());
        KeptPictures.forReaders("two-people", room, 37);
    }

    @Test
    void fistFromAllSides() throws IOException {
        checkAllSides("fist", HandPoses.FIST);
    }

    @Test
    void pinchFromAllSides() throws IOException {
        checkAllSides("pinch", HandPoses.PINCH);
    }

    @Test
    void spreadHandFromAllSides() throws IOException {
        checkAllSides("spread", HandPoses.OPEN);
    }

    @Test
    void pointingHandFromAllSides() throws IOException {
        checkAllSides("point", HandPoses.POINT);
    }

    @Test
    void sixPosesOfTheHand() throws IOException {
        final HandPose[] poses = {HandPoses.OPEN, HandPoses.POINT, HandPoses.PINCH, HandPoses.FIST, HandPoses.THUMBS_UP,
            HandPoses.WAVE};
        room.empty(true).lookFrom(0, 1.36f, 0.72f, 0, 1.33f, 0, 42);
        for (int i = 0; i < poses.length; i++) {
            final ScenePerson person = room.scene.addPerson();
            person.colour = Palette.of(i);
            final boolean upper = i < 3;
            final float turn = upper ? 2.7f : 0.5f; // palms above, backs below
            hands.place(upper ? person.left : person.right, poses[i], upper ? Side.LEFT : Side.RIGHT,
                    new Matrix4f().translate(-0.21f + 0.21f * (i % 3), upper ? 1.36f : 1.13f, 0)
                            .rotateY(turn).rotateX((float) Math.PI / 2));
        }
        KeptPictures.check("poses", room.picture());
        KeptPictures.forReaders("poses", room, 38);
    }

    @Test
    void leftIsTheMirrorImageOfRight() throws IOException {
        final BufferedImage right = onlyOne(HandPoses.WAVE, Side.RIGHT);
        final BufferedImage left = onlyOne(HandPoses.WAVE, Side.LEFT);
        assertFalse(new PictureComparison(right, left).isAlike(), "left and right can be mistaken");
        leftAndRight(Side.LEFT, Side.RIGHT);
        KeptPictures.check("left-and-right", room.picture());
    }

    @Test
    void pictureWithSwappedHandsIsAnother() throws IOException {
        leftAndRight(Side.RIGHT, Side.LEFT);
        assertFalse(new PictureComparison(KeptPictures.kept("left-and-right"), room.picture()).isAlike());
    }

    @Test
    void strokeHalfDrawn() throws IOException {
        room.empty(true).lookFrom(-0.16f, 1.33f, 0.42f, 0, 1.26f, 0.02f, 50);
        final ScenePerson person = room.scene.addPerson();
        person.colour = Palette.of(3);
        hands.place(person.right, HandPoses.PINCH, Side.RIGHT,
                new Matrix4f().translate(0.115f, 1.235f, 0.085f).rotateY(0.9f).rotateX(0.5f).rotateZ(-0.35f));
        room.scene.addMesh(moved(TestMeshes.stroke(0.5f, Palette.of(3)), 1.27f));
        KeptPictures.check("stroke", room.picture());
    }

    @Test
    void fadingHandShowsWhatIsBehindAndNotItsInside() throws IOException {
        room.empty(true).lookFrom(0, 1.3f, 0.6f, 0, 1.28f, 0, 40);
        final SceneObject box = room.scene.addObject();
        box.placement.position.set(0.05f, 1.28f, -0.25f);
        box.placement.scale.set(0.2f);
        box.colour = Palette.of(4);
        final ScenePerson person = room.scene.addPerson();
        person.colour = Palette.of(1);
        hands.place(person.left, HandPoses.REST, Side.LEFT, new Matrix4f().translate(0.05f, 1.2f, 0.05f).rotateX(1.4f));
        person.left.opacity = 0.45f;
        KeptPictures.check("fading", room.picture());
    }

    @Test
    void objectsWithParentsPlaceholdersAndTextures() throws IOException {
        room.empty(true).lookFrom(0.1f, 1.4f, 1.35f, 0, 1.05f, 0, 52);
        final SceneObject box = object(SceneObject.Shape.BOX, -0.35f, 0.95f, 0.22f, Palette.of(4));
        final SceneObject child = object(SceneObject.Shape.SPHERE, 0, 1, 0.6f, Palette.of(5));
        child.placement.parent = box.placement;
        object(SceneObject.Shape.CYLINDER, 0, 0.95f, 0.2f, Palette.of(6)).highlighted = true;
        object(SceneObject.Shape.BOX, 0.35f, 0.95f, 0.2f, 0).look = SceneObject.Look.FAILED;
        object(SceneObject.Shape.BOX, 0.68f, 0.95f, 0.2f, 0).look = SceneObject.Look.LOADING;
        final SceneModel model = room.scene.addModel();
        model.model = TestMeshes.chequered();
        model.placement.position.set(-0.7f, 1.05f, 0);
        model.placement.scale.set(0.25f);
        final SceneText text = room.scene.addText();
        text.text = "Grüße, 你好 Привет";
        text.position.set(0.1f, 1.33f, 0);
        KeptPictures.check("objects", room.picture());
    }

    @Test
    void handWithoutItsJointsIsNotDrawn() {
        final BufferedImage nothing = room.empty(false).picture();
        final ScenePerson person = room.scene.addPerson();
        person.right.opacity = 1;
        Arrays.fill(person.right.joints, 1);
        assertTrue(new PictureComparison(nothing, room.picture()).isAlike(), "all joints at one place");
        Arrays.fill(person.right.joints, Float.NaN);
        assertTrue(new PictureComparison(nothing, room.picture()).isAlike(), "joints that are no numbers");
    }

    private void checkAllSides(String name, HandPose pose) throws IOException {
        hands.allSides(room.empty(false).scene, pose, Side.RIGHT);
        room.lookFrom(0, 0, 0.62f, 0, 0, 0, 42);
        KeptPictures.check(name, room.picture());
    }

    private BufferedImage onlyOne(HandPose pose, Side side) {
        hands.allSides(room.empty(false).scene, pose, side);
        for (int i = 0; i < room.scene.people().size(); i++) {
            room.scene.people().get(i).colour = Palette.of(2); // the shape alone has to tell
        }
        return room.lookFrom(0, 0, 0.62f, 0, 0, 0, 40).picture();
    }

    private void leftAndRight(Side onTheLeft, Side onTheRight) {
        room.empty(false).lookFrom(0, 0, 0.5f, 0, 0, 0, 40);
        final ScenePerson person = room.scene.addPerson();
        person.colour = Palette.of(2);
        for (Side side : Side.values()) {
            final float x = side == onTheLeft ? -0.12f : 0.12f;
            hands.place(side == Side.LEFT ? person.left : person.right, HandPoses.WAVE, side,
                    new Matrix4f().translate(x, -0.09f, 0).rotateX((float) Math.PI / 2));
        }
    }

    private static SceneMesh moved(SceneMesh mesh, float up) {
        for (int i = 0; i < mesh.vertexCount(); i++) {
            mesh.vertices()[6 * i + 1] += up;
        }
        return mesh;
    }

    private static SceneObject object(SceneObject.Shape shape, float x, float y, float size, int colour) {
        final SceneObject object = room.scene.addObject();
        object.shape = shape;
        object.placement.position.set(x, y, 0);
        object.placement.rotation.rotationY(0.5f);
        object.placement.scale.set(size);
        object.colour = colour;
        return object;
    }
}
