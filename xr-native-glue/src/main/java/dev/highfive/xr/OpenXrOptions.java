package dev.highfive.xr;

/** How to start an OpenXR headset. Immutable. */
public final class OpenXrOptions {
    final String application;
    final Object androidContext;
    final Object androidActivity;
    final boolean graphics;
    final boolean followsRecentring;

    private OpenXrOptions(String application, Object androidContext, Object androidActivity, boolean graphics,
            boolean followsRecentring) {
        this.application = application;
        this.androidContext = androidContext;
        this.androidActivity = androidActivity;
        this.graphics = graphics;
        this.followsRecentring = followsRecentring;
    }

    /** For a PC, with pictures. */
    public static OpenXrOptions of(String application) {
        return new OpenXrOptions(application, null, null, true, false);
    }

    /** On Android: the application's context, and the activity that the pictures belong to. */
    public OpenXrOptions onAndroid(Object context, Object activity) {
        return new OpenXrOptions(application, context, activity, graphics, followsRecentring);
    }

    /**
     * From an origin that moves when the wearer asks the device for it; otherwise it is the middle of the real room, where
     * the device knows that.
     */
    public OpenXrOptions followingRecentring() {
        return new OpenXrOptions(application, androidContext, androidActivity, graphics, true);
    }

    /** Tracking only, for runtimes that have XR_MND_headless: no GLES context is needed. */
    public OpenXrOptions withoutPictures() {
        return new OpenXrOptions(application, androidContext, androidActivity, false, followsRecentring);
    }
}
