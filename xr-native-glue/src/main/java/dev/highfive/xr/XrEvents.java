package dev.highfive.xr;

/** Hears the runtime's events and tells them apart. */
final class XrEvents {
    private static final int INSTANCE_LOSS_PENDING = 17;
    private static final int SESSION_STATE_CHANGED = 18;
    private static final int SPACE_CHANGE_PENDING = 40;
    private static final int PROFILE_CHANGED = 52;
    private static final int USER_PRESENCE_CHANGED = 1000470000;

    /** What somebody does about them. */
    interface Listener {
        void onSessionState(int state);

        /** The runtime is about to go: whatever is open has to be closed. */
        void onInstanceLossPending();

        /** The origin of that kind of reference space moves at that XrTime. */
        void onSpaceChange(int kind, long time);

        void onProfileChange();

        void onWorn(boolean worn);
    }

    /** Hands on all that are waiting; returns a failure, or success. */
    static int poll(Listener listener) {
        int result;
        do {
            result = Glue.pollEvents();
            if (XrResult.failed(result)) {
                return result;
            }
            final int count = FrameData.getInt(FrameData.EVENT_COUNT);
            for (int i = 0; i < count; i++) {
                handOn(FrameData.EVENTS + i * FrameData.EVENT_SIZE, listener);
            }
        } while (result != XrResult.EVENT_UNAVAILABLE);
        return XrResult.SUCCESS;
    }

    private static void handOn(int offset, Listener listener) {
        final int value = FrameData.getInt(offset + FrameData.EVENT_VALUES);
        switch (FrameData.getInt(offset + FrameData.EVENT_TYPE)) {
            case SESSION_STATE_CHANGED -> listener.onSessionState(value);
            case INSTANCE_LOSS_PENDING -> listener.onInstanceLossPending();
            case SPACE_CHANGE_PENDING ->
                listener.onSpaceChange(value, FrameData.getLong(offset + FrameData.EVENT_TIME));
            case PROFILE_CHANGED -> listener.onProfileChange();
            case USER_PRESENCE_CHANGED -> listener.onWorn(value != 0);
            default -> { } // refresh rates, masks, lost events: nothing here depends on them
        }
    }

    private XrEvents() {
    }
}
