package dev.highfive.world;

/** What a {@link World} is to be like. The bounds are on what strangers can make it keep. */
public final class WorldOptions {
    private static final long SECOND_NS = 1_000_000_000;

    SyncMode sync = SyncMode.rollback();
    Ownership ownership = Ownership.NONE;
    int maxParticipants = 256;
    int maxObjectsEach = 1024;
    int maxObjects = 8192;
    long maxMeshBytes = 64L << 20;
    long lostAfterNs = 3 * SECOND_NS / 2;
    long objectsStayNs = 3 * SECOND_NS;
    long participantsStayNs = 60 * SECOND_NS;

    public WorldOptions sync(SyncMode value) {
        sync = value;
        return this;
    }

    public WorldOptions ownership(Ownership value) {
        ownership = value;
        return this;
    }

    /** The most that are there at a time, the local one and those who left lately included. */
    public WorldOptions maxParticipants(int value) {
        maxParticipants = value;
        return this;
    }

    /** The most objects of one participant, beside head and hands. */
    public WorldOptions maxObjectsEach(int value) {
        maxObjectsEach = value;
        return this;
    }

    /** The most objects of all together, shared things included. */
    public WorldOptions maxObjects(int value) {
        maxObjects = value;
        return this;
    }

    /** The most bytes of all meshes and URLs together. */
    public WorldOptions maxMeshBytes(long value) {
        maxMeshBytes = value;
        return this;
    }

    /** A head or hand is lost when nothing was heard of it for so long. */
    public WorldOptions lostAfterNs(long value) {
        lostAfterNs = value;
        return this;
    }

    /** How long the objects of somebody who is gone stay, to be faded out. */
    public WorldOptions objectsStayNs(long value) {
        objectsStayNs = value;
        return this;
    }

    /** How long somebody who is gone is remembered. */
    public WorldOptions participantsStayNs(long value) {
        participantsStayNs = value;
        return this;
    }
}
