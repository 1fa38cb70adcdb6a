package dev.highfive.xr;

/** The parts of a frame that one can do without, in the order of frame_data.h, by the call that brings them. */
enum FramePart {
    VIEWS("xrLocateViews"),
    HEAD("xrLocateSpace for the head"),
    HANDS("xrLocateHandJointsEXT"),
    POSES("xrLocateSpace for an action"),
    SYNC("xrSyncActions"),
    STATES("xrGetActionState");

    final String call;

    FramePart(String call) {
        this.call = call;
    }

    /** Of the last time that it was asked for. */
    int result() {
        return FrameData.getInt(FrameData.RESULTS + 4 * ordinal());
    }
}
