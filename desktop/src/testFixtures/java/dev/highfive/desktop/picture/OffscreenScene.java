package dev.highfive.desktop.picture;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.codec.MissingPart;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import java.awt.image.BufferedImage;
import java.io.IOException;
import org.joml.Matrix4f;
import org.junit.jupiter.api.Assumptions;

/** Draws scenes for tests, without a display. It lives on one thread. */
public final class OffscreenScene implements AutoCloseable {
    static final int WIDTH = 480;
    static final int HEIGHT = 360;

    public final Scene scene = new Scene();
    final Matrix4f view = new Matrix4f();
    final Matrix4f projection = new Matrix4f();
    public final Gles gles;
    public final Renderer renderer;
    public final Canvas canvas;
    private final OffscreenGles offscreen;

    /** @param gles draws, in the context of the other, which is closed with this */
    public OffscreenScene(OffscreenGles offscreen, Gles gles) {
        this.offscreen = offscreen;
        this.gles = gles;
        renderer = new Renderer(gles);
        canvas = new Canvas(gles, WIDTH, HEIGHT);
        lookFrom(0, 0, 0.5f, 0, 0, 0, 40);
    }

    /** Skips the tests loudly where nothing can draw, and fails in CI. */
    static OffscreenScene open(Class<?> tests) {
        try {
            OffscreenGles offscreen = new OffscreenGles();
            return new OffscreenScene(offscreen, offscreen.gles());
        } catch (GlesMissing e) {
            MissingPart.report(tests.getSimpleName(), e.getMessage());
            Assumptions.abort(e.getMessage());
            throw e;
        }
    }

    public OffscreenScene empty(boolean surroundings) {
        scene.clear();
        scene.surroundings = surroundings;
        scene.seconds = 0;
        return this;
    }

    public OffscreenScene lookFrom(float x, float y, float z, float atX, float atY, float atZ, float degrees) {
        view.setLookAt(x, y, z, atX, atY, atZ, 0, 1, 0);
        projection.setPerspective((float) Math.toRadians(degrees), (float) WIDTH / HEIGHT, 0.02f, 60);
        return this;
    }

    void draw() {
        renderer.update(scene);
        renderer.draw(view, projection, canvas);
    }

    /** Fails if the scene does not look like the kept picture of this name. */
    public void check(String name) throws IOException {
        KeptPictures.check(name, picture());
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
