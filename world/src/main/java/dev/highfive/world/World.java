package dev.highfive.world;

import dev.highfive.codec.Counts;
import dev.highfive.codec.gamestate.GameObject;
import org.jspecify.annotations.Nullable;

/**
 * Everybody who is in the session and everything they brought, as it is to be shown at a point in time. All
 * of it belongs to one thread, the frame thread. The caller says who comes and goes and brings their objects, by
 * whatever protocol they came: {@link #begin}, then {@link #take} for each. {@link #at} then sets what every object
 * shows. Nothing is allocated by updates of known objects.
 */
public final class World implements WorldView {
    private final WorldOptions options;
    private final Update update = new Update();
    private final ObjectBudget budget;
    private final Updater updater;
    private final Fingerprint fingerprint = new Fingerprint();
    private final Roster roster;
    /** Whether the update that was begun last does. */
    private boolean counts;

    public World(WorldOptions options) {
        this.options = options;
        this.budget = new ObjectBudget(options, update);
        this.updater = new Updater(options, update, budget);
        this.roster = new Roster(options, update, budget);
    }

    /**
     * Somebody is there: for the first time, again after having been gone, or after a restart, which shows by
     * another SSRC for the same CNAME.
     *
     * @param cname empty if it is not known; the SSRC then tells whether it is the same one
     * @return null if there are too many
     */
    public @Nullable Participant join(int ssrc, String cname, String name, long timeNs) {
        return roster.join(ssrc, cname, name, timeNs, false);
    }

    /**
     * Ourselves, whose objects should be taken in as well: what is shared is then moved at once, and
     * {@link #fingerprint} covers everybody.
     *
     * @return null if there are too many
     */
    public @Nullable Participant joinLocal(int ssrc, String cname, String name, long timeNs) {
        return roster.join(ssrc, cname, name, timeNs, true);
    }

    /** Somebody left or timed out. What they shared stays. */
    public void leave(Participant participant, long timeNs) {
        participant.become(Presence.GONE, timeNs);
    }

    /**
     * Begins an update by a participant, such as a packet; its objects follow.
     *
     * @param sampleTimeNs when its newest object is of, on our clock
     * @param arrivalTimeNs when it came, on our clock
     * @return false if it does not count, because the participant is not present
     */
    public boolean begin(Participant from, long sampleTimeNs, long arrivalTimeNs) {
        update.begin(from, sampleTimeNs, arrivalTimeNs);
        counts = from.presence() == Presence.PRESENT;
        if (counts) {
            from.playout().packet(update.packetTimeNs, arrivalTimeNs);
        } else {
            update.drop(WorldDrop.NOT_PRESENT);
        }
        return counts;
    }

    /**
     * Takes in an object of the update that was begun last, which may be used for the next one afterwards. What is not
     * plausible, and what the world has no place for, is dropped and counted.
     */
    public void take(GameObject object) {
        if (counts) {
            updater.take(object);
        }
    }

    /** From now on the times of someone's updates have nothing to do with those before: a clock was set, or stood. */
    public void restartClock(Participant participant) {
        participant.clock().restart();
    }

    /** Sets what every object shows to what it is, was or will be at this time, as the sync mode has it. */
    public World at(long displayTimeNs) {
        roster.removeGone(displayTimeNs);
        for (int index = 0; index < roster.count(); index++) {
            roster.get(index).show(displayTimeNs, options.lostAfterNs);
        }
        ObjectTable shared = budget.shared();
        for (int index = 0; index < shared.count(); index++) {
            WorldObject thing = shared.get(index);
            thing.show(thing.source().sync(), displayTimeNs);
        }
        return this;
    }

    @Override
    public int participantCount() {
        return roster.count();
    }

    @Override
    public Participant participant(int index) {
        return roster.get(index);
    }

    @Override
    public @Nullable Participant find(int ssrc) {
        return roster.find(ssrc);
    }

    @Override
    public int sharedCount() {
        return budget.shared().count();
    }

    @Override
    public WorldThing shared(int index) {
        return (WorldThing) budget.shared().get(index);
    }

    @Override
    public @Nullable WorldThing findShared(long id) {
        return (WorldThing) budget.shared().find(ObjectKind.THING, id);
    }

    @Override
    public Counts<WorldDrop> drops() {
        return update.drops;
    }

    @Override
    public long fingerprint() {
        fingerprint.clear();
        for (int index = 0; index < roster.count(); index++) {
            add(roster.get(index));
        }
        for (int index = 0; index < budget.shared().count(); index++) {
            add(0, budget.shared().get(index));
        }
        return fingerprint.total();
    }

    @Override
    public long fingerprint(Participant participant) {
        fingerprint.clear();
        add(participant);
        return fingerprint.total();
    }

    private void add(Participant participant) {
        if (participant.presence() != Presence.PRESENT) {
            return;
        }
        addTracked(participant, participant.head(), 0);
        addTracked(participant, participant.hand(true), 1);
        addTracked(participant, participant.hand(false), 2);
        for (int index = 0; index < participant.objectCount(); index++) {
            add(participant.ssrc(), participant.object(index));
        }
    }

    private void addTracked(Participant participant, BodyPart part, int which) {
        if (part.tracking() == Tracking.TRACKED) {
            fingerprint.begin(participant.ssrc(), part.kind(), which);
            part.addTo(fingerprint);
            fingerprint.end();
        }
    }

    private void add(long owner, WorldObject object) {
        if (object.active()) {
            fingerprint.begin(owner, object.kind(), object.id());
            object.addTo(fingerprint);
            fingerprint.end();
        }
    }
}
