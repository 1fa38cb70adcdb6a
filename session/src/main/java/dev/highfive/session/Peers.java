package dev.highfive.session;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** The other participants, whose streams are found by SSRC without searching long and without garbage. */
final class Peers {
    /** More are refused. */
    static final int MAX = 256;

    private final Peer[] peers = new Peer[MAX];
    private final Stream[] streams = new Stream[MAX * Introduction.MAX_STREAMS];
    private final int[] ssrcs = new int[streams.length];
    private int count;
    private int streamCount;

    int count() {
        return count;
    }

    Peer get(int index) {
        return peers[index];
    }

    int streamCount() {
        return streamCount;
    }

    Stream stream(int index) {
        return streams[index];
    }

    boolean isFull() {
        return count == MAX;
    }

    void add(Peer peer) {
        peers[count++] = peer;
        for (int index = 0; index < peer.streamCount(); index++) {
            streams[streamCount] = peer.stream(index);
            ssrcs[streamCount++] = peer.stream(index).ssrc;
        }
    }

    void remove(Peer peer) {
        for (int index = count - 1; index >= 0; index--) {
            if (peers[index] == peer) {
                peers[index] = peers[--count];
                peers[count] = null;
            }
        }
        for (int index = streamCount - 1; index >= 0; index--) {
            if (streams[index].peer == peer) {
                streams[index] = streams[--streamCount];
                ssrcs[index] = ssrcs[streamCount];
                streams[streamCount] = null;
            }
        }
    }

    @Nullable
    Stream streamOf(int ssrc) {
        for (int index = 0; index < streamCount; index++) {
            if (ssrcs[index] == ssrc) {
                return streams[index];
            }
        }
        return null;
    }

    @Nullable
    Peer byCookie(long cookie) {
        for (int index = 0; index < count; index++) {
            if (peers[index].cookie == cookie) {
                return peers[index];
            }
        }
        return null;
    }

    @Nullable
    Peer byCname(String cname) {
        for (int index = 0; index < count; index++) {
            if (peers[index].cname.equals(cname)) {
                return peers[index];
            }
        }
        return null;
    }

    /** Whether someone who is here is at this address. */
    boolean isPresentAt(InetSocketAddress address) {
        for (int index = 0; index < count; index++) {
            if (peers[index].present && peers[index].address.equals(address)) {
                return true;
            }
        }
        return false;
    }
}
