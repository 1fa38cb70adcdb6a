package dev.highfive.client.headset.lemvr;

import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Joint;
import dev.highfive.codec.lemvr.TrackedHand;
import org.joml.Quaternionf;

/** The joints of a hand, as one chain of version 0.2 tells them: at one time or at two, and in between. */
final class HandSamples {
    private static final float MOST_RADIUS = 0.1f;

    private final HandJoints first = new HandJoints();
    private final HandJoints second = new HandJoints();
    private final Quaternionf one = new Quaternionf();
    private final Quaternionf other = new Quaternionf();
    private int count;
    private int source;

    void clear() {
        count = 0;
        source = TrackedHand.NO_INPUT;
    }

    int source() {
        return source;
    }

    void add(TrackedHand from, long timeNs) {
        if (count == 2 || count == 1 && timeNs <= first.timeNs) {
            return;
        }
        HandJoints to = count == 0 ? first : second;
        source = from.source;
        to.timeNs = timeNs;
        to.fromController = from.fromController;
        to.active = false;
        for (int joint = 0; joint < Joint.COUNT; joint++) {
            to.flags[joint] = flags(from, joint);
            to.active |= to.flags[joint] != 0;
            to.radii[joint] = from.radii[joint] >= 0 && from.radii[joint] <= MOST_RADIUS ? from.radii[joint] : 0;
        }
        System.arraycopy(from.positions, 0, to.positions, 0, to.positions.length);
        System.arraycopy(from.orientations, 0, to.orientations, 0, to.orientations.length);
        count++;
    }

    private static int flags(TrackedHand from, int joint) {
        boolean place = (from.validity[joint] & TrackedHand.POSITION) != 0;
        for (int axis = 0; axis < 3; axis++) {
            place &= Math.abs(from.positions[3 * joint + axis]) < 1000; // false for what is no number, too
        }
        boolean rotation = (from.validity[joint] & TrackedHand.ORIENTATION) != 0
                && Plausible.rotation(from.orientations, 4 * joint);
        return (place ? HandJoints.POSITION_VALID : 0) | (rotation ? HandJoints.ORIENTATION_VALID : 0);
    }

    void locate(long timeNs, HandJoints to) {
        if (count == 0) {
            to.invalidate();
        } else if (count == 1 || !first.active || !second.active || timeNs >= second.timeNs) {
            to.set(count == 1 || timeNs < second.timeNs ? first : second);
        } else {
            to.set(first);
            mix(to, Math.max(0, (float) (timeNs - first.timeNs) / (second.timeNs - first.timeNs)));
        }
        to.timeNs = timeNs;
    }

    private void mix(HandJoints to, float part) {
        for (int index = 0; index < to.positions.length; index++) {
            to.positions[index] += part * (second.positions[index] - to.positions[index]);
        }
        for (int joint = 0; joint < Joint.COUNT; joint++) {
            int at = 4 * joint;
            to.flags[joint] &= second.flags[joint];
            one.set(to.orientations[at], to.orientations[at + 1], to.orientations[at + 2], to.orientations[at + 3]);
            other.set(
                    second.orientations[at],
                    second.orientations[at + 1],
                    second.orientations[at + 2],
                    second.orientations[at + 3]);
            one.nlerp(other, part);
            to.orientations[at] = one.x;
            to.orientations[at + 1] = one.y;
            to.orientations[at + 2] = one.z;
            to.orientations[at + 3] = one.w;
        }
    }
}
