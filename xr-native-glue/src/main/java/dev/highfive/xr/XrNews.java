package dev.highfive.xr;

import java.util.logging.Logger;

/** The events that nothing depends on, for the log. */
final class XrNews {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");

    private static final int EVENTS_LOST = 49;
    private static final int PERFORMANCE = 1000015000;
    private static final int REFRESH_RATE = 1000101000;
    private static final int PASSTHROUGH = 1000118030;
    private static final String[] SUB_DOMAINS = {"", "compositing", "rendering", "heat"};

    static void tell(int offset) {
        int type = FrameData.getInt(offset + FrameData.EVENT_TYPE);
        switch (type) {
            case EVENTS_LOST -> LOG.warning("The runtime has dropped " + value(offset, 0) + " events");
            case PERFORMANCE ->
                LOG.info("Performance of the " + (value(offset, 0) == 1 ? "CPU, " : "GPU, ")
                        + subDomain(value(offset, 1)) + ": from " + level(value(offset, 2)) + " to "
                        + level(value(offset, 3)));
            case REFRESH_RATE ->
                LOG.info("The refresh rate is " + FrameData.getFloat(offset + FrameData.EVENT_NUMBERS + 4) + " Hz, was "
                        + FrameData.getFloat(offset + FrameData.EVENT_NUMBERS));
            case PASSTHROUGH -> LOG.info("Passthrough has changed: flags " + value(offset, 0));
            default -> LOG.fine(() -> "An event of type " + type);
        }
    }

    private static int value(int offset, int index) {
        return FrameData.getInt(offset + FrameData.EVENT_VALUES + 4 * index);
    }

    private static String subDomain(int code) {
        return code > 0 && code < SUB_DOMAINS.length ? SUB_DOMAINS[code] : String.valueOf(code);
    }

    /** XrPerfSettingsNotificationLevelEXT. */
    private static String level(int code) {
        return switch (code) {
            case 0 -> "normal";
            case 25 -> "warning";
            case 75 -> "impaired";
            default -> String.valueOf(code);
        };
    }

    private XrNews() {}
}
