package dev.highfive.xr;

/** How to start an OpenXR headset. Immutable. */
public final class OpenXrOptions {
    final String application;
    final Object androidContext;
    final Object androidActivity;
    final boolean graphics;
    final boolean followsRecentring;
    final HeadsetTraits traits;

    private OpenXrOptions(
            String application,
            Object androidContext,
            Object androidActivity,
            boolean graphics,
            boolean followsRecentring,
            HeadsetTraits traits) {
        this.application = application;
        this.androidContext = androidContext;
        this.androidActivity = androidActivity;
        this.graphics = graphics;
        this.followsRecentring = followsRecentring;
        this.traits = traits;
    }

    /** For a PC, with pictures. */
    public static OpenXrOptions of(String application) {
        return new OpenXrOptions(application, null, null, true, false, HeadsetTraits.unknown());
    }

    /** On Android: the application's context, and the activity that the pictures belong to. */
    public OpenXrOptions onAndroid(Object context, Object activity) {
        return new OpenXrOptions(application, context, activity, graphics, followsRecentring, traits);
    }

    /**
     * From an origin that moves when the wearer asks the device for it; otherwise it is the middle of the real room,
     * where the device knows that.
     */
    public OpenXrOptions followingRecentring() {
        return new OpenXrOptions(application, androidContext, androidActivity, graphics, true, traits);
    }

    /** Tracking only, for runtimes that have XR_MND_headless: no GLES context is needed. */
    public OpenXrOptions withoutPictures() {
        return new OpenXrOptions(application, androidContext, androidActivity, false, followsRecentring, traits);
    }

    /** What is known of the headset before its runtime tells its name, and what people say of it. */
    public OpenXrOptions with(HeadsetTraits traits) {
        return new OpenXrOptions(application, androidContext, androidActivity, graphics, followsRecentring, traits);
    }
}
