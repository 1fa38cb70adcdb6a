package dev.highfive.client.headset.simulated;

import java.util.ArrayList;
import java.util.List;

/**
 * What something is meant to be over time: each segment goes over from the value before to its own, then
 * holds it. Asked for any time, in any order, it gives the same answer.
 */
final class Track<T> {
    private final String name;
    private final List<Change<T>> changes = new ArrayList<>();

    Track(String name, T first) {
        this.name = name;
        changes.add(new Change<>(Double.NEGATIVE_INFINITY, 1, first));
    }

    /** When the last change is complete, in seconds. */
    double end() {
        Change<T> last = changes.get(changes.size() - 1);
        return last.start + last.seconds;
    }

    /** @throws IllegalArgumentException if the track is still changing then */
    void change(double start, double seconds, T to) {
        if (start < end() - 1e-9) {
            throw new IllegalArgumentException("The " + name + " is busy until " + end()
                    + " s and cannot begin something else at " + start + " s.");
        }
        changes.add(new Change<>(start, Math.max(seconds, 1e-3), to));
    }

    /** The value at a time, or the one it is changing to. */
    T to(double time) {
        return changes.get(indexAt(changes, time)).value;
    }

    /** The value that it is changing from. */
    T from(double time) {
        return changes.get(Math.max(0, indexAt(changes, time) - 1)).value;
    }

    /** How far the change is, from 0 to 1, eased. */
    double part(double time) {
        Change<T> change = changes.get(indexAt(changes, time));
        return Ease.minimumJerk((time - change.start) / change.seconds);
    }

    /** Seconds since the present value began to come. */
    double since(double time) {
        return time - changes.get(indexAt(changes, time)).start;
    }

    /** The last segment that has begun; the first began before all times. */
    static int indexAt(List<? extends Segment> segments, double time) {
        int index = segments.size() - 1;
        while (index > 0 && segments.get(index).start > time) {
            index--;
        }
        return index;
    }

    /** A stretch of time. */
    static class Segment {
        final double start;
        final double seconds;

        Segment(double start, double seconds) {
            this.start = start;
            this.seconds = seconds;
        }
    }

    private static final class Change<T> extends Segment {
        final T value;

        Change(double start, double seconds, T value) {
            super(start, seconds);
            this.value = value;
        }
    }
}
