package dev.highfive.xr;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The native methods, bound by {@code JNI_OnLoad}. Results are OpenXR's own codes: negative is failure. There is one
 * instance and one session at a time in a process, so most methods name none; all are for one thread.
 *
 * <p>The library is looked for by name, so a PC program starts its JVM with {@code java.library.path}
 * pointing at it; Android finds it in the APK.
 */
final class Glue {
    static {
        System.loadLibrary("highfive_xr");
    }

    /** Returns null, or why the loader could not be opened. The activity is Android's. */
    static native @Nullable String openLoader(@Nullable String library, @Nullable Object activity);

    static native String resultName(int result);

    /** The call that failed last. */
    static native String failedCall();

    /** The memory of {@link FrameData}. */
    static native ByteBuffer sharedMemory();

    static native int[] layout();

    static native String[] ledgerKinds();

    /** Writes two numbers a kind: opened, closed. */
    static native void ledgerCounts(int[] counts);

    /** Whether a GLES context is current on this thread. */
    static native boolean hasContext();

    /** Makes a context without a window current on this thread; returns null, or what is wrong. */
    static native @Nullable String createContext();

    static native void destroyContext();

    static native int extensions(String[][] names);

    /** What this platform needs beside the extensions that are common to all. */
    static native String[] platformExtensions();

    /** @param enabled the names of extensions, each followed by a space */
    static native int createInstance(String application, long version, String enabled, long[] handle);

    static native int runtimeProperties(long handle, long[] version, String[] name);

    static native int destroyInstance(long handle);

    static native int findSystem(int ask, int[] values, String[] name);

    static native int createSession(boolean graphics, String[] failure);

    /** With all that belongs to it. */
    static native int destroySession();

    static native int beginSession();

    static native int endSession();

    static native int requestExitSession();

    static native int referenceSpaces(int[] kinds);

    /** The origin is given in that space: its place, and a rotation about Y as y and w of a quaternion. */
    static native int chooseSpace(int kind, float x, float y, float z, float rotationY, float rotationW);

    static native int createHandTrackers(int ask);

    static native int createActions();

    static native int addAction(String name, int type);

    static native void destroyActions();

    static native int suggestBindings(String profile, int[] actions, String[] paths);

    static native int attachActions();

    /** What cannot be made is left out. */
    static native int createActionSpaces();

    static native int currentProfile(int hand, String[] path);

    static native int swapchainFormats(long[] formats, int[] count);

    static native int createSwapchain(int number, long format, int width, int height, int flags);

    static native int acquireSwapchain(int number, int[] texture);

    static native int refreshRates(float[] hertz, int[] count);

    static native int requestRefreshRate(float hertz);

    static native int setPerformanceLevel(int domain, int level);

    /** @param type an XrAndroidThreadTypeKHR */
    static native int setThread(int type, int id);

    /** @param space an XrColorSpaceFB */
    static native int setColorSpace(int space);

    static native int setFoveation(int level, boolean dynamic);

    /** Lets the runtime count, and writes the counters' paths to {@code names[0]}. */
    static native int startMetrics(boolean android, String[][] names);

    static native int metric(int index, float[] value);

    static native int createPassthrough();

    static native int runPassthrough(boolean running);

    static native int hiddenArea(int view);

    // OpenGL ES; see DriverExtensions.

    static native boolean hasMultisampledTextures();

    static native void framebufferTexture2DMultisample(
            int target, int attachment, int textureTarget, int texture, int level, int samples);

    static native void renderbufferStorageMultisample(
            int target, int samples, int internalFormat, int width, int height);

    static native boolean hasTimerQueries();

    static native int genQuery();

    static native void deleteQuery(int query);

    static native void beginQuery(int target, int query);

    static native void endQuery(int target);

    static native int getQueryObject(int query, int name);

    // Every frame.

    static native int pollEvents();

    /** Waits for the next frame, begins it and asks for input, whose results are in the shared memory. */
    static native int waitFrame();

    /** The same for a session without pictures, which nothing waits for. */
    static native int tick(long nanoTime, long periodNs);

    /** The result of each part is in the shared memory. */
    static native int sample(long time);

    static native int acquire();

    static native int endFrame();

    static native int vibrate(int action, int hand, float amplitude, float hertz, long nanos);

    private Glue() {}
}
