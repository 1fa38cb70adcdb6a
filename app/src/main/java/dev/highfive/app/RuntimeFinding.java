package dev.highfive.app;

import android.app.Activity;
import android.content.Context;
import androidx.annotation.StringRes;
import androidx.annotation.WorkerThread;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.session.Session;
import dev.highfive.xr.HeadsetTraits;
import dev.highfive.xr.OpenXrOptions;
import dev.highfive.xr.XrException;
import dev.highfive.xr.XrLoader;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Whether an OpenXR runtime answers on this device, in words that a person can act on. */
final class RuntimeFinding {
    private static final Logger LOG = Logger.getLogger("dev.highfive.app");
    private static final String NO_RUNTIME = "XR_ERROR_RUNTIME_UNAVAILABLE";

    @StringRes
    private final int words;

    private final String detail;

    private RuntimeFinding(@StringRes int words, String detail) {
        this.words = words;
        this.detail = detail;
    }

    /**
     * Asks the runtime what it can do, and for no more than that: an instance is for what is immersive, and not every
     * runtime gives a second one to the same process. Can take a second: a runtime may have to start first.
     */
    @WorkerThread
    static RuntimeFinding look(Activity activity) {
        if (!OneHeadset.awaitTurn()) {
            return new RuntimeFinding(R.string.headset_busy, "");
        }
        try {
            XrLoader.open(activity).extensions();
            return new RuntimeFinding(R.string.runtime_found, "");
        } catch (XrException e) {
            return of(e);
        } catch (RuntimeException | Error e) {
            LOG.log(Level.SEVERE, "The runtime cannot be asked", e);
            return new RuntimeFinding(R.string.runtime_failed, e.toString());
        } finally {
            OneHeadset.TURN.unlock();
        }
    }

    /** How this device's headset is started. */
    static OpenXrOptions options(Activity activity, HeadsetTraits traits) {
        return OpenXrOptions.of(activity.getString(R.string.app_name))
                .onAndroid(activity)
                .withWorker(Session.THREAD_NAME)
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
