package dev.highfive.xr;

/** The headset behind a runtime, and what it says it can do. */
public final class XrSystem {
    private static final int ASK_HAND_TRACKING = 1;
    private static final int ASK_PASSTHROUGH = 2;
    private static final int ASK_USER_PRESENCE = 4;
    private static final int VALUE_COUNT = 10;

    /** What it calls itself. */
    public final String name;
    /** A runtime may say so and yet fail to track. */
    public final boolean handTracking;

    public final boolean userPresence;
    /** Recommended for the picture of an eye, pixels. */
    public final int width;

    public final int height;
    public final int maxWidth;
    public final int maxHeight;
    public final int maxSamples;
    public final int maxLayers;
    /** XR_FB_passthrough, as a layer. */
    final boolean passthroughLayer;

    private final int blendModes;

    private XrSystem(String name, int[] values) {
        this.name = name;
        handTracking = values[0] != 0;
        passthroughLayer = values[1] != 0;
        userPresence = values[2] != 0;
        width = values[3];
        height = values[4];
        maxWidth = values[5];
        maxHeight = values[6];
        maxSamples = values[7];
        maxLayers = values[8];
        blendModes = values[9];
    }

    static XrSystem find(XrInstance instance) throws XrException {
        int ask = (instance.has(Extensions.HAND_TRACKING) ? ASK_HAND_TRACKING : 0)
                | (instance.has(Extensions.PASSTHROUGH) ? ASK_PASSTHROUGH : 0)
                | (instance.has(Extensions.USER_PRESENCE) ? ASK_USER_PRESENCE : 0);
        int[] values = new int[VALUE_COUNT];
        String[] name = new String[1];
        XrResult.check(Glue.findSystem(ask, values, name));
        return new XrSystem(name[0], values);
    }

    /** Whether the real room can be shown behind the picture, by whatever means. */
    public boolean passthrough() {
        return passthroughLayer || has(BlendMode.ALPHA_BLEND);
    }

    boolean has(BlendMode mode) {
        return (blendModes & 1 << mode.code) != 0;
    }

    /** How a picture and the room mix; the codes are OpenXR's. */
    enum BlendMode {
        OPAQUE(1),
        ADDITIVE(2),
        ALPHA_BLEND(3);

        final int code;

        BlendMode(int code) {
            this.code = code;
        }
    }
}
