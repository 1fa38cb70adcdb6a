package dev.highfive.xr;

import dev.highfive.client.headset.HeadsetState;
import java.util.logging.Logger;

/**
 * Follows the session's states: begins and ends it when the runtime asks for that, and notices when the runtime is
 * gone. That counts as such which no frame goes without, and what says so itself: starting again is the one remedy
 * there is. All else that fails is done without.
 */
final class Lifecycle implements XrEvents.Listener {
    private static final Logger LOG = Logger.getLogger("dev.highfive.headset");

    /** XrSessionState. */
    private static final int IDLE = 1;

    private static final int READY = 2;
    private static final int SYNCHRONIZED = 3;
    private static final int VISIBLE = 4;
    private static final int FOCUSED = 5;
    private static final int STOPPING = 6;
    private static final int LOSS_PENDING = 7;
    private static final int EXITING = 8;

    private static final String[] STATES = {
        "", "idle", "ready", "synchronized", "visible", "focused", "stopping", "about to be lost", "exiting"
    };

    private HeadsetState state = HeadsetState.STOPPED;
    private XrEvents events = new XrEvents();
    /** Events come of what is there only. */
    @SuppressWarnings("NullAway.Init")
    private XrSession session;

    @SuppressWarnings("NullAway.Init")
    private XrActions actions;

    private boolean worn = true;
    private int recentrings;
    /** The XrTime at which the origin moves; 0 if it does not. */
    private long recentringAt;

    private boolean maskStale;
    private final Shortfalls shortfalls;

    Lifecycle(Shortfalls shortfalls) {
        this.shortfalls = shortfalls;
    }

    void onStart(XrSession started, XrActions input) {
        recentrings += session == null ? 0 : 1; // another session's origin is another
        session = started;
        actions = input;
        worn = true;
        recentringAt = 0;
        events = new XrEvents();
        state = HeadsetState.IDLE;
    }

    void onStop() {
        state = HeadsetState.STOPPED;
    }

    /** A headset that was lost stays lost: who waits for it goes on waiting. */
    void onFailedStart(HeadsetState before) {
        state = before == HeadsetState.LOST ? HeadsetState.LOST : HeadsetState.STOPPED;
    }

    HeadsetState state() {
        return state;
    }

    /** Whether there is a session, as far as is known. */
    boolean isConnected() {
        return state != HeadsetState.STOPPED && state != HeadsetState.LOST;
    }

    boolean isWorn() {
        return worn;
    }

    /** How often the origin has moved until that XrTime. */
    int recentrings(long time) {
        if (recentringAt != 0 && time >= recentringAt) {
            recentringAt = 0;
            recentrings++;
        }
        return recentrings;
    }

    HeadsetState poll() {
        if (isConnected()) {
            succeeded(events.poll(this));
        }
        return state;
    }

    /** Whether that was no failure; one leaves the headset as it is, unless it says that it is gone. */
    boolean isDone(String what, int result) {
        if (XrResult.isLoss(result)) {
            return succeeded(result);
        }
        return shortfalls.isDone(what, result);
    }

    /** Whether the hidden areas are to be read, again or for the first time; asked once, it is done. */
    boolean takeMaskStale() {
        boolean stale = maskStale;
        maskStale = false;
        return stale;
    }

    /** False, and the headset is lost, if that is the result of a failure. */
    boolean succeeded(int result) {
        if (XrResult.failed(result)) {
            if (state != HeadsetState.LOST) {
                LOG.warning("The headset is lost: " + XrResult.exception(result).getMessage());
                state = HeadsetState.LOST;
            }
            return false;
        }
        return true;
    }

    /** The origin has been moved from here. */
    void onMoved() {
        recentrings++;
    }

    /** Whether the origin has moved since {@link #recentrings} was asked, by what the runtime says now. */
    boolean isRecentred(long time) {
        int before = recentrings;
        succeeded(events.pollSpaceChanges(this));
        return recentrings(time) != before;
    }

    void requestExit() {
        if (state.isRunning()) {
            isDone("xrRequestExitSession", Glue.requestExitSession());
        } else if (state == HeadsetState.IDLE) {
            state = HeadsetState.EXITING; // nothing runs that could be asked
        }
    }

    @Override
    public void onSessionState(int sessionState) {
        if (!isConnected() || state == HeadsetState.EXITING) {
            return;
        }
        boolean named = sessionState > 0 && sessionState < STATES.length;
        LOG.info("The session is " + (named ? STATES[sessionState] : "in state " + sessionState));
        switch (sessionState) {
            case IDLE -> state = HeadsetState.IDLE;
            case READY -> {
                if (succeeded(Glue.beginSession())) {
                    state = HeadsetState.SYNCHRONIZED;
                    session.onBegin();
                    maskStale = true;
                }
            }
            case SYNCHRONIZED -> state = HeadsetState.SYNCHRONIZED;
            case VISIBLE -> state = HeadsetState.VISIBLE;
            case FOCUSED -> state = HeadsetState.FOCUSED;
            case STOPPING -> {
                session.onEnd();
                if (succeeded(Glue.endSession())) {
                    state = HeadsetState.IDLE;
                }
            }
            case LOSS_PENDING -> state = HeadsetState.LOST;
            case EXITING -> state = HeadsetState.EXITING;
            default -> {} // of a later OpenXR
        }
    }

    @Override
    public void onInstanceLossPending() {
        state = HeadsetState.LOST;
    }

    @Override
    public void onSpaceChange(int kind, long time) {
        LOG.info("The origin of space " + kind + " moves");
        if (kind == session.space) {
            recentrings(Long.MAX_VALUE); // another one that was to come has been overtaken
            recentringAt = Math.max(1, time);
        }
    }

    @Override
    public void onProfileChange() {
        for (int hand = 0; hand < FrameData.HAND_COUNT; hand++) {
            isDone("xrGetCurrentInteractionProfile", actions.readProfile(hand));
        }
    }

    @Override
    public void onMaskChange() {
        maskStale = true;
    }

    @Override
    public void onWorn(boolean isWorn) {
        LOG.info(isWorn ? "It is worn" : "It is not worn");
        worn = isWorn;
    }
}
