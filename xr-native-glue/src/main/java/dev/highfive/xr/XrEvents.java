package dev.highfive.xr;

/** Hears the events of one session's runtime and tells them apart. */
final class XrEvents {
    private static final int INSTANCE_LOSS_PENDING = 17;
    private static final int SESSION_STATE_CHANGED = 18;
    private static final int SPACE_CHANGE_PENDING = 40;
    private static final int PROFILE_CHANGED = 52;
    private static final int VISIBILITY_MASK_CHANGED = 1000031001;
    private static final int USER_PRESENCE_CHANGED = 1000470000;

    /** What somebody does about them. */
    interface Listener {
        void onSessionState(int state);

        /** The runtime is about to go: whatever is open has to be closed. */
        void onInstanceLossPending();

        /** The origin of that kind of reference space moves at that XrTime. */
        void onSpaceChange(int kind, long time);

        void onProfileChange();

        void onMaskChange();

        void onWorn(boolean worn);
    }

    /** How many in the shared memory are for the next {@link #poll}. */
    private int held;

    /** Hands on all that are waiting; returns a failure, or success. */
    int poll(Listener listener) {
        for (int i = 0; i < held; i++) {
            int offset = FrameData.EVENTS + i * FrameData.EVENT_SIZE;
            if (!isSpaceChange(offset)) {
                handOn(offset, listener);
            }
        }
        held = 0;
        int result;
        do {
            result = Glue.pollEvents();
            if (XrResult.failed(result)) {
                return result;
            }
            int count = FrameData.getInt(FrameData.EVENT_COUNT);
            for (int i = 0; i < count; i++) {
                handOn(FrameData.EVENTS + i * FrameData.EVENT_SIZE, listener);
            }
        } while (result != XrResult.EVENT_UNAVAILABLE);
        return XrResult.SUCCESS;
    }

    /**
     * Within a frame: hands on that a space changes, and keeps all else for the next {@link #poll}. A runtime may move
     * the origin while one waits for the frame, and by the next poll something located anew would have been published.
     */
    int pollSpaceChanges(Listener listener) {
        if (held > 0) {
            return XrResult.SUCCESS; // there is no room for more before these are heard
        }
        int result = Glue.pollEvents();
        held = XrResult.failed(result) ? 0 : FrameData.getInt(FrameData.EVENT_COUNT);
        for (int i = 0; i < held; i++) {
            int offset = FrameData.EVENTS + i * FrameData.EVENT_SIZE;
            if (isSpaceChange(offset)) {
                handOn(offset, listener);
            }
        }
        return result;
    }

    private static boolean isSpaceChange(int offset) {
        return FrameData.getInt(offset + FrameData.EVENT_TYPE) == SPACE_CHANGE_PENDING;
    }

    private static void handOn(int offset, Listener listener) {
        int value = FrameData.getInt(offset + FrameData.EVENT_VALUES);
        switch (FrameData.getInt(offset + FrameData.EVENT_TYPE)) {
            case SESSION_STATE_CHANGED -> listener.onSessionState(value);
            case INSTANCE_LOSS_PENDING -> listener.onInstanceLossPending();
            case SPACE_CHANGE_PENDING ->
                listener.onSpaceChange(value, FrameData.getLong(offset + FrameData.EVENT_TIME));
            case PROFILE_CHANGED -> listener.onProfileChange();
            case VISIBILITY_MASK_CHANGED -> listener.onMaskChange();
            case USER_PRESENCE_CHANGED -> listener.onWorn(value != 0);
            default -> XrNews.tell(offset); // nothing here depends on them, but people may want to know
        }
    }
}
