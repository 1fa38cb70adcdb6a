package dev.highfive.client.headset;

/** How far a headset is. The states between the first and the last two follow OpenXR's session states. */
public enum HeadsetState {
    /** Not started, or closed. */
    STOPPED,
    /** Connected, but it wants no frames: put down, asleep, or behind another app. */
    IDLE,
    /** It wants frames, in time, but shows none of them. */
    SYNCHRONIZED,
    /** It shows frames; input goes elsewhere, a menu of the system for instance. Hands are still seen. */
    VISIBLE,
    /** It shows frames, and input is ours. */
    FOCUSED,
    /** The device has gone away and may come back: start again. */
    LOST,
    /** The wearer or the system has ended the session: close, and do not start again. */
    EXITING;

    /** Whether frames are to be waited for and ended. */
    public boolean isRunning() {
        return this == SYNCHRONIZED || this == VISIBLE || this == FOCUSED;
    }
}
