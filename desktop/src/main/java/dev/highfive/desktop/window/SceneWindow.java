package dev.highfive.desktop.window;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Presenter;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.gles.WindowGles;
import dev.highfive.desktop.picture.PngFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.joml.Matrix4f;
import org.joml.Matrix4fc;

/**
 * A window that shows a scene from a camera that the mouse and the keys move, with lines of text over it. Everything
 * happens on the thread that made it, within {@link #show}: there is no thread of its own.
 */
public final class SceneWindow implements AutoCloseable {
    /** What mouse and keys do, for people. */
    public static final String KEYS = "drag to turn, drag with the right button to move, wheel or + and - to zoom, "
            + "R to return, P for a picture, H to hide the figures, Escape to close";

    private static final float LETTER_PIXELS = 15;

    private final PrintWriter out;
    private final WindowGles window;
    private final Gles gles;
    private final Renderer renderer;
    private final Presenter presenter;
    private final WindowInput input;
    private final OrbitCamera camera = new OrbitCamera();
    private final Matrix4f view = new Matrix4f();
    private final Matrix4f projection = new Matrix4f();
    private Canvas canvas;
    private int screenshots;

    /**
     * @param out is told of the pictures that the person takes
     * @throws dev.highfive.desktop.gles.GlesMissing if there is no display, or nothing to draw with
     */
    public SceneWindow(String title, int width, int height, PrintWriter out) {
        this.out = out;
        window = new WindowGles(title, width, height);
        gles = window.gles();
        renderer = new Renderer(gles);
        presenter = new Presenter(gles);
        input = new WindowInput(window.handle(), camera);
        canvas = new Canvas(gles, window.width(), window.height());
    }

    public OrbitCamera camera() {
        return camera;
    }

    /** What to do about keys that are not the window's own; it is given a capital letter or a digit. */
    public void setKeyHandler(KeyHandler handler) {
        input.setHandler(handler);
    }

    /**
     * Shows a scene from the window's camera, and waits until the screen has taken the frame.
     *
     * @param lines in the upper left corner, unless the person has hidden them
     * @return false once the person has closed the window
     */
    public boolean show(Scene scene, List<? extends CharSequence> lines) {
        return show(scene, lines, camera.view(view), false);
    }

    /** Shows what somebody sees who is in the scene. */
    public boolean showThroughEyes(Scene scene, List<? extends CharSequence> lines, Matrix4fc viewMatrix) {
        return show(scene, lines, viewMatrix, true);
    }

    private boolean show(Scene scene, List<? extends CharSequence> lines, Matrix4fc viewMatrix, boolean eyes) {
        window.poll();
        if (window.width() != canvas.width() || window.height() != canvas.height()) {
            canvas.close();
            canvas = new Canvas(gles, window.width(), window.height());
        }
        renderer.update(scene);
        renderer.draw(viewMatrix, OrbitCamera.projection(canvas.width(), canvas.height(), eyes, projection), canvas);
        if (input.takeScreenshotWish()) {
            takeScreenshot();
        }
        if (input.showsLines()) {
            renderer.write(lines, LETTER_PIXELS * window.pixelsPerPoint(), canvas);
        }
        presenter.show(canvas, 0);
        window.swap();
        return !window.isClosing() && !input.wantsToClose();
    }

    /** What was shown last, the lines included if they were. */
    public void saveScreenshot(Path file) throws IOException {
        PngFile.write(canvas, file);
    }

    private void takeScreenshot() {
        Path file = Path.of(".", String.format("highfive-%02d.png", ++screenshots));
        try {
            saveScreenshot(file);
            out.println("picture: " + file);
        } catch (IOException e) {
            out.println(e.getMessage());
        }
        out.flush();
    }

    @Override
    public void close() {
        canvas.close();
        presenter.close();
        renderer.close();
        window.close();
    }
}
