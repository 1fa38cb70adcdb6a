package dev.highfive.xr;

import org.jspecify.annotations.Nullable;

/** How to start an OpenXR headset. Immutable. */
public final class OpenXrOptions {
    final String application;
    final @Nullable Object androidActivity;
    final boolean graphics;
    final boolean followsRecentring;
    final HeadsetTraits traits;
    final String workerThread;

    private OpenXrOptions(
            String application,
            @Nullable Object androidActivity,
            boolean graphics,
            boolean followsRecentring,
            HeadsetTraits traits,
            String workerThread) {
        this.application = application;
        this.androidActivity = androidActivity;
        this.graphics = graphics;
        this.followsRecentring = followsRecentring;
        this.traits = traits;
        this.workerThread = workerThread;
    }

    /** For a PC, with pictures. */
    public static OpenXrOptions of(String application) {
        return new OpenXrOptions(application, null, true, false, HeadsetTraits.unknown(), "");
    }

    /** On Android: the activity that the pictures belong to. */
    public OpenXrOptions onAndroid(Object activity) {
        return new OpenXrOptions(application, activity, graphics, followsRecentring, traits, workerThread);
    }

    /**
     * From an origin that moves when the wearer asks the device for it; otherwise it is the middle of the real room,
     * where the device knows that.
     */
    public OpenXrOptions followingRecentring() {
        return new OpenXrOptions(application, androidActivity, graphics, true, traits, workerThread);
    }

    /** Tracking only, for runtimes that have XR_MND_headless: no GLES context is needed. */
    public OpenXrOptions withoutPictures() {
        return new OpenXrOptions(application, androidActivity, false, followsRecentring, traits, workerThread);
    }

    /** What is known of the headset before its runtime tells its name, and what people say of it. */
    public OpenXrOptions with(HeadsetTraits traits) {
        return new OpenXrOptions(application, androidActivity, graphics, followsRecentring, traits, workerThread);
    }

    /** The thread that the pictures wait for, beside the one that draws them: the system is to be quick about it. */
    public OpenXrOptions withWorker(String threadName) {
        return new OpenXrOptions(application, androidActivity, graphics, followsRecentring, traits, threadName);
    }
}
