package dev.highfive.client.gles;

/** OpenGL ES 3 without a window, current on the thread that made it until {@link #close}. */
public interface GlesContext extends AutoCloseable {
    Gles gles();

    @Override
    void close();
}
