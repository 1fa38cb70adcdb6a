package dev.highfive.world;

import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import org.jspecify.annotations.Nullable;

/** An object whose place changes steadily, so that it can be shown at times between and after its samples. */
public abstract class MovingObject extends WorldObject {
    final Timeline timeline;
    final Motion motion;
    /** The prediction in use and the one before it, which a correction starts from. */
    Trajectory trajectory;

    Trajectory previousTrajectory;
    final Correction correction;
    /** Whether a newest sample came that was not shown yet. */
    boolean changed;
    /** Whether what is shown continues what was shown before. */
    boolean continues;

    long shownTimeNs;

    MovingObject(ObjectKind kind, long id, Participant source, SyncMode sync) {
        super(kind, id, source);
        boolean ofHand = kind == ObjectKind.HAND;
        boolean ofBody = ofHand || kind == ObjectKind.HEAD;
        timeline = new Timeline(sync.capacity(ofBody), ofHand, sync.keepsOlder());
        motion = new Motion(ofHand);
        trajectory = Trajectory.of(kind);
        previousTrajectory = Trajectory.of(kind);
        correction = Correction.of(kind);
    }

    /**
     * How far the last frame moved the point that it moved furthest only to make up for a wrong prediction,
     * in metres: at most 15 mm.
     */
    public final float correctionMetres() {
        return correction.lastStep();
    }

    /** When the newest state was sampled, on our clock. */
    public final long sampleTimeNs() {
        return timeline.count() == 0 ? 0 : timeline.newest().timeNs;
    }

    /**
     * A place for a new sample, or null if it is not wanted.
     *
     * @param timeMs Time1
     */
    @Nullable
    Sample admit(int timeMs, Update update) {
        long timeNs = update.sampleTimeNs(timeMs);
        timeMs &= 0xFFFF; // as it is sent; our own objects have all of it
        Sample sample = isFromElsewhere(update.from)
                ? timeline.addFromElsewhere(timeMs, timeNs, update.packetTimeNs)
                : timeline.add(timeMs, timeNs, update.packetTimeNs);
        if (timeline.refusal() != null) {
            update.drop(timeline.refusal());
        } else {
            update.countIfLate(timeNs);
        }
        if (sample == null) {
            return null;
        }
        if (sample.first && timeline.refusal() == null) {
            continues = false; // a clock stood still, here or there: who knows what happened meanwhile
        }
        heard(update.from, update.arrivalTimeNs);
        changed = changed || sample == timeline.newest();
        return sample;
    }

    /** The newest sample does not continue what was: nothing glides there. */
    final void appears(Sample sample) {
        sample.first = true;
        continues = false;
    }

    /** What comes next has nothing to do with what was: it appears where it is. */
    final void forget() {
        timeline.clear();
        correction.clear();
        continues = false;
    }

    @Override
    final void show(SyncMode sync, long displayTimeNs) {
        if (timeline.count() > 0 && sync.move(this, displayTimeNs)) {
            copyToShown();
        }
        shownTimeNs = displayTimeNs;
    }

    /** Writes {@link #motion} into what is shown. */
    abstract void copyToShown();

    final void showPlace(MovingVector location) {
        Sample newest = timeline.newest();
        location.set(motion.x, motion.y, motion.z).setVelocity(newest.vx, newest.vy, newest.vz);
    }

    final void showRotation(TurningRotation rotation) {
        motion.rotation.copyTo(rotation.now);
        timeline.newest().inOneSecond.copyTo(rotation.inOneSecond);
    }

    final void showScale(MovingVector scale) {
        Sample newest = timeline.newest();
        scale.set(motion.scaleX, motion.scaleY, motion.scaleZ)
                .setVelocity(newest.scaleVx, newest.scaleVy, newest.scaleVz);
    }

    @Override
    void addTo(Fingerprint fingerprint) {
        if (timeline.count() > 0) {
            fingerprint.add(timeline.newest());
        }
    }
}
