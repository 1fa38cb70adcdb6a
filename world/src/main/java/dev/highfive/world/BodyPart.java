package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/** A head or a hand, which can be lost and found again. */
public abstract class BodyPart extends MovingObject {
    private Tracking tracking = Tracking.NEVER;
    private long trackingSinceNs;

    BodyPart(ObjectKind kind, Participant source, SyncMode sync) {
        super(kind, 0, source, sync);
    }

    public final Tracking tracking() {
        return tracking;
    }

    /** Since when {@link #tracking()} is what it is, on our clock. */
    public final long trackingSinceNs() {
        return trackingSinceNs;
    }

    @Override
    final @Nullable Sample admit(int timeMs, Update update) {
        Sample newestBefore = timeline.count() == 0 ? null : timeline.newest();
        Sample sample = super.admit(timeMs, update);
        if (sample != null && tracking != Tracking.TRACKED) {
            if (newestBefore != null && sample != newestBefore && sample == timeline.newest()) {
                appears(sample);
            }
            become(Tracking.TRACKED, update.arrivalTimeNs);
        }
        return sample;
    }

    final void loseIfSilent(long displayTimeNs, long lostAfterNs) {
        if (tracking == Tracking.TRACKED && displayTimeNs - heardTimeNs() > lostAfterNs) {
            become(Tracking.LOST, displayTimeNs);
        }
    }

    /** Its sender starts anew, with other clocks. */
    final void restart(long timeNs) {
        forget();
        if (tracking == Tracking.TRACKED) {
            become(Tracking.LOST, timeNs);
        }
    }

    private void become(Tracking next, long timeNs) {
        tracking = next;
        trackingSinceNs = timeNs;
    }
}
