package dev.highfive.desktop.gles;

import dev.highfive.client.gles.Gles;
import org.lwjgl.opengles.GLES;

/** OpenGL ES of a context that someone else has made current on this thread, such as a headset. */
public final class CurrentGles {
    private CurrentGles() {}

    /** @throws GlesMissing if the libraries of OpenGL ES cannot be opened */
    public static Gles open() {
        try {
            GLES.createCapabilities();
            return new LwjglGles();
        } catch (UnsatisfiedLinkError | IllegalStateException e) {
            throw new GlesMissing("This machine has no OpenGL ES 3 to draw with: " + e.getMessage(), e);
        }
    }
}
