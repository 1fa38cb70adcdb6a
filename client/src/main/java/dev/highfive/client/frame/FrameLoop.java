package dev.highfive.client.frame;

import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.ProjectionLayer;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.net.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The one loop of the client, for every headset: samples the body, publishes it, takes the world at the time
 * the frame will be seen, draws, submits. It runs on the thread that calls {@link #run}, which owns the
 * headset, the room and GL; {@link #stop} is for all others.
 *
 * <p>The body is published as it is now, but drawn as it will be at display time: others predict it
 * themselves, and better from what was measured than from what one device guessed.
 */
public final class FrameLoop {
    private static final Logger LOG = Logger.getLogger("dev.highfive.loop");
    private static final long MS = 1_000_000;
    private static final long IDLE_NS = 20 * MS;
    private static final long FIRST_RETRY_NS = 250 * MS;
    private static final long LONGEST_RETRY_NS = 4000 * MS;
    /** How long the device may take to end its session when asked to. */
    private static final long GOODBYE_NS = 2000 * MS;

    private final Headset headset;
    private final FrameSession session;
    private final @Nullable FrameDrawer drawer;
    private final Clock clock;
    private final Sleeper sleeper;
    private final FrameMeter meter;
    private final BodyPublisher publisher;
    private final List<Activity> activities = new ArrayList<>();

    private final FrameTiming timing = new FrameTiming();
    private final Body body = new Body();
    private final Body shownBody = new Body();
    private final ProjectionLayer eyes = new ProjectionLayer();
    private final List<Layer> layers = new ArrayList<>();
    private final RenderTarget target = new RenderTarget();

    private volatile boolean stopping;
    private volatile int restarts;
    private boolean goodbyeSaid;
    private long goodbyeNs;
    private long retryNs = FIRST_RETRY_NS;
    private int recentrings;
    private float refreshRateHz;

    /** @param drawer null for whoever sees nothing */
    public FrameLoop(
            Headset headset, FrameSession session, @Nullable FrameDrawer drawer, Clock clock, Sleeper sleeper) {
        this.headset = headset;
        this.session = session;
        this.drawer = drawer;
        this.clock = clock;
        this.sleeper = sleeper;
        meter = new FrameMeter(clock);
        publisher = new BodyPublisher(session);
    }

    /** Adds something that the person does, before {@link #run}. */
    public FrameLoop with(Activity activity) {
        activities.add(activity);
        return this;
    }

    /** Asks the device for a refresh rate whenever it starts, before {@link #run}; 0 leaves it to the device. */
    public FrameLoop atRefreshRate(float hertz) {
        refreshRateHz = hertz;
        return this;
    }

    /** To be read on the loop's thread, or after it has ended. */
    public FrameMeter meter() {
        return meter;
    }

    /** How often the device was lost and came back. */
    public int restarts() {
        return restarts;
    }

    /** Ends the loop, soon; from any thread, in any state, more than once. */
    public void stop() {
        stopping = true;
    }

    /**
     * Runs until {@link #stop} or until the device ends the session, and closes the headset. A device that is
     * lost is started again, as often as it takes.
     *
     * @throws HeadsetException if there is no device at the beginning
     */
    public void run() throws HeadsetException {
        try {
            startHeadset();
            recentrings = headset.recentrings(clock.nanoTime());
            boolean running = true;
            while (running) {
                running = turn(headset.poll());
            }
        } finally {
            publisher.leave();
            headset.close();
        }
    }

    private boolean turn(HeadsetState state) {
        if (stopping && !sayGoodbye(state)) {
            return false;
        }
        switch (state) {
            case SYNCHRONIZED:
            case VISIBLE:
            case FOCUSED:
                frame();
                return true;
            case IDLE:
                rest(IDLE_NS);
                return true;
            case LOST:
                restart();
                return true;
            default:
                return false;
        }
    }

    /**
     * Lets a device that runs end its session in its own time. @return false where there is nothing to wait
     * for
     */
    private boolean sayGoodbye(HeadsetState state) {
        if (!goodbyeSaid) {
            goodbyeSaid = true;
            goodbyeNs = clock.nanoTime();
            headset.requestExit();
        }
        return state.isRunning() && clock.nanoTime() - goodbyeNs < GOODBYE_NS;
    }

    private void frame() {
        meter.begin();
        if (!headset.waitFrame(timing)) {
            // The next poll says why; should it not, this must not spin.
            rest(MS);
            return;
        }
        meter.done(FrameMeter.Stage.WAIT);
        retryNs = FIRST_RETRY_NS;
        body.sample(headset, clock.nanoTime(), clock.wallMillis());
        noticeRecentring();
        meter.done(FrameMeter.Stage.SAMPLE);
        publisher.publish(body);
        for (int index = 0; index < activities.size(); index++) {
            activities.get(index).act(body);
        }
        meter.done(FrameMeter.Stage.PUBLISH);
        session.advance(timing.displayTimeNs);
        meter.done(FrameMeter.Stage.WORLD);
        boolean pictures = timing.shouldRender && drawer != null && draw(drawer);
        meter.done(FrameMeter.Stage.DRAW);
        if (pictures) {
            headset.submit(layers);
        } else {
            headset.skip();
        }
        meter.done(FrameMeter.Stage.SUBMIT);
        meter.end(timing, pictures);
    }

    /** @return false, with nothing acquired, where it is not known what the eyes see */
    private boolean draw(FrameDrawer drawer) {
        headset.locateViews(timing.displayTimeNs, eyes.left, eyes.right);
        if (!eyes.left.valid || !eyes.right.valid) {
            return false;
        }
        long aheadMs = (timing.displayTimeNs - body.timeNs) / MS;
        shownBody.sample(headset, timing.displayTimeNs, body.wallMillis + aheadMs);
        drawer.prepare(shownBody);
        headset.acquire(Eye.LEFT, target);
        drawer.draw(Eye.LEFT, eyes.left, target);
        headset.acquire(Eye.RIGHT, target);
        drawer.draw(Eye.RIGHT, eyes.right, target);
        layers.clear();
        layers.add(eyes);
        drawer.addLayers(layers);
        meter.gpuTook(drawer.gpuNs());
        return true;
    }

    private void noticeRecentring() {
        int count = headset.recentrings(body.timeNs);
        if (count != recentrings) {
            recentrings = count;
            publisher.forget();
        }
    }

    /** No frames: nobody is seen, but the room goes on. */
    private void rest(long forNs) {
        meter.pause();
        long nowNs = clock.nanoTime();
        body.lose(nowNs, clock.wallMillis());
        publisher.publish(body);
        for (int index = 0; index < activities.size(); index++) {
            activities.get(index).act(body);
        }
        session.advance(nowNs);
        sleeper.sleepUntil(nowNs + forNs);
    }

    /** Tries until the device is back, with growing pauses in which the room goes on. */
    private void restart() {
        boolean back = false;
        while (!back && !stopping) {
            long untilNs = clock.nanoTime() + retryNs;
            while (!stopping && clock.nanoTime() - untilNs < 0) {
                rest(Math.min(IDLE_NS, untilNs - clock.nanoTime()));
            }
            back = !stopping && start();
            retryNs = Math.min(LONGEST_RETRY_NS, 2 * retryNs);
        }
    }

    private void startHeadset() throws HeadsetException {
        headset.start();
        if (refreshRateHz > 0) {
            headset.requestRefreshRate(refreshRateHz);
        }
    }

    private boolean start() {
        try {
            startHeadset();
            restarts++;
            publisher.forget();
            return true;
        } catch (HeadsetException e) {
            LOG.info("Still without the headset: " + e.getMessage());
            return false;
        }
    }
}
