package dev.highfive.xr;

import java.util.Arrays;
import java.util.logging.Logger;
import org.joml.Vector3f;

/** A session with what belongs to it: spaces, hand trackers, swapchains. All of it goes with {@link #close()}. */
final class XrSession implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");

    private static final int SPACE_LOCAL = 2;
    private static final int SPACE_STAGE = 3;
    private static final int SPACE_LOCAL_FLOOR = 1000426000;
    private static final int LOCAL_FLOOR_BIT = 31;
    /** Where the floor is guessed to be, below eyes whose height is not known. */
    private static final float EYE_HEIGHT = 1.6f;

    private static final int ASK_SOURCE = 1;
    private static final int ASK_MOTION_RANGE = 2;
    private static final int ASK_AIM = 4;

    private static final int GL_RGBA8 = 0x8058;
    private static final int GL_SRGB8_ALPHA8 = 0x8C43;
    private static final int FOVEATED = 2;
    private static final int FOVEATION_MEDIUM = 2;

    private static final int CPU = 1;
    private static final int GPU = 2;
    private static final int SUSTAINED_HIGH = 50;

    /** XrReferenceSpaceType of the space that everything is located in. */
    final int space;

    final boolean handTracking;
    final boolean srgb;
    private final float[] refreshRates;
    /** Where the origin is in the runtime's space. */
    private final Vector3f origin = new Vector3f();

    private float originYaw;

    private XrSession(int space, boolean handTracking, boolean srgb, float[] refreshRates) {
        this.space = space;
        this.handTracking = handTracking;
        this.srgb = srgb;
        this.refreshRates = refreshRates;
        origin.y = floorIn(space);
    }

    /**
     * @param options if it shows pictures, then through the GLES context that is current on this thread
     */
    static XrSession create(XrInstance instance, XrSystem system, XrActions actions, OpenXrOptions options)
            throws XrException {
        String[] failure = new String[1];
        int result = Glue.createSession(options.graphics, failure);
        if (failure[0] != null) {
            throw new XrException("xrCreateSession", Glue.resultName(result), failure[0]);
        }
        XrResult.check(result);
        try {
            int space = chooseSpace(options.followsRecentring);
            boolean hands = trackHands(instance);
            actions.attach();
            boolean srgb = options.graphics && createSwapchains(instance, system);
            choosePerformance(instance);
            return new XrSession(space, hands, srgb, listRefreshRates(instance));
        } catch (XrException e) {
            Glue.destroySession();
            throw e;
        }
    }

    private static int chooseSpace(boolean floorOfWearer) throws XrException {
        int[] kinds = new int[1];
        XrResult.check(Glue.referenceSpaces(kinds));
        boolean stage = (kinds[0] & 1 << SPACE_STAGE) != 0;
        boolean localFloor = (kinds[0] & 1 << LOCAL_FLOOR_BIT) != 0;
        int space;
        if (stage && !(localFloor && floorOfWearer)) {
            space = SPACE_STAGE;
        } else if (localFloor) {
            space = SPACE_LOCAL_FLOOR;
        } else {
            space = SPACE_LOCAL;
        }
        XrResult.check(Glue.chooseSpace(space, 0, floorIn(space), 0, 0, 1));
        return space;
    }

    private static float floorIn(int space) {
        return space == SPACE_LOCAL ? -EYE_HEIGHT : 0;
    }

    /** Found out by trying: there are runtimes that promise hand tracking and then have none. */
    private static boolean trackHands(XrInstance instance) {
        if (!instance.has(Extensions.HAND_TRACKING)) {
            return false;
        }
        int result = Glue.createHandTrackers((instance.has(Extensions.HAND_DATA_SOURCE) ? ASK_SOURCE : 0)
                | (instance.has(Extensions.HAND_MOTION_RANGE) ? ASK_MOTION_RANGE : 0)
                | (instance.has(Extensions.HAND_AIM) ? ASK_AIM : 0));
        if (XrResult.failed(result)) {
            LOG.info("No hands will be tracked: " + XrResult.exception(result).getMessage());
        }
        return !XrResult.failed(result);
    }

    /** Returns whether the eyes' textures store sRGB. */
    private static boolean createSwapchains(XrInstance instance, XrSystem system) throws XrException {
        long[] formats = new long[64];
        int[] count = new int[1];
        XrResult.check(Glue.swapchainFormats(formats, count));
        boolean srgb = false;
        for (int i = 0; i < count[0]; i++) {
            srgb |= formats[i] == GL_SRGB8_ALPHA8;
        }
        boolean foveated = instance.has(Extensions.FOVEATION)
                && instance.has(Extensions.FOVEATION_CONFIGURATION)
                && instance.has(Extensions.SWAPCHAIN_UPDATE);
        for (int eye = 0; eye < 2; eye++) {
            XrResult.check(Glue.createSwapchain(
                    eye, srgb ? GL_SRGB8_ALPHA8 : GL_RGBA8, system.width, system.height, foveated ? FOVEATED : 0));
        }
        if (foveated) {
            niceToHave("foveation", Glue.setFoveation(FOVEATION_MEDIUM, true));
        }
        return srgb;
    }

    private static void choosePerformance(XrInstance instance) {
        if (instance.has(Extensions.PERFORMANCE)) {
            niceToHave("the CPU level", Glue.setPerformanceLevel(CPU, SUSTAINED_HIGH));
            niceToHave("the GPU level", Glue.setPerformanceLevel(GPU, SUSTAINED_HIGH));
        }
    }

    private static float[] listRefreshRates(XrInstance instance) {
        float[] hertz = new float[32];
        int[] count = new int[1];
        if (instance.has(Extensions.REFRESH_RATE)) {
            niceToHave("the refresh rates", Glue.refreshRates(hertz, count));
        }
        float[] rates = Arrays.copyOf(hertz, count[0]);
        Arrays.sort(rates);
        return rates;
    }

    private static void niceToHave(String what, int result) {
        if (XrResult.failed(result)) {
            LOG.info("Going on without " + what + ": "
                    + XrResult.exception(result).getMessage());
        }
    }

    /**
     * Moves the origin so that what is at a place and turned by a yaw now comes to another place and yaw; heights stay.
     */
    int move(Vector3f place, float yaw, float newX, float newZ, float newYaw) {
        Vector3f inSpace = new Vector3f(place.x, 0, place.z).rotateY(originYaw).add(origin);
        originYaw += yaw - newYaw;
        origin.set(newX, 0, newZ).rotateY(originYaw).negate().add(inSpace);
        return Glue.chooseSpace(
                space, origin.x, origin.y, origin.z, (float) Math.sin(originYaw / 2), (float) Math.cos(originYaw / 2));
    }

    boolean isFloorKnown() {
        return space != SPACE_LOCAL;
    }

    /** Of pictures, as GL names it. */
    int format() {
        return srgb ? GL_SRGB8_ALPHA8 : GL_RGBA8;
    }

    /** In hertz, ascending. */
    float[] refreshRates() {
        return refreshRates.clone();
    }

    @Override
    public void close() {
        Glue.destroySession(); // what fails here fails because the runtime is gone, and nothing of it remains
    }
}
