package dev.highfive.app;

import android.app.Application;
import android.content.pm.ApplicationInfo;
import android.content.pm.PackageInfo;
import android.content.pm.PackageManager;
import android.os.Build;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The app's process, whichever activity it was started for: its log is there before anything else is. */
public final class HighfiveApp extends Application {
    private static final Logger LOG = Logger.getLogger("dev.highfive.app");

    @Override
    public void onCreate() {
        super.onCreate();
        Logcat.install();
        LOG.info(describe());
        Thread.UncaughtExceptionHandler usual = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            LOG.log(Level.SEVERE, "The thread " + thread.getName() + " has died", e);
            if (usual != null) {
                usual.uncaughtException(thread, e);
            }
        });
    }

    /** Which Highfive this is and on what it runs, as a report of a fault needs it. */
    private String describe() {
        String version;
        try {
            PackageInfo own = getPackageManager().getPackageInfo(getPackageName(), 0);
            version = own.versionName + " (" + own.getLongVersionCode() + ")";
        } catch (PackageManager.NameNotFoundException e) {
            throw new IllegalStateException(e); // it is this very package
        }
        boolean debuggable = (getApplicationInfo().flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0;
        return "Highfive " + version + (debuggable ? ", debug, on " : ", release, on ") + Build.MANUFACTURER + " "
                + Build.MODEL + ", Android " + Build.VERSION.RELEASE + ", API " + Build.VERSION.SDK_INT + ", "
                + Build.DISPLAY;
    }
}
