package dev.highfive.app;

import android.app.Activity;
import android.content.Context;
import androidx.annotation.StringRes;
import androidx.annotation.WorkerThread;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.xr.HeadsetTraits;
import dev.highfive.xr.OpenXrOptions;
import dev.highfive.xr.XrException;
import dev.highfive.xr.XrInstance;
import dev.highfive.xr.XrLoader;

/** Whether an OpenXR runtime answers on this device, in words that a person can act on. */
final class RuntimeFinding {
    private static final String NO_RUNTIME = "XR_ERROR_RUNTIME_UNAVAILABLE";

    @StringRes
    private final int words;

    private final String detail;

    private RuntimeFinding(@StringRes int words, String detail) {
        this.words = words;
        this.detail = detail;
    }

    /** Asks the runtime for an instance and gives it back. Can take a second: a runtime may have to start first. */
    @WorkerThread
    static RuntimeFinding look(Activity activity, HeadsetTraits traits) {
        OneHeadset.TURN.lock();
        try (XrInstance instance =
                XrLoader.open(activity.getApplicationContext()).createInstance(options(activity, traits))) {
            return new RuntimeFinding(R.string.runtime_found, instance.runtime());
        } catch (XrException e) {
            return of(e);
        } finally {
            OneHeadset.TURN.unlock();
        }
    }

    /** How this device's headset is started. */
    static OpenXrOptions options(Activity activity, HeadsetTraits traits) {
        return OpenXrOptions.of(activity.getString(R.string.app_name))
                .onAndroid(activity.getApplicationContext(), activity)
                .with(traits);
    }

    /** Why a headset did not start. */
    static RuntimeFinding of(HeadsetException e) {
        return e.getCause() instanceof XrException
                ? of((XrException) e.getCause())
                : new RuntimeFinding(R.string.runtime_failed, e.getMessage());
    }

    private static RuntimeFinding of(XrException e) {
        return new RuntimeFinding(wordsFor(e.resultName()), e.getMessage());
    }

    @StringRes
    private static int wordsFor(String resultName) {
        return switch (resultName) {
            case XrException.NO_LOADER -> R.string.no_loader;
            case NO_RUNTIME -> R.string.no_runtime;
            default -> R.string.runtime_failed;
        };
    }

    String text(Context context) {
        return context.getString(words, detail);
    }
}
