package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.stage.WorldDrawer;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.InetAddress;
import java.nio.IntBuffer;
import java.nio.file.Path;
import org.joml.Vector3f;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the wearer of a headset sees, drawn into the textures of its eyes. */
class WorldDrawerTest {
    private static final Path PICTURES = Path.of(System.getProperty("highfive.pictures", "build/pictures"));

    private static final int BLACK = 0xFF000000;

    private final Body body = new Body();
    private final EyeView view = new EyeView();
    private final RenderTarget target = new RenderTarget();
    private OffscreenScene room;
    private Session session;
    private AssetLibrary library;
    private WorldDrawer drawer;

    @BeforeEach
    void open() throws Exception {
        room = OffscreenScene.open(WorldDrawerTest.class);
        session = Session.host("test", InetAddress.getLoopbackAddress(), false, new SessionOptions());
        library = new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), session.clock());
        drawer = new WorldDrawer(session, library, null, () -> room.gles);
        target.set(room.canvas.texture(), room.canvas.width(), room.canvas.height(), true, 1);
        sample();
    }

    @AfterEach
    void close() {
        if (session != null) {
            library.close();
            session.close();
            room.close();
        }
    }

    @Test
    void shouldDrawTheWearersHandsWhereTheyAreNow() throws IOException {
        assertEquals(BodyHand.Kind.FINGERS, body.hand(Side.RIGHT).kind);
        assertHandIsSeen("own-hand");
    }

    @Test
    void shouldDrawAHandAroundAController() throws IOException {
        body.hand(Side.RIGHT).kind = BodyHand.Kind.PALM;
        assertHandIsSeen("own-hand-of-controller");
    }

    @Test
    void shouldDrawTheSameRoomForBothEyesFromWhereEachIs() {
        lookAt(body.hand(Side.RIGHT).palm.position);
        drawer.prepare(body);
        int[] left = draw(Eye.LEFT);
        view.position.x += 0.064f;
        int[] right = draw(Eye.RIGHT);
        assertTrue(differences(left, right) > 1000);
        view.position.x -= 0.064f;
        assertEquals(0, differences(left, draw(Eye.LEFT)));
        assertEquals(Gles.NO_ERROR, room.gles.getError());
    }

    @Test
    void shouldLeaveEverythingButTheHandTransparentWhereTheRealRoomIsShown() throws IOException {
        lookAt(body.hand(Side.RIGHT).palm.position);
        drawer.prepare(body);
        target.seeThrough = true;
        drawer.draw(Eye.LEFT, view, target);
        IntBuffer pixels = room.canvas.read().asIntBuffer();
        int count = pixels.remaining();
        int transparent = 0;
        int opaque = 0;
        for (int at = 0; at < count; at++) {
            transparent += pixels.get(at) == 0 ? 1 : 0;
            opaque += pixels.get(at) >>> 24 == 255 ? 1 : 0;
        }
        assertTrue(transparent > count / 2, transparent + " pixels show the room");
        assertTrue(opaque > count / 50, opaque + " pixels are the hand");
        // The rest are edges.
        assertTrue(count - transparent - opaque < count / 50);
    }

    @Test
    void shouldDrawNothingWhereNobodySeesItAndTheSameElsewhere() {
        lookAt(body.hand(Side.RIGHT).palm.position);
        drawer.prepare(body);
        int[] whole = draw(Eye.LEFT);
        // The left half: from the left edge to straight ahead.
        float left = (float) Math.tan(-0.4);
        float top = (float) Math.tan(0.3);
        target.hiddenArea = new float[] {left, top, left, -top, 0, -top, left, top, 0, -top, 0, top};
        int[] masked = draw(Eye.LEFT);
        for (int at = 0; at < whole.length; at++) {
            int x = at % target.width;
            if (x < target.width / 2 - 1) {
                assertEquals(BLACK, masked[at]);
            } else if (x > target.width / 2) {
                assertEquals(whole[at], masked[at]);
            }
        }
    }

    @Test
    void shouldWarnOfASessionThatIsNotEncrypted() throws Exception {
        view.position.set(0, 1.7f, 0);
        body.lose(body.timeNs, body.wallMillis);
        assertWarned("not-encrypted");
    }

    @Test
    void shouldWarnWhoeverFacesTheMiddleFromWhereverTheyStand() throws Exception {
        view.position.set(-0.6f, 1.7f, -0.2f);
        view.orientation.rotationY((float) Math.atan2(-0.6, -0.2));
        body.lose(body.timeNs, body.wallMillis);
        body.head.position.set(view.position);
        body.head.positionValid = true;
        body.head.orientationValid = true;
        assertWarned("not-encrypted-elsewhere");
    }

    private void assertWarned(String name) throws Exception {
        view.setAngles(-0.6f, 0.6f, 0.45f, -0.45f);
        drawer.prepare(body);
        int[] encrypted = draw(Eye.LEFT);
        try (Session plain = Session.host("test", InetAddress.getLoopbackAddress(), true, new SessionOptions())) {
            WorldDrawer other = new WorldDrawer(plain, library, null, () -> room.gles);
            other.prepare(body);
            other.draw(Eye.LEFT, view, target);
            PngFile.write(picture(), PICTURES.resolve(name + ".png"));
            assertTrue(differences(encrypted, rgb(picture())) > 1000);
        }
    }

    private void assertHandIsSeen(String name) throws IOException {
        lookAt(body.hand(Side.RIGHT).palm.position);
        drawer.prepare(body);
        int[] with = draw(Eye.LEFT);
        PngFile.write(picture(), PICTURES.resolve(name + ".png"));
        body.lose(body.timeNs, body.wallMillis);
        drawer.prepare(body);
        int[] without = draw(Eye.LEFT);
        int differing = differences(with, without);
        assertTrue(differing > with.length / 50, differing + " pixels are the hand");
        assertTrue(differing < with.length / 2, differing + " pixels are the hand");
    }

    private void sample() throws Exception {
        try (SimulatedHeadset headset =
                new SimulatedHeadset(new Script(Physique.AVERAGE, 1, 0, 0, 0), session.clock(), Sleeper.SYSTEM)) {
            FrameTiming timing = new FrameTiming();
            headset.start();
            while (!headset.poll().isRunning() || !headset.waitFrame(timing)) {
                Thread.onSpinWait();
            }
            body.sample(headset, timing.displayTimeNs, session.clock().wallMillis());
        }
        session.advance(body.timeNs);
    }

    private void lookAt(Vector3f point) {
        view.position.set(point).add(0, 0, 0.5f);
        view.setAngles(-0.4f, 0.4f, 0.3f, -0.3f);
        view.valid = true;
    }

    private int[] draw(Eye eye) {
        drawer.draw(eye, view, target);
        return rgb(picture());
    }

    private static int[] rgb(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private BufferedImage picture() {
        return PngFile.image(room.canvas.read(), target.width, target.height);
    }

    private static int differences(int[] one, int[] other) {
        int count = 0;
        for (int pixel = 0; pixel < one.length; pixel++) {
            count += one[pixel] == other[pixel] ? 0 : 1;
        }
        return count;
    }
}
