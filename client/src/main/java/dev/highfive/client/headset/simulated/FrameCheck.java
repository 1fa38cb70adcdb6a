package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Eye;

/**
 * Complains where frames are not begun, drawn and ended in order, as real devices do, but sooner and louder.
 */
final class FrameCheck {
    private boolean begun;
    private final boolean[] acquired = new boolean[2];

    void begin() {
        demand(!begun, "A frame was waited for before the last one was submitted or skipped.");
        begun = true;
        acquired[0] = false;
        acquired[1] = false;
    }

    void acquire(Eye eye) {
        demand(begun, "A picture was acquired outside a frame.");
        demand(!acquired[eye.ordinal()], "The picture of an eye was acquired twice in a frame.");
        acquired[eye.ordinal()] = true;
    }

    /** The picture of a quad. */
    void acquire() {
        demand(begun, "A picture was acquired outside a frame.");
    }

    void submit(int projections) {
        demand(begun, "A frame was submitted that was not begun.");
        demand(projections < 2, "A frame was submitted with two layers of the eyes' pictures.");
        demand(
                acquired[0] == (projections > 0) && acquired[1] == (projections > 0),
                "A frame was submitted without pictures for both eyes, or without the layer that shows them.");
        begun = false;
    }

    void skip() {
        demand(begun, "A frame was skipped that was not begun.");
        demand(!acquired[0] && !acquired[1], "A frame was skipped with pictures acquired.");
        begun = false;
    }

    void reset() {
        begun = false;
    }

    private static void demand(boolean right, String otherwise) {
        if (!right) {
            throw new IllegalStateException(otherwise);
        }
    }
}
