package dev.highfive.session.bes;

import java.nio.ByteBuffer;

/** An entity that the other side has introduced, as far as its values were subscribed to and have come. */
public final class RemoteEntity extends Entity {
    private final RemoteType type;
    /** The packet that each value is of: what an older one says does not count. */
    private final long[] packets;

    private long addedBy;

    RemoteEntity(long id, RemoteType type) {
        super(id, type.schema());
        this.type = type;
        packets = new long[type.schema().count()];
    }

    public RemoteType type() {
        return type;
    }

    /** @return whether that is news: another value, of a newer packet */
    boolean take(int index, long packetId, ByteBuffer packet, int start, int end) {
        if (packetId < packets[index]) {
            return false;
        }
        packets[index] = packetId;
        return set(index, packet, start, end - start);
    }

    /** The newest packet that added it: what is told in older ones was of one with its id that was there before. */
    long addedBy() {
        return addedBy;
    }

    void addedBy(long packetId) {
        addedBy = packetId;
    }
}
