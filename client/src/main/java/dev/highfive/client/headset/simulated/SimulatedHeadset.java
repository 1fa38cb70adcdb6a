package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Capabilities;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.ProjectionLayer;
import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.net.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A headset that a {@link Script} wears. It paces frames on the clock it is given, and is strict: a frame
 * that is not begun or ended in its turn is an exception, so that whatever runs on it is right about frames.
 *
 * <p>It owns no GL: pictures go into textures that the caller names, and none are asked for otherwise. What
 * happens to real headsets is made to happen by {@link #become}, from any thread.
 */
public final class SimulatedHeadset implements Headset {
    private static final HeadsetState[] STATES = HeadsetState.values();
    private static final float[] REFRESH_RATES = {72, 80, 90, 120};
    /** From the start of a frame to its light, in periods. */
    private static final double DISPLAY_PERIODS = 1.5;

    private final SimulatedPerson person;
    private final Clock clock;
    private final Sleeper sleeper;
    private final FrameCheck check = new FrameCheck();
    private final RenderTarget[] targets = {new RenderTarget(), new RenderTarget()};
    private final List<Layer> shown = new ArrayList<>();
    private @Nullable IntBinaryOperator quadTexture;
    private boolean handTracking = true;
    private long periodNs = Math.round(1e9 / 72);
    private boolean timed;
    private long startNs;
    private long nextFrameNs;
    private long displayTimeNs;

    private volatile HeadsetState wanted = HeadsetState.FOCUSED;
    private volatile int refusals;
    private volatile boolean worn = true;
    private boolean passthrough;
    private volatile int recentrings;
    private HeadsetState state = HeadsetState.STOPPED;
    private int vibrations;

    public SimulatedHeadset(Script script, Clock clock, Sleeper sleeper) {
        this.person = new SimulatedPerson(script);
        this.clock = clock;
        this.sleeper = sleeper;
    }

    /** The script's time 0, where it is not to be that of the first {@link #start}. */
    public SimulatedHeadset from(long startNs) {
        this.startNs = startNs;
        timed = true;
        return this;
    }

    /** Where pictures go; without this, none are wanted. */
    public SimulatedHeadset pictures(int leftTexture, int rightTexture, int width, int height, boolean srgb) {
        targets[0].set(leftTexture, width, height, srgb, 1);
        targets[1].set(rightTexture, width, height, srgb, 1);
        return this;
    }

    /** Where flat pictures go: a texture for a width and a height. */
    public SimulatedHeadset quads(IntBinaryOperator texture) {
        quadTexture = texture;
        return this;
    }

    /** As on devices that say where joints are but not how they move. */
    public SimulatedHeadset withoutVelocities() {
        person.velocities = false;
        return this;
    }

    /** As on devices that know controllers only: every hand that is not lost holds one. */
    public SimulatedHeadset withoutHandTracking() {
        handTracking = false;
        person.controllersOnly = true;
        return this;
    }

    /** Lets a state come about: the headset goes there in the steps that a real one takes. */
    public void become(HeadsetState state) {
        wanted = state;
    }

    /** Makes the next starts fail. */
    public void refuseStarts(int count) {
        refusals = count;
    }

    public void putOn(boolean worn) {
        this.worn = worn;
    }

    public void recentre() {
        recentrings++;
    }

    @Override
    public void start() throws HeadsetException {
        if (refusals > 0) {
            refusals--;
            throw new HeadsetException("The simulated headset is not there; it will be later.");
        }
        if (!timed) {
            from(clock.nanoTime());
        }
        if (wanted == HeadsetState.LOST) {
            wanted = HeadsetState.FOCUSED;
        }
        if (person.origin.isMoved()) {
            person.origin.reset();
            recentrings++;
        }
        targets[0].generation++;
        targets[1].generation++;
        nextFrameNs = clock.nanoTime();
        check.reset();
        passthrough = false;
        state = HeadsetState.IDLE;
    }

    @Override
    public HeadsetState poll() {
        HeadsetState goal = wanted;
        if (state == HeadsetState.STOPPED || state == HeadsetState.EXITING || state == goal) {
            return state;
        }
        boolean up = goal.isRunning() && state.ordinal() < goal.ordinal();
        state = up ? STATES[state.ordinal() + 1] : goal;
        if (up && state == HeadsetState.SYNCHRONIZED) {
            nextFrameNs = clock.nanoTime();
        }
        return state;
    }

    @Override
    public HeadsetState state() {
        return state;
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities("Simulated headset", handTracking, false, true, REFRESH_RATES);
    }

    @Override
    public boolean waitFrame(FrameTiming timing) {
        if (!state.isRunning() || wanted == HeadsetState.LOST) {
            return false;
        }
        check.begin();
        long now = clock.nanoTime();
        if (now - nextFrameNs < 0) {
            sleeper.sleepUntil(nextFrameNs);
        } else {
            // Too late for this one, maybe for more: on with the next that can be met.
            nextFrameNs += (now - nextFrameNs) / periodNs * periodNs;
        }
        displayTimeNs = nextFrameNs + Math.round(DISPLAY_PERIODS * periodNs);
        timing.displayTimeNs = displayTimeNs;
        timing.periodNs = periodNs;
        timing.shouldRender = state != HeadsetState.SYNCHRONIZED && targets[0].width > 0;
        nextFrameNs += periodNs;
        return true;
    }

    @Override
    public void locateViews(long timeNs, EyeView left, EyeView right) {
        person.views(seconds(timeNs), left, right);
    }

    @Override
    public void locateHead(long timeNs, TrackedPose head) {
        person.head(seconds(timeNs), head);
    }

    @Override
    public void locateHand(Side side, long timeNs, HandJoints joints) {
        joints.timeNs = timeNs;
        person.hand(side, seconds(timeNs), joints);
    }

    @Override
    public void readInput(Side side, long timeNs, HandInput input) {
        if (state == HeadsetState.FOCUSED) {
            person.input(side, seconds(timeNs), input);
        } else {
            input.clear();
        }
    }

    @Override
    public void vibrate(Side side, float amplitude, float seconds) {
        vibrations++;
    }

    /** How often it was asked to shake a controller. */
    public int vibrations() {
        return vibrations;
    }

    @Override
    public void acquire(Eye eye, RenderTarget target) {
        check.acquire(eye);
        RenderTarget own = targets[eye.ordinal()];
        target.set(own.texture, own.width, own.height, own.srgb, own.generation);
    }

    @Override
    public Quad addQuad(int pixelsWide, int pixelsHigh, boolean followsHead) throws HeadsetException {
        if (quadTexture == null) {
            throw new HeadsetException("This simulated headset shows no flat pictures.");
        }
        int texture = quadTexture.applyAsInt(pixelsWide, pixelsHigh);
        return new SimulatedQuad(texture, pixelsWide, pixelsHigh, followsHead, targets[0], check);
    }

    @Override
    public void submit(List<? extends Layer> layers) {
        int projections = 0;
        shown.clear();
        for (int index = 0; index < layers.size(); index++) {
            projections += layers.get(index) instanceof ProjectionLayer ? 1 : 0;
            shown.add(layers.get(index));
        }
        check.submit(projections);
    }

    /** What the last frame that was submitted showed. */
    public List<Layer> shown() {
        return shown;
    }

    @Override
    public void skip() {
        check.skip();
    }

    @Override
    public void requestRefreshRate(float hertz) {
        for (float rate : REFRESH_RATES) {
            if (rate == hertz) {
                periodNs = Math.round(1e9 / hertz);
            }
        }
    }

    @Override
    public void showPassthrough(boolean shown) {
        passthrough = shown;
    }

    @Override
    public void placeHead(float x, float z, float yaw) {
        person.place(seconds(displayTimeNs), x, z, yaw);
        recentrings++;
    }

    /** Whether it was asked to show the real room, of which there is none. */
    public boolean isPassthroughShown() {
        return passthrough;
    }

    @Override
    public boolean isWorn() {
        return worn;
    }

    @Override
    public int recentrings(long timeNs) {
        return recentrings;
    }

    @Override
    public void requestExit() {
        wanted = HeadsetState.EXITING;
    }

    @Override
    public void close() {
        state = HeadsetState.STOPPED;
        check.reset();
    }

    private double seconds(long timeNs) {
        return (timeNs - startNs) / 1e9;
    }
}
