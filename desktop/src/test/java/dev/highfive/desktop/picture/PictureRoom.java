package dev.highfive.desktop.picture;

import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import java.awt.image.BufferedImage;
import org.joml.Matrix4f;
import org.junit.jupiter.api.Assumptions;

/** Draws scenes for tests, without a display. It lives on one thread. */
final class PictureRoom implements AutoCloseable {
    static final int WIDTH = 480;
    static final int HEIGHT = 360;

    final Scene scene = new Scene();
    final Matrix4f view = new Matrix4f();
    final Matrix4f projection = new Matrix4f();
    final OffscreenGles offscreen;
    final Renderer renderer;
    final Canvas canvas;

    private PictureRoom() {
        offscreen = new OffscreenGles();
        renderer = new Renderer(offscreen.gles());
        canvas = new Canvas(offscreen.gles(), WIDTH, HEIGHT);
        lookFrom(0, 0, 0.5f, 0, 0, 0, 40);
    }

    /** Skips the tests loudly where nothing can draw, and fails in CI. */
    static PictureRoom open(Class<?> tests) {
        try {
            return new PictureRoom();
        } catch (GlesMissing e) {
            MissingPart.report(tests.getSimpleName(), e.getMessage());
            Assumptions.abort(e.getMessage());
            throw e;
        }
    }

    PictureRoom empty(boolean surroundings) {
        scene.clear();
        scene.surroundings = surroundings;
        scene.seconds = 0;
        return this;
    }

    PictureRoom lookFrom(float x, float y, float z, float atX, float atY, float atZ, float degrees) {
        view.setLookAt(x, y, z, atX, atY, atZ, 0, 1, 0);
        projection.setPerspective((float) Math.toRadians(degrees), (float) WIDTH / HEIGHT, 0.02f, 60);
        return this;
    }

    void draw() {
        renderer.update(scene);
        renderer.draw(view, projection, canvas);
    }

    BufferedImage picture() {
        draw();
        return PngFile.image(canvas.read(), WIDTH, HEIGHT);
    }

    @Override
    public void close() {
        canvas.close();
        renderer.close();
        offscreen.close();
    }
}
