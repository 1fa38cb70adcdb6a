package dev.highfive.desktop.demo;

import dev.highfive.client.scene.Scene;
import java.io.IOException;
import java.util.List;

/** Where the demo is seen. */
interface Stage extends AutoCloseable {
    /** How many frames a second it can show. */
    int framesASecond();

    /** @return false if whoever watches has seen enough */
    boolean show(Scene scene, List<String> lines);

    /** Keeps a picture of what the onlooker sees at this moment. */
    void keep(Scene scene, Play.Moment moment) throws IOException;

    @Override
    void close();
}
