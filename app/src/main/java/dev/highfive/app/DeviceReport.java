package dev.highfive.app;

import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.net.wifi.WifiInfo;
import android.net.wifi.WifiManager;
import android.os.BatteryManager;
import android.os.Build;
import android.os.Debug;
import android.os.PowerManager;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * How the device does: heat, battery, Wi-Fi, garbage. Asked every five seconds on a thread of its own, because other
 * processes answer, at their leisure, and a frame waits for nobody.
 */
final class DeviceReport implements Supplier<String>, AutoCloseable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.app");
    private static final int SECONDS = 5;
    /** So far ahead the system is asked how hot it gets. */
    private static final int FORECAST_SECONDS = 10;

    private final Context context;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread daemon = new Thread(task, "device report");
        daemon.setDaemon(true);
        return daemon;
    });
    private volatile String text = "";
    private long collections;
    private long allocated;

    DeviceReport(Context context) {
        this.context = context.getApplicationContext();
        thread.scheduleWithFixedDelay(this::ask, 0, SECONDS, TimeUnit.SECONDS);
    }

    /** As of the last five seconds; empty at first. */
    @Override
    public String get() {
        return text;
    }

    private void ask() {
        try {
            text = heat() + battery() + wifi() + garbage();
        } catch (RuntimeException e) { // of a service that another process has
            LOG.log(Level.WARNING, "The device does not tell how it does", e);
            thread.shutdown();
        }
    }

    private String heat() {
        PowerManager power = context.getSystemService(PowerManager.class);
        String now = "heat " + power.getCurrentThermalStatus();
        return Build.VERSION.SDK_INT < Build.VERSION_CODES.R
                ? now
                : now + String.format(Locale.ROOT, " (%.2f)", power.getThermalHeadroom(FORECAST_SECONDS));
    }

    private String battery() {
        BatteryManager battery = context.getSystemService(BatteryManager.class);
        Intent state = context.registerReceiver(null, new IntentFilter(Intent.ACTION_BATTERY_CHANGED));
        int tenths = state == null ? 0 : state.getIntExtra(BatteryManager.EXTRA_TEMPERATURE, 0);
        return ", battery " + battery.getIntProperty(BatteryManager.BATTERY_PROPERTY_CAPACITY) + " % "
                + battery.getIntProperty(BatteryManager.BATTERY_PROPERTY_CURRENT_NOW) / 1000 + " mA " + tenths / 10
                + " C";
    }

    @SuppressWarnings("deprecation") // what replaces it tells changes, and of the network that is in use
    private String wifi() {
        WifiManager wifi = context.getSystemService(WifiManager.class);
        WifiInfo link = wifi == null ? null : wifi.getConnectionInfo();
        return link == null
                ? ""
                : ", Wi-Fi " + link.getRssi() + " dBm " + link.getFrequency() + " MHz tx " + link.getTxLinkSpeedMbps()
                        + " rx " + link.getRxLinkSpeedMbps() + " Mb/s";
    }

    /** Since the last time. */
    private String garbage() {
        long collectionsNow = runtimeStat("art.gc.gc-count");
        long allocatedNow = runtimeStat("art.gc.bytes-allocated");
        String since = ", collections " + (collectionsNow - collections) + ", allocated "
                + (allocatedNow - allocated) / 1000 + " kB";
        collections = collectionsNow;
        allocated = allocatedNow;
        return since;
    }

    private static long runtimeStat(String name) {
        String value = Debug.getRuntimeStat(name);
        return value == null || value.isEmpty() ? 0 : Long.parseLong(value);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
