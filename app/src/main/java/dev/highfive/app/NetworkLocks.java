package dev.highfive.app;

import android.content.Context;
import android.net.wifi.WifiManager;

/** Keeps Wi-Fi from saving power at the cost of delay, and from filtering out multicast, until closed. */
final class NetworkLocks implements AutoCloseable {
    private static final String TAG = "Highfive";

    private final WifiManager.WifiLock lowLatency;
    private final WifiManager.MulticastLock multicast;

    NetworkLocks(Context context) {
        WifiManager wifi = context.getApplicationContext().getSystemService(WifiManager.class);
        lowLatency = wifi == null ? null : wifi.createWifiLock(WifiManager.WIFI_MODE_FULL_LOW_LATENCY, TAG);
        multicast = wifi == null ? null : wifi.createMulticastLock(TAG);
        if (wifi != null) {
            lowLatency.acquire();
            multicast.acquire();
        }
    }

    @Override
    public String toString() {
        return lowLatency == null ? "no Wi-Fi" : "Wi-Fi of low latency " + (lowLatency.isHeld() ? "held" : "refused");
    }

    @Override
    public void close() {
        if (lowLatency != null) {
            multicast.release();
            lowLatency.release();
        }
    }
}
