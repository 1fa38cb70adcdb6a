package dev.highfive.session.bes;

import java.util.Arrays;

/** What a peer was told of one of our entities. */
final class Told {
    final OwnEntity entity;
    /** The version of each value that was sent last, -1 for none, and the packet that had it. */
    final long[] versions;

    final long[] packets;
    /** The peer was told that it is gone: no value of it is worth to be sent again. */
    boolean over;

    Told(OwnEntity entity) {
        this.entity = entity;
        versions = new long[entity.schema().count()];
        packets = new long[entity.schema().count()];
        Arrays.fill(versions, -1);
    }

    /** Whether what this packet said of a value has not been superseded since. */
    boolean isCurrent(int index, long packetId) {
        return !over && packets[index] == packetId && versions[index] == entity.version(index);
    }
}
