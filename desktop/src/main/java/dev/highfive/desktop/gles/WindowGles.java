package dev.highfive.desktop.gles;

import dev.highfive.client.gles.Gles;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengles.GLES;
import org.lwjgl.system.Platform;

/** A window with OpenGL ES in it, by GLFW. It belongs to the thread that made it. */
public final class WindowGles implements AutoCloseable {
    private final long window;
    private final LwjglGles gles = new LwjglGles();
    private final int[] width = new int[1];
    private final int[] height = new int[1];
    private final float[] scale = new float[1];

    /** @throws GlesMissing if there is no display, or no OpenGL ES 3 on it */
    public WindowGles(String title, int width, int height) {
        String[] lastError = {"GLFW does not say why"};
        GLFWErrorCallback callback =
                GLFWErrorCallback.create((code, text) -> lastError[0] = GLFWErrorCallback.getDescription(text));
        GLFWErrorCallback before = GLFW.glfwSetErrorCallback(callback);
        if (before != null) {
            before.free();
        }
        if (Platform.get() == Platform.LINUX && System.getenv("WAYLAND_DISPLAY") == null) {
            // Else it would look for Wayland all the same, whose library complains on its own if there is none.
            GLFW.glfwInitHint(GLFW.GLFW_PLATFORM, GLFW.GLFW_PLATFORM_X11);
        }
        if (!GLFW.glfwInit()) {
            throw new GlesMissing("No window can be opened: " + lastError[0] + ".", null);
        }
        GLFW.glfwWindowHint(GLFW.GLFW_CLIENT_API, GLFW.GLFW_OPENGL_ES_API);
        GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_CREATION_API, GLFW.GLFW_EGL_CONTEXT_API);
        GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MAJOR, 3);
        GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MINOR, 0);
        GLFW.glfwWindowHint(GLFW.GLFW_DEPTH_BITS, 0); // what is shown has been drawn elsewhere
        GLFW.glfwWindowHint(GLFW.GLFW_STENCIL_BITS, 0);
        window = GLFW.glfwCreateWindow(width, height, title, 0, 0);
        if (window == 0) {
            GLFW.glfwTerminate();
            throw new GlesMissing("No window with OpenGL ES 3 can be opened: " + lastError[0] + ".", null);
        }
        GLFW.glfwMakeContextCurrent(window);
        GLFW.glfwSwapInterval(1);
        GLES.createCapabilities();
        measure();
    }

    public Gles gles() {
        return gles;
    }

    /** GLFW's name for the window. */
    public long handle() {
        return window;
    }

    /** In pixels. */
    public int width() {
        return Math.max(1, width[0]);
    }

    public int height() {
        return Math.max(1, height[0]);
    }

    /** More than 1 on screens with small pixels. */
    public float pixelsPerPoint() {
        return Math.max(1, scale[0]);
    }

    /** Handles what the person has done, and takes over the window's present size. */
    public void poll() {
        GLFW.glfwPollEvents();
        measure();
    }

    private void measure() {
        GLFW.glfwGetFramebufferSize(window, width, height);
        GLFW.glfwGetWindowContentScale(window, scale, null);
    }

    public void swap() {
        GLFW.glfwSwapBuffers(window);
    }

    public boolean isClosing() {
        return GLFW.glfwWindowShouldClose(window);
    }

    @Override
    public void close() {
        GLES.setCapabilities(null);
        GLFW.glfwMakeContextCurrent(0);
        Callbacks.glfwFreeCallbacks(window);
        GLFW.glfwDestroyWindow(window);
        GLFW.glfwTerminate();
        GLFWErrorCallback callback = GLFW.glfwSetErrorCallback(null);
        if (callback != null) {
            callback.free();
        }
    }
}
