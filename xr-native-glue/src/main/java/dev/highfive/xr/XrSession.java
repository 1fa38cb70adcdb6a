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

    /** XrColorSpaceFB: the colours that sRGB has. */
    private static final int REC709 = 2;

    /** XrAndroidThreadTypeKHR. */
    private static final int APPLICATION_WORKER = 2;

    private static final int RENDERER_MAIN = 3;

    /** XrReferenceSpaceType of the space that everything is located in. */
    final int space;

    final boolean handTracking;
    final boolean srgb;
    private final float[] refreshRates;
    /** Where the origin is in the runtime's space. */
    private final Vector3f origin = new Vector3f();

    private float originYaw;
    private final XrInstance instance;
    private final Shortfalls shortfalls;
    private final String workerThread;
    private final boolean foveated;
    private boolean running;
    /** 0 to leave it to the headset. */
    private float wantedHertz;

    private String[] counters = {};

    private XrSession(
            XrInstance instance,
            Shortfalls shortfalls,
            OpenXrOptions options,
            int space,
            boolean handTracking,
            boolean srgb,
            boolean foveated) {
        this.instance = instance;
        this.shortfalls = shortfalls;
        this.workerThread = options.workerThread;
        this.space = space;
        this.handTracking = handTracking;
        this.srgb = srgb;
        this.foveated = foveated;
        this.refreshRates = listRefreshRates();
        origin.y = floorIn(space);
    }

    /**
     * @param options if it shows pictures, then through the GLES context that is current on this thread
     */
    static XrSession create(
            XrInstance instance, XrSystem system, XrActions actions, OpenXrOptions options, Shortfalls shortfalls)
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
            actions.attach(shortfalls);
            boolean srgb = options.graphics && hasSrgb();
            boolean foveated = options.graphics && isFoveated(instance);
            if (options.graphics) {
                createSwapchains(system, srgb ? GL_SRGB8_ALPHA8 : GL_RGBA8, foveated);
            }
            return new XrSession(instance, shortfalls, options, space, hands, srgb, foveated);
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

    /** Whether the eyes' textures can store sRGB. */
    private static boolean hasSrgb() throws XrException {
        long[] formats = new long[64];
        int[] count = new int[1];
        XrResult.check(Glue.swapchainFormats(formats, count));
        boolean srgb = false;
        for (int i = 0; i < count[0]; i++) {
            srgb |= formats[i] == GL_SRGB8_ALPHA8;
        }
        return srgb;
    }

    private static boolean isFoveated(XrInstance instance) {
        return instance.has(Extensions.FOVEATION)
                && instance.has(Extensions.FOVEATION_CONFIGURATION)
                && instance.has(Extensions.SWAPCHAIN_UPDATE)
                && instance.traits().isFoveated(Glue.hasMultisampledTextures());
    }

    private static void createSwapchains(XrSystem system, int format, boolean foveated) throws XrException {
        for (int eye = 0; eye < 2; eye++) {
            XrResult.check(Glue.createSwapchain(eye, format, system.width, system.height, foveated ? FOVEATED : 0));
        }
    }

    private float[] listRefreshRates() {
        float[] hertz = new float[32];
        int[] count = new int[1];
        if (instance.has(Extensions.REFRESH_RATE)) {
            shortfalls.isDone("xrEnumerateDisplayRefreshRatesFB", Glue.refreshRates(hertz, count));
        }
        float[] rates = Arrays.copyOf(hertz, count[0]);
        Arrays.sort(rates);
        return rates;
    }

    /** The session runs: only now do runtimes listen to wishes. */
    void onBegin() {
        running = true;
        if (instance.has(Extensions.PERFORMANCE)) {
            shortfalls.isDone("the CPU level", Glue.setPerformanceLevel(CPU, SUSTAINED_HIGH));
            shortfalls.isDone("the GPU level", Glue.setPerformanceLevel(GPU, SUSTAINED_HIGH));
        }
        if (instance.has(Extensions.THREAD_SETTINGS)) {
            nameThread(RENDERER_MAIN, ThreadIds.own());
            nameThread(APPLICATION_WORKER, workerThread.isEmpty() ? 0 : ThreadIds.named(workerThread));
        }
        if (instance.has(Extensions.COLOR_SPACE)) {
            shortfalls.isDone("the colours of a PC's screen", Glue.setColorSpace(REC709));
        }
        if (foveated) {
            shortfalls.isDone("foveation", Glue.setFoveation(FOVEATION_MEDIUM, true));
        }
        askForRefreshRate();
        boolean android = instance.has(Extensions.METRICS_ANDROID);
        if (android || instance.has(Extensions.METRICS_META)) {
            String[][] names = {new String[0]};
            shortfalls.isDone("the runtime's counters", Glue.startMetrics(android, names));
            counters = names[0];
        }
    }

    /** What the runtime counts, each by the last two words of its name; empty where it counts nothing. */
    String metrics() {
        StringBuilder text = new StringBuilder();
        float[] value = new float[1];
        for (int i = 0; running && i < counters.length; i++) {
            if (!XrResult.failed(Glue.metric(i, value))) {
                int slash = counters[i].lastIndexOf('/', counters[i].lastIndexOf('/') - 1);
                text.append(text.length() == 0 ? "" : " ")
                        .append(counters[i].substring(slash + 1))
                        .append('=')
                        .append(Math.round(100 * value[0]) / 100f);
            }
        }
        return text.toString();
    }

    void onEnd() {
        running = false;
    }

    private void nameThread(int type, int id) {
        if (id != 0) {
            shortfalls.isDone("xrSetAndroidApplicationThreadKHR", Glue.setThread(type, id));
        }
    }

    /** In hertz, from now on or as soon as the session runs. */
    void requestRefreshRate(float hertz) {
        wantedHertz = hertz;
        askForRefreshRate();
    }

    private void askForRefreshRate() {
        if (running && wantedHertz > 0 && instance.has(Extensions.REFRESH_RATE)) {
            shortfalls.isDone(wantedHertz + " Hz", Glue.requestRefreshRate(wantedHertz));
        }
    }

    /**
     * Moves the origin so that what is at a place and turned by a yaw now comes to another place and yaw; heights stay.
     */
    int move(Vector3f place, float yaw, float newX, float newZ, float newYaw) {
        Vector3f inSpace = new Vector3f(place.x, 0, place.z).rotateY(originYaw).add(origin);
        float movedYaw = originYaw + yaw - newYaw;
        Vector3f moved = new Vector3f(newX, 0, newZ).rotateY(movedYaw).negate().add(inSpace);
        int result = Glue.chooseSpace(
                space, moved.x, moved.y, moved.z, (float) Math.sin(movedYaw / 2), (float) Math.cos(movedYaw / 2));
        if (!XrResult.failed(result)) {
            originYaw = movedYaw;
            origin.set(moved);
        }
        return result;
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
