package dev.highfive.desktop.picture;

import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.window.SceneWindow;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** A program for {@link WindowTest}: shows a scene in a window until its standard input ends. */
final class TwoPeopleInAWindow {
    private static final int FRAMES = 3;

    private TwoPeopleInAWindow() {}

    public static void main(String[] arguments) throws Exception {
        Scene scene = new Scene();
        TwoPeople.arrange(scene, new SceneHands());
        PrintWriter out = new PrintWriter(System.out, true);
        try (SceneWindow window = new SceneWindow("Two people", OffscreenScene.WIDTH, OffscreenScene.HEIGHT, out)) {
            for (int frame = 0; frame < FRAMES; frame++) {
                window.show(scene, List.of());
            }
            window.saveScreenshot(Path.of(arguments[0]));
            System.out.println("shown");
            while (System.in.read() >= 0) {
                window.show(scene, List.of("more to come"));
            }
        }
        System.out.println("closed");
    }
}
