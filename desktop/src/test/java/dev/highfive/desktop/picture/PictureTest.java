package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.HandPose;
import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.Side;
import dev.highfive.client.scene.Palette;
import dev.highfive.client.scene.ScenePerson;
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
    private static OffscreenScene room;

    private final SceneHands hands = new SceneHands();

    @BeforeAll
    static void open() {
        room = OffscreenScene.open(PictureTest.class);
    }

    @AfterAll
    static void close() {
        if (room != null) {
            room.close();
        }
    }

    @AfterEach
    void noErrors() {
        assertEquals(Gles.NO_ERROR, room.gles.getError());
    }

    @Test
    void twoPeopleFacingEachOther() throws IOException {
        KeptScenes.twoPeople(room);
        room.check("two-people");
        KeptPictures.forReaders("two-people", room, 42);
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
        HandPose[] poses = {
            HandPoses.OPEN, HandPoses.POINT, HandPoses.PINCH, HandPoses.FIST, HandPoses.THUMBS_UP, HandPoses.WAVE
        };
        room.empty(true).lookFrom(0, 1.36f, 0.72f, 0, 1.33f, 0, 42);
        for (int i = 0; i < poses.length; i++) {
            ScenePerson person = room.scene.addPerson();
            person.colour = Palette.of(i);
            boolean upper = i < 3;
            float turn = upper ? 2.7f : 0.5f; // palms above, backs below
            hands.place(
                    upper ? person.left : person.right,
                    poses[i],
                    upper ? Side.LEFT : Side.RIGHT,
                    new Matrix4f()
                            .translate(-0.21f + 0.21f * (i % 3), upper ? 1.37f : 1.12f, 0)
                            .rotateY(turn)
                            .rotateX((float) Math.PI / 2));
        }
        room.check("poses");
        KeptPictures.forReaders("poses", room, 40);
    }

    @Test
    void leftIsTheMirrorImageOfRight() throws IOException {
        BufferedImage right = onlyOne(HandPoses.WAVE, Side.RIGHT);
        BufferedImage left = onlyOne(HandPoses.WAVE, Side.LEFT);
        assertFalse(new PictureComparison(right, left).isAlike(), "left and right can be mistaken");
        leftAndRight(Side.LEFT, Side.RIGHT);
        room.check("left-and-right");
    }

    @Test
    void pictureWithSwappedHandsIsAnother() throws IOException {
        leftAndRight(Side.RIGHT, Side.LEFT);
        assertFalse(new PictureComparison(KeptPictures.kept("left-and-right"), room.picture()).isAlike());
    }

    @Test
    void strokeHalfDrawn() throws IOException {
        KeptScenes.stroke(room);
        room.check("stroke");
    }

    @Test
    void fadingHandShowsWhatIsBehindAndNotItsInside() throws IOException {
        KeptScenes.fading(room);
        room.check("fading");
    }

    @Test
    void objectsWithParentsPlaceholdersAndTextures() throws IOException {
        KeptScenes.objects(room);
        room.check("objects");
    }

    @Test
    void handWithoutItsJointsIsNotDrawn() {
        BufferedImage nothing = room.empty(false).picture();
        ScenePerson person = room.scene.addPerson();
        person.right.opacity = 1;
        Arrays.fill(person.right.joints, 1);
        assertTrue(new PictureComparison(nothing, room.picture()).isAlike(), "all joints at one place");
        Arrays.fill(person.right.joints, Float.NaN);
        assertTrue(new PictureComparison(nothing, room.picture()).isAlike(), "joints that are no numbers");
    }

    private void checkAllSides(String name, HandPose pose) throws IOException {
        hands.allSides(room.empty(false).scene, pose, Side.RIGHT);
        room.lookFrom(0, 0, 0.62f, 0, 0, 0, 42);
        room.check(name);
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
        ScenePerson person = room.scene.addPerson();
        person.colour = Palette.of(2);
        for (Side side : Side.values()) {
            float x = side == onTheLeft ? -0.12f : 0.12f;
            hands.place(
                    side == Side.LEFT ? person.left : person.right,
                    HandPoses.WAVE,
                    side,
                    new Matrix4f().translate(x, -0.09f, 0).rotateX((float) Math.PI / 2));
        }
    }
}
