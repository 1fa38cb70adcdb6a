package dev.highfive.xr;

import dev.highfive.client.headset.Capabilities;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.HandWatch;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Logger;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/**
 * The headset behind this machine's OpenXR runtime. One at a time in a process, because OpenXR's loader allows no more.
 *
 * <p>The first question about a time fetches everything at that time, and further ones about it cost nothing: so ask
 * about one time after the other.
 */
@SuppressWarnings("NullAway") // what start() made is there while the lifecycle says so
public final class OpenXrHeadset implements Headset {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");

    /** The swapchains before are the eyes'. */
    private static final int FIRST_QUAD = 2;
    /** XR_VIEW_STATE_ORIENTATION_VALID_BIT and XR_VIEW_STATE_POSITION_VALID_BIT. */
    private static final int VIEW_VALID = 3;

    private static final FramePart[] LOCATED = {FramePart.VIEWS, FramePart.HEAD, FramePart.HANDS, FramePart.POSES};

    private final OpenXrOptions options;
    private final Shortfalls shortfalls = new Shortfalls();
    private final Lifecycle lifecycle = new Lifecycle(shortfalls);
    private final List<XrQuad> quads = new ArrayList<>();
    private final Pacer pacer = new Pacer();

    private @Nullable EglContext context;
    private @Nullable XrInstance instance;
    private XrSystem system;
    private @Nullable XrActions actions;
    private @Nullable XrSession session;
    private Layers layers;
    private Capabilities capabilities;
    private final TrackedPose placed = new TrackedPose();
    private int generation;
    private final float[][] hiddenAreas = new float[Eye.values().length][];
    private final HandWatch[] watches = {new HandWatch(), new HandWatch()};
    private boolean sampled;
    private long sampledNs;
    private boolean frameOpen;
    private boolean acquired;

    public OpenXrHeadset(OpenXrOptions options) {
        this.options = options;
    }

    @Override
    public void start() throws HeadsetException {
        HeadsetState before = lifecycle.state();
        disconnect();
        try {
            XrLoader loader = XrLoader.open(options.androidActivity);
            if (options.graphics && !EglContext.isCurrent()) {
                context = EglContext.create();
            }
            instance = loader.createInstance(options);
            String runtime = instance.runtime();
            system = instance.system();
            actions = XrActions.create(instance);
            session = XrSession.create(instance, system, actions, options, shortfalls);
            layers = new Layers(system);
            generation++;
            Arrays.fill(hiddenAreas, new float[0]); // runtimes know it once the session runs
            for (XrQuad quad : quads) {
                quad.create(session, generation);
            }
            capabilities = new Capabilities(
                    system.name + ", " + runtime,
                    session.handTracking,
                    system.passthrough(),
                    session.isFloorKnown(),
                    session.refreshRates());
            lifecycle.onStart(session, actions);
            LOG.info(this::describe);
        } catch (XrException e) {
            disconnect();
            lifecycle.onFailedStart(before);
            throw StartFailure.explain(e);
        }
    }

    private String describe() {
        return "Started " + capabilities.name + ", OpenXR " + (instance.is11() ? "1.1" : "1.0") + ", eyes "
                + system.width + "x" + system.height + " of at most " + system.maxWidth + "x" + system.maxHeight
                + (session.srgb ? ", sRGB" : ", linear") + ", space " + session.space + ", rates "
                + Arrays.toString(session.refreshRates())
                + (session.handTracking ? ", tracks hands" : ", which tracks no hands") + "; " + instance.traits();
    }

    @Override
    public HeadsetState poll() {
        if (frameOpen) {
            skip(); // the session may be about to end, which a frame would prevent
        }
        return lifecycle.poll();
    }

    @Override
    public HeadsetState state() {
        return lifecycle.state();
    }

    @Override
    public Capabilities capabilities() {
        return capabilities;
    }

