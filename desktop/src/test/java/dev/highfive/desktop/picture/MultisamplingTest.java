package dev.highfive.desktop.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.gles.GlesExtensions;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.render.Canvas;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.SceneModel;
import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.xr.DriverExtensions;
import java.awt.image.BufferedImage;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Edges are smoothed by whichever way the driver has, and the GPU's time is told. */
class MultisamplingTest {
    /** Set where the driver is known to have samples of textures, or not to have them. */
    private static final String TEXTURES = System.getProperty("highfive.multisampledTextures", "");

    private static final int WHITE = 0xFFFFFF;

    private OffscreenScene room;

    @BeforeEach
    void open() {
        room = OffscreenScene.open(MultisamplingTest.class);
    }

    @AfterEach
    void close() {
        if (room != null) {
            assertEquals(Gles.NO_ERROR, room.gles.getError());
            room.close();
        }
    }

    @Test
    void textureHasItsOwnSamplesWhereTheDriverKnowsHow() {
        assumeTrue(!TEXTURES.isEmpty());
        assertEquals(
                TEXTURES.equals("true") ? "4 samples of a texture" : "a buffer of 4 samples",
                room.renderer.multisampling());
    }

    @Test
    void edgesOfAPictureAreBetweenTheColoursBesideThem() {
        addTiltedSquare();
        assertSmooth(room.picture());
    }

    @Test
    void edgesAreSmoothInEveryTextureOfAnEye() {
        addTiltedSquare();
        room.renderer.update(room.scene);
        try (Canvas first = new Canvas(room.gles, OffscreenScene.WIDTH, OffscreenScene.HEIGHT);
                Canvas second = new Canvas(room.gles, OffscreenScene.WIDTH, OffscreenScene.HEIGHT);
                Canvas small = new Canvas(room.gles, OffscreenScene.WIDTH / 2, OffscreenScene.HEIGHT / 2)) {
            for (int frame = 0; frame < 3; frame++) {
                for (Canvas eye : List.of(first, second, small)) {
                    RenderTarget target = new RenderTarget().set(eye.texture(), eye.width(), eye.height(), true, 1);
                    room.renderer.draw(room.view, room.projection, target);
                }
            }
            for (Canvas eye : List.of(first, second, small)) {
                assertSmooth(PngFile.image(eye.read(), eye.width(), eye.height()));
            }
        }
    }

    @Test
    void newTexturesOfAnOldNameAreDrawnIntoAfterARestart() {
        addTiltedSquare();
        room.renderer.update(room.scene);
        for (int generation = 1; generation < 4; generation++) {
            try (Canvas eye = new Canvas(room.gles, OffscreenScene.WIDTH, OffscreenScene.HEIGHT)) {
                RenderTarget target =
                        new RenderTarget().set(eye.texture(), eye.width(), eye.height(), true, generation);
                room.renderer.draw(room.view, room.projection, target);
                assertSmooth(PngFile.image(eye.read(), eye.width(), eye.height()));
            }
        }
    }

    @Test
    void gpuTellsHowLongAFrameTook() {
        assertEquals(-1, room.renderer.gpuNs());
        assumeTrue(room.gles.extensions().hasTimerQueries());
        KeptScenes.twoPeople(room);
        for (int frame = 0; frame < 12; frame++) {
            room.draw();
            room.gles.finish();
        }
        long ns = room.renderer.gpuNs();
        assertTrue(ns > 0, () -> ns + " ns");
    }

    /** A headset's way to the driver, past Java: it draws the same. */
    @Test
    void headsetsOwnWayToTheDriverDrawsTheSame() throws Exception {
        KeptScenes.twoPeople(room);
        BufferedImage expected = room.picture();
        room.close();
        OffscreenGles offscreen = offscreen();
        GlesExtensions driver = new DriverExtensions();
        assertEquals(offscreen.gles().extensions().hasMultisampledTextures(), driver.hasMultisampledTextures());
        assertEquals(offscreen.gles().extensions().hasTimerQueries(), driver.hasTimerQueries());
        room = new OffscreenScene(offscreen, with(driver, offscreen.gles()));
        KeptScenes.twoPeople(room);
        assertEquals(0, new PictureComparison(expected, room.picture()).worst);
        for (int frame = 0; frame < 12; frame++) {
            room.draw();
            room.gles.finish();
        }
        assertEquals(driver.hasTimerQueries(), room.renderer.gpuNs() > 0);
    }

    private static OffscreenGles offscreen() {
        try {
            return new OffscreenGles();
        } catch (GlesMissing e) {
            MissingPart.report("MultisamplingTest", e.getMessage());
            throw e;
        }
    }

    private static Gles with(GlesExtensions extensions, Gles gles) {
        return (Gles) Proxy.newProxyInstance(
                Gles.class.getClassLoader(), new Class<?>[] {Gles.class}, (proxy, method, arguments) -> {
                    try {
                        return method.getName().equals("extensions") ? extensions : method.invoke(gles, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    /** White on all but black, and nothing between but at its edges. */
    private void addTiltedSquare() {
        FloatBuffer vertices =
                ByteBuffer.allocateDirect(4 * 48).order(ByteOrder.nativeOrder()).asFloatBuffer();
        for (float[] corner : new float[][] {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}) {
            vertices.put(new float[] {corner[0], corner[1], 0, 0, 0, 1, 0, 0, 1, 1, 1, 1});
        }
        vertices.flip();
        IntBuffer indices =
                ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder()).asIntBuffer();
        indices.put(new int[] {0, 1, 2, 0, 2, 3}).flip();
        ModelPart part = new ModelPart(vertices, indices);
        part.unlit = true;
        SceneModel square = room.empty(false).scene.addModel();
        square.model = new Model(List.of(part));
        square.placement.rotation.rotationZ(0.2f);
        square.placement.scale.set(0.08f);
        room.lookFrom(0, 0, 0.5f, 0, 0, 0, 40);
    }

    private static void assertSmooth(BufferedImage picture) {
        int white = 0;
        int between = 0;
        int background = picture.getRGB(0, 0) & WHITE;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                int colour = picture.getRGB(x, y) & WHITE;
                white += colour == WHITE ? 1 : 0;
                between += colour != WHITE && colour != background ? 1 : 0;
            }
        }
        int edge = (int) (4 * Math.sqrt(white));
        assertTrue(white > 1000, white + " white pixels");
        assertTrue(between > edge / 3 && between < 3 * edge, between + " pixels between, of an edge of " + edge);
    }
}
