package dev.highfive.xr;

/** How to start an OpenXR headset. Immutable. */
public final class OpenXrOptions {
    final String application;
    final Object androidContext;
    final Object androidActivity;
    final boolean graphics;

    private OpenXrOptions(String application, Object androidContext, Object androidActivity, boolean graphics) {
        this.application = application;
        this.androidContext = androidContext;
        this.androidActivity = androidActivity;
        this.graphics = graphics;
    }

    /** For a PC, with pictures. */
    public static OpenXrOptions of(String application) {
        return new OpenXrOptions(application, null, null, true);
    }

    /** On Android: the application's context, and the activity that the pictures belong to. */
    public OpenXrOptions onAndroid(Object context, Object activity) {
        return new OpenXrOptions(application, context, activity, graphics);
    }

    /** Tracking only, for runtimes that have XR_MND_headless: no GLES context is needed. */
    public OpenXrOptions withoutPictures() {
        return new OpenXrOptions(application, androidContext, androidActivity, false);
    }
}
