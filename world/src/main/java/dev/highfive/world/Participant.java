package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/** Somebody in the session, with all that is theirs. The same person after a restart is the same one. */
public final class Participant {
    private final String cname;
    private final boolean local;
    private final SyncMode sync;
    private final WorldHead head;
    private final WorldHand left;
    private final WorldHand right;
    private final ObjectTable objects = new ObjectTable();
    private final Playout playout = new Playout();
    private SampleClock clock;
    private int ssrc;
    private int run;
    private String name;
    private Presence presence = Presence.PRESENT;
    private long presenceSinceNs;

    Participant(int ssrc, String cname, String name, boolean local, SyncMode sync, long timeNs) {
        this.ssrc = ssrc;
        this.cname = cname;
        this.name = name;
        this.local = local;
        this.sync = sync;
        this.presenceSinceNs = timeNs;
        this.clock = newClock();
        this.head = new WorldHead(this, sync);
        this.left = new WorldHand(true, this, sync);
        this.right = new WorldHand(false, this, sync);
    }

    /** The source of its stream, which changes with a restart. */
    public int ssrc() {
        return ssrc;
    }

    /** What stays over restarts; may be empty. */
    public String cname() {
        return cname;
    }

    /** For people to read; may be empty. */
    public String name() {
        return name;
    }

    void rename(String newName) {
        name = newName;
    }

    /** Whether this is ourselves: there so that worlds can be compared, shown without delay. */
    public boolean isLocal() {
        return local;
    }

    public Presence presence() {
        return presence;
    }

    /** Since when {@link #presence()} is what it is, on our clock. */
    public long presenceSinceNs() {
        return presenceSinceNs;
    }

    /** Always there; its {@link BodyPart#tracking()} says whether it was seen. */
    public WorldHead head() {
        return head;
    }

    /** Always there; its {@link BodyPart#tracking()} says whether it was seen. */
    public WorldHand hand(boolean leftOne) {
        return leftOne ? left : right;
    }

    /** How many objects it has beside head, hands and shared things. */
    public int objectCount() {
        return objects.count();
    }

    /** @param index from 0; the order changes when objects go */
    public WorldObject object(int index) {
        return objects.get(index);
    }

    /** @return null if there is none */
    public @Nullable WorldObject find(ObjectKind kind, long id) {
        return objects.find(kind, id);
    }

    /** By how much what is shown of it lags behind, where states are delayed. */
    public long delayNs() {
        return playout.delayNs();
    }

    /** Counts its restarts. */
    int run() {
        return run;
    }

    SampleClock clock() {
        return clock;
    }

    Playout playout() {
        return playout;
    }

    ObjectTable objects() {
        return objects;
    }

    SyncMode sync() {
        return sync;
    }

    void become(Presence next, long timeNs) {
        if (presence != next) {
            presence = next;
            presenceSinceNs = timeNs;
        }
    }

    /** Times of its last run say nothing about those of the next. */
    void restart(int newSsrc, long timeNs) {
        ssrc = newSsrc;
        run++;
        clock = newClock();
        playout.restart();
        head.restart(timeNs);
        left.restart(timeNs);
        right.restart(timeNs);
    }

    /** Our own wall clock may jump too, and we know better when we sampled something. */
    private SampleClock newClock() {
        return local ? Update.PACKET_TIME : new Time1Clock();
    }

    void show(long displayTimeNs, long lostAfterNs) {
        sync.beginFrame(playout, displayTimeNs);
        show(head, displayTimeNs, lostAfterNs);
        show(left, displayTimeNs, lostAfterNs);
        show(right, displayTimeNs, lostAfterNs);
        for (int index = 0; index < objects.count(); index++) {
            objects.get(index).show(sync, displayTimeNs);
        }
    }

    private void show(BodyPart part, long displayTimeNs, long lostAfterNs) {
        part.loseIfSilent(displayTimeNs, lostAfterNs);
        part.show(sync, displayTimeNs);
    }

    @Override
    public String toString() {
        return name.isEmpty() ? cname : name;
    }
}
