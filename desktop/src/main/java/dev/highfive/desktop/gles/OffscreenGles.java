package dev.highfive.desktop.gles;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.gles.GlesContext;
import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL10;
import org.lwjgl.egl.EGL12;
import org.lwjgl.egl.EGL14;
import org.lwjgl.egl.EGLCapabilities;
import org.lwjgl.opengles.GLES;
import org.lwjgl.system.JNI;
import org.lwjgl.system.MemoryStack;

/**
 * OpenGL ES without a window or a display: what is drawn is read back from framebuffers. Mesa can do it on any machine,
 * in software. It belongs to the thread that made it.
 */
public final class OffscreenGles implements GlesContext {
    private static final int PLATFORM_SURFACELESS_MESA = 0x31DD;
    private static final int OPENGL_ES3_BIT = 0x40;
    private static final int CONTEXT_MAJOR_VERSION = 0x3098;

    private final long display;
    private final long context;
    private final boolean sharing;
    private final LwjglGles gles = new LwjglGles();

    /** @throws GlesMissing if this machine has no OpenGL ES 3 that works without a display */
    public OffscreenGles() {
        this(null);
    }

    /**
     * @param other whose textures this context has too, or null
     * @throws GlesMissing if this machine has no OpenGL ES 3 that works without a display
     */
    public OffscreenGles(OtherContext other) {
        sharing = other != null;
        try {
            display = sharing ? other.display : openDisplay();
            context = sharing ? createContext(other.config(), other.context) : createContext();
            GLES.createCapabilities();
        } catch (UnsatisfiedLinkError | IllegalStateException e) {
            throw new GlesMissing("This machine has no OpenGL ES 3 to draw with: " + e.getMessage(), e);
        }
    }

    @Override
    public Gles gles() {
        return gles;
    }

    /** The context that is current on a thread, to share textures with on another. */
    public static final class OtherContext {
        private static final int CONFIG_ID = 0x3028;

        private final long display;
        private final long context;

        /** Of the calling thread, which has one. */
        public OtherContext() {
            EGLCapabilities client = EGL.getCapabilities();
            display = JNI.callP(client.eglGetCurrentDisplay);
            context = JNI.callP(client.eglGetCurrentContext);
            EGL.createDisplayCapabilities(display);
        }

        private long config() {
            try (MemoryStack stack = MemoryStack.stackPush()) {
                int[] id = new int[1];
                int[] found = new int[1];
                PointerBuffer config = stack.mallocPointer(1);
                EGL10.eglQueryContext(display, context, CONFIG_ID, id);
                EGL10.eglChooseConfig(display, new int[] {CONFIG_ID, id[0], EGL10.EGL_NONE}, config, found);
                return config.get(0);
            }
        }
    }

    private static long openDisplay() {
        EGLCapabilities client = EGL.getCapabilities();
        // By its address: LWJGL's own method does not let the default display pass.
        long opened = client.EGL15
                ? JNI.callPPP(PLATFORM_SURFACELESS_MESA, EGL14.EGL_DEFAULT_DISPLAY, 0L, client.eglGetPlatformDisplay)
                : 0;
        if (opened == 0 || !EGL10.eglInitialize(opened, new int[1], new int[1])) {
            opened = EGL10.eglGetDisplay(EGL14.EGL_DEFAULT_DISPLAY);
            if (opened == 0 || !EGL10.eglInitialize(opened, new int[1], new int[1])) {
                throw new IllegalStateException("EGL opens no display");
            }
        }
        EGL.createDisplayCapabilities(opened);
        return opened;
    }

    private long createContext() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            PointerBuffer config = stack.mallocPointer(1);
            int[] found = new int[1];
            int[] wanted = {
                EGL12.EGL_RENDERABLE_TYPE, OPENGL_ES3_BIT, EGL10.EGL_SURFACE_TYPE, EGL10.EGL_PBUFFER_BIT, EGL10.EGL_NONE
            };
            if (!EGL10.eglChooseConfig(display, wanted, config, found) || found[0] == 0) {
                throw new IllegalStateException("EGL has no configuration for OpenGL ES 3");
            }
            return createContext(config.get(0), EGL10.EGL_NO_CONTEXT);
        }
    }

    private long createContext(long config, long other) {
        EGL12.eglBindAPI(EGL12.EGL_OPENGL_ES_API);
        long created =
                EGL10.eglCreateContext(display, config, other, new int[] {CONTEXT_MAJOR_VERSION, 3, EGL10.EGL_NONE});
        if (created == EGL10.EGL_NO_CONTEXT
                || !EGL10.eglMakeCurrent(display, EGL10.EGL_NO_SURFACE, EGL10.EGL_NO_SURFACE, created)) {
            throw new IllegalStateException("EGL makes no context for OpenGL ES 3");
        }
        return created;
    }

    @Override
    public void close() {
        GLES.setCapabilities(null);
        EGL10.eglMakeCurrent(display, EGL10.EGL_NO_SURFACE, EGL10.EGL_NO_SURFACE, EGL10.EGL_NO_CONTEXT);
        EGL10.eglDestroyContext(display, context);
        if (!sharing) {
            EGL10.eglTerminate(display);
        }
    }
}