    @Override
    public boolean waitFrame(FrameTiming timing) {
        if (frameOpen) {
            skip();
        }
        if (!lifecycle.state().isRunning()) {
            return false;
        }
        sampled = false;
        if (!lifecycle.succeeded(options.graphics ? Glue.waitFrame() : pacer.tick())) {
            return false;
        }
        frameOpen = true;
        if (options.graphics && lifecycle.takeMaskStale()) {
            readHiddenAreas();
        }
        lifecycle.isDone(FramePart.SYNC.call, FramePart.SYNC.result());
        lifecycle.isDone(FramePart.STATES.call, FramePart.STATES.result());
        timing.displayTimeNs = FrameData.getLong(FrameData.DISPLAY_TIME_NS);
        timing.periodNs = FrameData.getLong(FrameData.DISPLAY_PERIOD_NS);
        timing.shouldRender = options.graphics && FrameData.getInt(FrameData.SHOULD_RENDER) != 0;
        return true;
    }

    private void readHiddenAreas() {
        for (Eye eye : Eye.values()) {
            hiddenAreas[eye.ordinal()] = HiddenArea.of(instance, eye, lifecycle);
        }
        int corners = hiddenAreas[0].length / 2;
        LOG.info(() -> "Of the left eye's picture " + corners / 3 + " triangles are hidden");
    }

    /** Whether it is known what is where at this time; asks the runtime if that has not been done yet. */
    private boolean isSampled(long timeNs) {
        if (!lifecycle.state().isRunning()) {
            return false;
        }
        if (sampled && sampledNs == timeNs) {
            return true;
        }
        boolean first = !sampled;
        boolean taken = lifecycle.succeeded(Glue.sample(xrTime(timeNs)));
        if (first && lifecycle.isRecentred(xrTime(timeNs))) {
            taken = lifecycle.succeeded(Glue.sample(xrTime(timeNs))); // who knows which of it was located before
        }
        sampled = taken && isTimeValid();
        sampledNs = timeNs;
        return sampled;
    }

    /** Looks at what came of each part; one that failed is not valid, and the others are what they are. */
    private boolean isTimeValid() {
        for (FramePart part : LOCATED) {
            if (part.result() == XrResult.ERROR_TIME_INVALID) {
                return false;
            }
            lifecycle.isDone(part.call, part.result());
        }
        return lifecycle.state().isRunning();
    }

    private static long xrTime(long timeNs) {
        return timeNs + FrameData.getLong(FrameData.DISPLAY_TIME) - FrameData.getLong(FrameData.DISPLAY_TIME_NS);
    }

    @Override
    public void locateViews(long timeNs, EyeView left, EyeView right) {
        boolean valid = isSampled(timeNs) && (FrameData.getInt(FrameData.VIEW_FLAGS) & VIEW_VALID) == VIEW_VALID;
        copyView(0, left, valid);
        copyView(1, right, valid);
    }

    private static void copyView(int eye, EyeView view, boolean valid) {
        int offset = FrameData.VIEWS + eye * FrameData.VIEW_SIZE;
        view.valid = valid;
        if (valid) {
            FrameData.getPose(offset + FrameData.VIEW_POSE, view.position, view.orientation);
            int fov = offset + FrameData.VIEW_FOV;
            view.setAngles(
                    FrameData.getFloat(fov),
                    FrameData.getFloat(fov + 4),
                    FrameData.getFloat(fov + 8),
                    FrameData.getFloat(fov + 12));
        }
    }

    @Override
    public void locateHead(long timeNs, TrackedPose head) {
        if (isSampled(timeNs)) {
            Located.copyPose(FrameData.HEAD, head);
        } else {
            head.invalidate();
        }
    }

    @Override
    public void locateHand(Side side, long timeNs, HandJoints joints) {
        joints.timeNs = timeNs;
        if (session != null && session.handTracking && isSampled(timeNs)) {
            Located.copyHand(side, joints);
        } else {
            joints.invalidate();
        }
        if (instance != null && instance.traits().isStillHandLost()) {
            watches[side.ordinal()].look(joints);
        }
    }

    @Override
    public void readInput(Side side, long timeNs, HandInput input) {
        if (lifecycle.state() == HeadsetState.FOCUSED && isSampled(timeNs)) {
            InputReader.read(side, actions.profile(side), instance.traits(), input);
        } else {
            input.clear();
        }
    }

    @Override
    public void vibrate(Side side, float amplitude, float seconds) {
        if (lifecycle.state() == HeadsetState.FOCUSED && !actions.profile(side).isEmpty()) {
            lifecycle.isDone(
                    "xrApplyHapticFeedback",
                    Glue.vibrate(Action.HAPTIC.ordinal(), side.ordinal(), Math.max(0, Math.min(1, amplitude)), 0, (long)
                            (seconds * 1e9f)));
        }
    }

