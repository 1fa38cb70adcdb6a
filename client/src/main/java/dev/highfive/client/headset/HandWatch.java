package dev.highfive.client.headset;

import java.util.Arrays;

/**
 * Looks whether a hand may be believed that the device says it tracks. A hand that is measured trembles; one that stays
 * the same to the last bit for half a second is a picture of it, which some devices repeat while they see nothing. Once
 * gone, a hand stays away until it has been seen and has moved for a moment.
 */
public final class HandWatch {
    static final long FROZEN_NS = 500_000_000;
    static final long BACK_NS = 100_000_000;
    /** Different ones in that time: less is a device that repeats itself slowly. */
    static final int BACK_CHANGES = 4;

    private final float[] positions = new float[3 * Joint.COUNT];
    private final float[] orientations = new float[4 * Joint.COUNT];
    private long nowNs = Long.MIN_VALUE;
    private long changedNs;
    private long sinceNs;
    private int changes;
    private boolean away = true;
    private boolean frozen;

    /** Looks at a hand as it was located, and takes it away unless it is to be believed. Times may go to and fro. */
    public void look(HandJoints joints) {
        nowNs = Math.max(nowNs, joints.timeNs);
        if (!joints.isTracked()) {
            away = true;
            frozen = false;
            changes = 0;
            return;
        }
        if (isAnother(joints)) {
            keep(joints);
        } else if (nowNs - changedNs >= FROZEN_NS) {
            frozen |= !away;
            away = true;
            changes = 0;
        }
        if (away && isBack(joints)) {
            away = false;
            frozen = false;
        }
        if (away) {
            joints.invalidate();
            joints.frozen = frozen;
        }
    }

    private boolean isAnother(HandJoints joints) {
        return !Arrays.equals(positions, joints.positions) || !Arrays.equals(orientations, joints.orientations);
    }

    private void keep(HandJoints joints) {
        System.arraycopy(joints.positions, 0, positions, 0, positions.length);
        System.arraycopy(joints.orientations, 0, orientations, 0, orientations.length);
        changedNs = nowNs;
        if (changes == 0) {
            sinceNs = nowNs;
        }
        changes = joints.inferred && away ? 0 : changes + 1;
    }

    private boolean isBack(HandJoints joints) {
        return !joints.inferred && changes >= BACK_CHANGES && nowNs - sinceNs >= BACK_NS;
    }
}
