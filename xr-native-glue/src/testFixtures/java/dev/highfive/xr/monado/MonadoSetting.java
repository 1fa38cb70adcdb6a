package dev.highfive.xr.monado;

import java.util.Map;
import java.util.TreeMap;

/** Which devices a Monado drives and where it shows pictures. Immutable. */
public final class MonadoSetting {
    private final boolean remote;
    private final Map<String, String> environment;

    private MonadoSetting(boolean remote, Map<String, String> environment) {
        this.remote = remote;
        this.environment = environment;
    }

    /** Head, hands and controllers that a {@link RemoteDriver} moves; pictures go nowhere, 20 times a second. */
    public static MonadoSetting remote() {
        return new MonadoSetting(true, Map.of("XRT_COMPOSITOR_NULL", "1"));
    }

    /** A head and simple controllers that move by themselves; no hand tracking, though it is advertised. */
    public static MonadoSetting simulated() {
        return new MonadoSetting(
                false,
                Map.of(
                        "XRT_COMPOSITOR_NULL",
                        "1",
                        "SIMULATED_ENABLE",
                        "1",
                        "SIMULATED_LEFT",
                        "simple",
                        "SIMULATED_RIGHT",
                        "simple"));
    }

    /** Shows the pictures of both eyes in a window of this X server, at 72 Hz. */
    public MonadoSetting shownOn(VirtualScreen screen) {
        Map<String, String> changed = new TreeMap<>(environment);
        changed.remove("XRT_COMPOSITOR_NULL");
        changed.put("DISPLAY", screen.display());
        changed.put("XRT_COMPOSITOR_FORCE_XCB", "1");
        changed.put("XRT_COMPOSITOR_XCB_FULLSCREEN", "0");
        changed.put("XRT_COMPOSITOR_DEFAULT_FRAMERATE", "72");
        return new MonadoSetting(remote, changed);
    }

    boolean isRemote() {
        return remote;
    }

    Map<String, String> environment() {
        return environment;
    }
}
