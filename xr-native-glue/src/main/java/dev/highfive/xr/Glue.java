package dev.highfive.xr;

/**
 * The native methods, bound by {@code JNI_OnLoad}. Results are OpenXR's own codes: negative is failure.
 *
 * <p>The library is looked for by name, so a PC program starts its JVM with {@code java.library.path}
 * pointing at it; Android finds it in the APK.
 */
final class Glue {
    static {
        System.loadLibrary("highfive_xr");
    }

    /** Returns null, or why the loader could not be opened. */
    static native String openLoader(String library, Object context);

    static native int createInstance(String application, Object activity, long[] handle);

    static native int runtimeProperties(long handle, long[] version, String[] name);

    static native int destroyInstance(long handle);

    static native String resultName(int result);

    private Glue() {
    }
}