    @Override
    public void acquire(Eye eye, RenderTarget target) {
        if (!acquired && frameOpen) {
            acquired = true; // both eyes at once; also if that fails, since one of them may have been acquired
            lifecycle.succeeded(Glue.acquire());
        }
        int view = FrameData.VIEWS + eye.ordinal() * FrameData.VIEW_SIZE;
        target.set(
                FrameData.getInt(view + FrameData.VIEW_TEXTURE), system.width, system.height, session.srgb, generation);
        target.seeThrough = layers.isPassthroughShown();
        target.hiddenArea = hiddenAreas[eye.ordinal()];
    }

    @Override
    public void submit(List<? extends Layer> shown) {
        if (frameOpen) {
            layers.prepare(shown, acquired && lifecycle.state().isRunning());
            endFrame();
        }
    }

    @Override
    public void skip() {
        if (frameOpen) {
            layers.prepareNothing();
            endFrame();
        }
    }

    private void endFrame() {
        frameOpen = false;
        acquired = false;
        if (options.graphics) {
            lifecycle.succeeded(Glue.endFrame());
        }
    }

    @Override
    public void requestRefreshRate(float hertz) {
        if (session != null && lifecycle.isConnected()) {
            session.requestRefreshRate(hertz);
        }
    }

    @Override
    public void showPassthrough(boolean shown) {
        if (layers != null && lifecycle.isConnected()) {
            layers.showPassthrough(shown);
        }
    }

    @Override
    public Quad addQuad(int pixelsWide, int pixelsHigh, boolean followsHead) throws HeadsetException {
        if (session == null) {
            throw new HeadsetException("A headset that has not been started shows no pictures.");
        }
        XrQuad quad = new XrQuad(this, FIRST_QUAD + quads.size(), pixelsWide, pixelsHigh, followsHead);
        try {
            quad.create(session, generation);
        } catch (XrException e) {
            throw new HeadsetException("The headset does not show this picture: " + e.getMessage() + ".", e);
        }
        quads.add(quad);
        return quad;
    }

    boolean isFrameOpen() {
        return frameOpen;
    }

    /** Whether a quad's picture could be taken; one that cannot is done without. */
    boolean isTaken(int result) {
        return lifecycle.isDone("a picture beside the eyes'", result);
    }

    @Override
    public void placeHead(float x, float z, float yaw) {
        locateHead(FrameData.getLong(FrameData.DISPLAY_TIME_NS), placed);
        if (placed.isValid()) {
            Vector3f ahead = placed.orientation.transform(new Vector3f(0, 0, -1));
            float ownYaw = (float) Math.atan2(-ahead.x, -ahead.z);
            if (lifecycle.isDone("a place of one's own", session.move(placed.position, ownYaw, x, z, yaw))) {
                lifecycle.onMoved();
                sampled = false;
            }
        }
    }

    @Override
    public String metrics() {
        String counted = session == null ? "" : session.metrics();
        return shortfalls().isEmpty() ? counted : counted + (counted.isEmpty() ? "" : "; ") + "without " + shortfalls();
    }

    /** What the runtime failed at and is done without, and how often; empty if nothing. */
    public String shortfalls() {
        return shortfalls.toString();
    }

    @Override
    public boolean isWorn() {
        return lifecycle.isWorn();
    }

    @Override
    public int recentrings(long timeNs) {
        return lifecycle.recentrings(xrTime(timeNs));
    }

    @Override
    public void requestExit() {
        lifecycle.requestExit();
    }

    /** Ends and destroys what there is of the connection; the context stays. */
    private void disconnect() {
        if (frameOpen && lifecycle.state().isRunning()) {
            skip();
        }
        frameOpen = false;
        acquired = false;
        lifecycle.onStop();
        if (session != null) {
            session.close();
            session = null;
        }
        if (actions != null) {
            actions.close();
            actions = null;
        }
        if (instance != null) {
            try {
                instance.close();
            } catch (XrException e) {
                LOG.fine(() -> "The runtime was gone already: " + e.getMessage());
            }
            instance = null;
        }
    }

    @Override
    public void close() {
        disconnect();
        if (context != null) {
            context.close();
            context = null;
        }
    }
}
