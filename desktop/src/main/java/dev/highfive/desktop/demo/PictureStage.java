package dev.highfive.desktop.demo;

import dev.highfive.client.render.Canvas;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.desktop.window.OrbitCamera;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.joml.Matrix4f;

/** Pictures in files, where there is no display. */
final class PictureStage implements Stage {
    private static final int WIDTH = 960;
    private static final int HEIGHT = 640;
    /** More show nothing new, and a demo can go on for hours. */
    private static final int MOST = 16;

    private final OffscreenGles offscreen = new OffscreenGles();
    private final Renderer renderer = new Renderer(offscreen.gles());
    private final Canvas canvas = new Canvas(offscreen.gles(), WIDTH, HEIGHT);
    private final OrbitCamera camera = new OrbitCamera();
    private final Matrix4f view = new Matrix4f();
    private final Matrix4f projection = new Matrix4f();
    private final Path folder;
    private final PrintWriter out;
    private int kept;

    /**
     * @param out is told of each picture
     * @throws dev.highfive.desktop.gles.GlesMissing if this machine cannot draw
     */
    PictureStage(Path folder, PrintWriter out) {
        this.folder = folder;
        this.out = out;
        warmUp();
    }

    /** The first picture takes seconds, of which the people would not wait. */
    private void warmUp() {
        Scene scene = new Scene();
        scene.addPerson().headOpacity = 1;
        scene.addObject();
        draw(scene);
        canvas.read();
    }

    private void draw(Scene scene) {
        renderer.update(scene);
        renderer.draw(camera.view(view), OrbitCamera.projection(WIDTH, HEIGHT, projection), canvas);
    }

    @Override
    public int framesASecond() {
        return 30;
    }

    @Override
    public boolean show(Scene scene, List<String> lines) {
        return true;
    }

    @Override
    public void keep(Scene scene, Play.Moment moment) throws IOException {
        if (kept == MOST) {
            return;
        }
        camera.setHome(
                moment.target().x,
                moment.target().y,
                moment.target().z,
                moment.yaw(),
                moment.pitch(),
                moment.distance());
        draw(scene);
        Path file = folder.resolve(
                String.format("%02d-%s.png", ++kept, moment.name().replace(' ', '-')));
        PngFile.write(canvas, file);
        out.println("picture: " + file);
        out.flush();
    }

    @Override
    public void close() {
        canvas.close();
        renderer.close();
        offscreen.close();
    }
}
