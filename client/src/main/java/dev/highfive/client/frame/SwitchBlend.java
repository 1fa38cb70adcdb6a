package dev.highfive.client.frame;

import dev.highfive.client.headset.TrackedPose;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Hides the jump between a hand as its fingers tell it and as the controller in it does: at the switch the
 * difference is kept, and then taken back within a moment.
 */
final class SwitchBlend {
    private static final long BLEND_NS = 300_000_000;
    /** Longer after the last pose, or further from it, a hand has gone elsewhere: it appears where it is. */
    private static final long GAP_NS = 150_000_000;

    private static final float FAR = 0.25f;

    private final TrackedPose last = new TrackedPose();
    private final Vector3f offset = new Vector3f();
    private final Quaternionf turn = new Quaternionf();
    private final Quaternionf part = new Quaternionf();
    private boolean blending;
    private long startNs;
    private long lastTimeNs;

    void clear() {
        last.invalidate();
        blending = false;
    }

    /** Changes a pose to what is to be shown of it, and remembers that. */
    void apply(TrackedPose pose, long timeNs, boolean switched) {
        if (switched) {
            begin(pose, timeNs);
        }
        long passedNs = timeNs - startNs;
        if (blending && passedNs < BLEND_NS) {
            float left = 1 - (float) passedNs / BLEND_NS;
            float share = left * left * (3 - 2 * left);
            pose.position.fma(share, offset);
            pose.orientation.premul(part.identity().slerp(turn, share)).normalize();
        } else {
            blending = false;
        }
        last.set(pose);
        lastTimeNs = timeNs;
    }

    private void begin(TrackedPose pose, long timeNs) {
        blending = last.isValid() && timeNs - lastTimeNs < GAP_NS && last.position.distance(pose.position) < FAR;
        if (blending) {
            startNs = timeNs;
            last.position.sub(pose.position, offset);
            last.orientation.mul(pose.orientation.conjugate(part), turn);
        }
    }
}
