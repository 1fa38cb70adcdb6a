package dev.highfive.session;

import dev.highfive.codec.gamestate.GameStateWriter;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/** The newest bytes of one object that this participant sends, kept by the network thread. */
final class OwnObject {
    /** Everything is sent so often, changed or not. */
    static final long REFRESH_NS = 1_000_000_000L;
    /**
     * Where packets are lost, a change is sent again after this long, then twice as long, and so on up to the
     * other.
     */
    static final long FIRST_REPEAT_NS = 50_000_000L;

    static final long LAST_REPEAT_NS = 250_000_000L;

    long tag;
    long id;
    boolean changed;
    /** Whether somebody lacks it. */
    boolean wanted;

    private byte[] bytes = new byte[0];
    private int size;
    private int timeOffset;
    private long sampleTimeNs;
    private long repeatNs = FIRST_REPEAT_NS;
    private long sentNs;

    void begin(long tag, long id) {
        this.tag = tag;
        this.id = id;
        size = 0;
        wanted = true;
    }

    void set(PublishedObject published) {
        ByteBuffer from = published.bytes;
        changed |= published.urgent || !sameButForTime(published);
        if (bytes.length < from.limit()) {
            bytes = new byte[from.limit()];
        }
        ((Buffer) from).position(0);
        size = from.limit();
        from.get(bytes, 0, size);
        timeOffset = published.timeOffset;
        sampleTimeNs = published.sampleTimeNs;
    }

    int size() {
        return size;
    }

    boolean due(long nowNs, boolean lossy) {
        return changed || wanted || nowNs - sentNs >= (lossy ? repeatNs : REFRESH_NS);
    }

    /**
     * Adds the object to a packet. What has stood for a while is still so, and is sent with the time of now: of
     * an old time the few bits that are sent do not tell how old it is.
     *
     * @return when the state is of
     */
    long appendTo(ByteBuffer packet, long nowNs, long nowWallMs) {
        int at = packet.position();
        packet.put(bytes, 0, size);
        boolean stands = !changed && nowNs - sampleTimeNs >= FIRST_REPEAT_NS;
        if (timeOffset != GameStateWriter.NO_TIME && stands) {
            packet.putShort(at + timeOffset, (short) nowWallMs);
        }
        repeatNs = changed || wanted ? FIRST_REPEAT_NS : Math.min(LAST_REPEAT_NS, 2 * repeatNs);
        changed = false;
        wanted = false;
        sentNs = nowNs;
        return stands ? nowNs : sampleTimeNs;
    }

    private boolean sameButForTime(PublishedObject published) {
        if (published.bytes.limit() != size || published.timeOffset != timeOffset) {
            return false;
        }
        for (int index = 0; index < size; index++) {
            if (index == timeOffset) {
                index++;
            } else if (published.bytes.get(index) != bytes[index]) {
                return false;
            }
        }
        return true;
    }
}
