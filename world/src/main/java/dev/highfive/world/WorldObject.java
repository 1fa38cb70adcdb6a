package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;

/** One object of the world. It and what it shows stay the same Java objects for as long as it is there. */
public abstract class WorldObject {
    private final ObjectKind kind;
    private final long id;
    private Participant source;
    private int sourceRun;
    private long heardTimeNs;

    WorldObject(ObjectKind kind, long id, Participant source) {
        this.kind = kind;
        this.id = id;
        this.source = source;
        this.sourceRun = source.run();
    }

    public final ObjectKind kind() {
        return kind;
    }

    /** As its sender numbers it. Of heads and hands the id that came last is in {@link #shown()}. */
    public final long id() {
        return id;
    }

    /** Who sent the newest state. Of a shared thing this changes with its owner. */
    public final Participant source() {
        return source;
    }

    /** When a packet with it came last, also one that changed nothing. */
    public final long heardTimeNs() {
        return heardTimeNs;
    }

    /**
     * The values for the time that {@link World#at} was called with last. Rates are those of the newest
     * sample. Not to be changed.
     */
    public abstract GameObject shown();

    /** Whether it is there at all, as its sender says. */
    public boolean active() {
        return true;
    }

    /** Whether this is not who sent the newest state: another sender, or one that has restarted since. */
    final boolean isFromElsewhere(Participant from) {
        return source != from || sourceRun != from.run();
    }

    final void heard(Participant from, long arrivalTimeNs) {
        source = from;
        sourceRun = from.run();
        heardTimeNs = arrivalTimeNs;
    }

    /** Brings {@link #shown()} to this time. */
    abstract void show(SyncMode sync, long displayTimeNs);

    /** Mixes the newest state as it came, whenever that is. */
    abstract void addTo(Fingerprint fingerprint);

    /** Takes in a plausible state of it, unless a newer one is known. */
    abstract void take(GameObject object, Update update);

    /** What it takes beyond a fixed size, by what its sender made of it. */
    final int extraBytes() {
        return extraBytes(shown());
    }

    /** The same for such an object. */
    int extraBytes(GameObject object) {
        return 0;
    }
}
