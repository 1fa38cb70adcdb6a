package dev.highfive.desktop.demo;

import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.window.SceneWindow;
import java.io.PrintWriter;
import java.util.List;

/** A window, with a camera to move around in the room. */
final class WindowStage implements Stage {
    private final SceneWindow window;

    /**
     * @param first what to look at until the person moves the camera
     * @param out is told of the pictures that the person takes
     */
    WindowStage(Play.Moment first, PrintWriter out) {
        window = new SceneWindow("Highfive", 1280, 800, out);
        window.camera()
                .setHome(
                        first.target().x,
                        first.target().y,
                        first.target().z,
                        first.yaw(),
                        first.pitch(),
                        first.distance());
    }

    @Override
    public int framesASecond() {
        return 60;
    }

    @Override
    public boolean show(Scene scene, List<String> lines) {
        return window.show(scene, lines);
    }

    @Override
    public void keep(Scene scene, Play.Moment moment) {
        // Whoever has a window keeps what they like with the key P.
    }

    @Override
    public void close() {
        window.close();
    }
}
