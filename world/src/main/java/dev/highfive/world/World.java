package dev.highfive.world;

import dev.highfive.codec.Counts;
import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.GameStateReader;
import java.nio.ByteBuffer;

/**
 * Everybody who is in the session and everything they brought, as it is to be shown at a point in time. All
 * of it belongs to one thread, the frame thread. The caller says who comes and goes and brings the payloads;
 * {@link #at} then sets what every object shows. Nothing is allocated by payloads about known objects.
 */
public final class World {
    private final WorldOptions options;
    private final GameStateReader reader;
    private final Arrival arrival = new Arrival();
    private final Shelf shelf;
    private final Intake intake;
    private final Fingerprint fingerprint = new Fingerprint();
    private final Roster roster;

    public World(WorldOptions options) {
        this.options = options;
        this.reader = new GameStateReader(options.profile, options.applicationTypes);
        this.shelf = new Shelf(options, arrival);
        this.intake = new Intake(options, arrival, shelf);
        this.roster = new Roster(options, arrival, shelf);
    }

    /**
     * Somebody is there: for the first time, again after having been gone, or after a restart, which shows by
     * another SSRC for the same CNAME.
     *
     * @param cname empty if it is not known; the SSRC then tells whether it is the same one
     * @return null if there are too many
     */
    public Participant join(int ssrc, String cname, String name, long timeNs) {
        return roster.join(ssrc, cname, name, timeNs, false);
    }

    /**
     * Ourselves, to whom all payloads that are published should be applied as well: what is shared is then
     * moved at once, and {@link #fingerprint} covers everybody.
     *
     * @return null if there are too many
     */
    public Participant joinLocal(int ssrc, String cname, String name, long timeNs) {
        return roster.join(ssrc, cname, name, timeNs, true);
    }

    /** Somebody left or timed out. What they shared stays. */
    public void leave(Participant participant, long timeNs) {
        participant.become(Presence.GONE, timeNs);
    }

    /**
     * Takes in a payload, of which bad parts are dropped and counted.
     *
     * @param packetTimeNs the time of its RTP timestamp on our clock
     * @param arrivalTimeNs when it came, on our clock
     * @return whether all of it could be decoded
     */
    public boolean apply(Participant from, ByteBuffer payload, long packetTimeNs, long arrivalTimeNs) {
        arrival.begin(from, packetTimeNs, arrivalTimeNs);
        if (from.presence() != Presence.PRESENT) {
            arrival.drop(WorldDrop.NOT_PRESENT);
            return false;
        }
        from.playout().packet(arrival.packetTimeNs, arrivalTimeNs);
        return reader.read(payload, intake);
    }

    /** Sets what every object shows to what it is, was or will be at this time, as the sync mode has it. */
    public World at(long displayTimeNs) {
        roster.removeGone(displayTimeNs);
        for (int index = 0; index < roster.count(); index++) {
            roster.get(index).show(displayTimeNs, options.lostAfterNs);
        }
        ObjectTable shared = shelf.shared();
        for (int index = 0; index < shared.count(); index++) {
            WorldObject thing = shared.get(index);
            thing.show(thing.source().sync(), displayTimeNs);
        }
        return this;
    }

    /** Those who are there and those who left lately; {@link Participant#presence()} tells. */
    public int participantCount() {
        return roster.count();
    }

    /** @param index from 0; the order changes when somebody is forgotten */
    public Participant participant(int index) {
        return roster.get(index);
    }

    /** @return null if nobody has this source */
    public Participant find(int ssrc) {
        return roster.find(ssrc);
    }

    /** How many things are everybody's. */
    public int sharedCount() {
        return shelf.shared().count();
    }

    /** @param index from 0; the order changes when things go */
    public WorldThing shared(int index) {
        return (WorldThing) shelf.shared().get(index);
    }

    /** @return null if there is no shared thing of this id */
    public WorldThing findShared(long id) {
        return (WorldThing) shelf.shared().find(ObjectKind.THING, id);
    }

    /**
     * Makes a thing that somebody brought everybody's, where {@link Ownership} comes to know of that after
     * the thing itself came. Without this it happens with its next update.
     */
    public void share(Participant from, long id) {
        if (findShared(id) == null) {
            shelf.share(from, id);
        }
    }

    /** Removes a shared thing for good. */
    public void removeShared(long id) {
        WorldThing thing = findShared(id);
        if (thing != null) {
            shelf.remove(shelf.shared(), shelf.shared().indexOf(thing));
        }
    }

    /** What came and was not used, by reason. */
    public Counts<WorldDrop> drops() {
        return arrival.drops;
    }

    /** What could not be decoded, by reason. */
    public Counts<DecodeError> decodeErrors() {
        return reader.errors();
    }

    /**
     * 64 bits that are the same in every world in which everybody's newest state is the same, whatever is
     * shown of it, whenever it came. What is inactive, lost or of somebody gone does not count.
     */
    public long fingerprint() {
        fingerprint.clear();
        for (int index = 0; index < roster.count(); index++) {
            add(roster.get(index));
        }
        for (int index = 0; index < shelf.shared().count(); index++) {
            add(0, shelf.shared().get(index));
        }
        return fingerprint.total();
    }

    /** The part of {@link #fingerprint()} that is one participant's, to find who differs. */
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
