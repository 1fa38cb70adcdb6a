package dev.highfive.session;

import dev.highfive.codec.gamestate.GameStateWriter;
import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * What this participant sends: an object is due when it has changed, when it was last sent a second ago, or
 * when someone asked for everything. What was published again as it was is not, unless packets are being lost.
 */
final class OwnState {
    /** So that one who draws for hours does not fill everyone's memory: the oldest objects give way. */
    static final int MAX_OBJECTS = 2048;

    private OwnObject[] objects = new OwnObject[16];
    private int count;
    private int next;
    private long newestSampleNs;
    private boolean lossy;

    void put(PublishedObject published) {
        int index = indexOf(published.tag, published.id);
        if (published.withdrawn) {
            if (index >= 0) {
                remove(index);
            }
            return;
        }
        if (index < 0) {
            index = add(published.tag, published.id);
        }
        objects[index].set(published);
    }

    int count() {
        return count;
    }

    void sendEverything() {
        for (int index = 0; index < count; index++) {
            objects[index].wanted = true;
        }
    }

    /** Whether packets are lost, so that a change has to be said more than once. */
    void setLossy(boolean value) {
        lossy = value;
    }

    /** Starts a round of packets, in which each object is looked at once. */
    void startRound() {
        next = 0;
    }

    /**
     * Adds what is due to a packet until that holds {@link GameStateWriter#MAX_PAYLOAD} bytes of it.
     *
     * @return whether anything was added; if not, the round is over
     */
    boolean appendTo(ByteBuffer packet, long nowNs, long nowWallMs) {
        int start = packet.position();
        for (; next < count; next++) {
            OwnObject object = objects[next];
            if (object.due(nowNs, lossy)) {
                if (packet.position() - start + object.size() > GameStateWriter.MAX_PAYLOAD) {
                    break;
                }
                boolean first = packet.position() == start;
                long sampleNs = object.appendTo(packet, nowNs, nowWallMs);
                newestSampleNs = first || sampleNs - newestSampleNs > 0 ? sampleNs : newestSampleNs;
            }
        }
        return packet.position() > start;
    }

    /** The time of the newest state in the packet that was filled last. */
    long newestSampleNs() {
        return newestSampleNs;
    }

    private int indexOf(long tag, long id) {
        for (int index = 0; index < count; index++) {
            if (objects[index].id == id && objects[index].tag == tag) {
                return index;
            }
        }
        return -1;
    }

    private int add(long tag, long id) {
        if (count == MAX_OBJECTS) {
            remove(0);
        }
        if (count == objects.length) {
            objects = Arrays.copyOf(objects, 2 * count);
        }
        if (objects[count] == null) {
            objects[count] = new OwnObject();
        }
        objects[count].begin(tag, id);
        return count++;
    }

    /** Keeps the order, which is that of age. */
    private void remove(int index) {
        OwnObject removed = objects[index];
        System.arraycopy(objects, index + 1, objects, index, count - index - 1);
        objects[--count] = removed;
    }
}
