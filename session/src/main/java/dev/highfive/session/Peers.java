package dev.highfive.session;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The other participants, whose streams are found by SSRC without searching long and without garbage. */
final class Peers {
    /** More are refused. */
    static final int MAX = 256;

    private static final int MAX_EXPECTED = 64;

    private final Peer[] peers = new Peer[MAX];
    private final Stream[] streams = new Stream[MAX * Introduction.MAX_STREAMS];
    private final int[] ssrcs = new int[streams.length];
    private final List<Expected> expected = new ArrayList<>();
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
    Peer byIdentity(byte[] identity) {
        for (int index = 0; index < count; index++) {
            if (peers[index].identity != null && Arrays.equals(peers[index].identity, identity)) {
                return peers[index];
            }
        }
        return null;
    }

    /** How many come from an address, or its network. */
    int countAt(InetAddress address) {
        int there = 0;
        for (int index = 0; index < count; index++) {
            there += AddressBudget.isSame(peers[index].address.getAddress(), address) ? 1 : 0;
        }
        return there;
    }

    /**
     * Someone who has been told of this participant by another, and has said hello: they get what there is at once, as
     * far as a hello pays for it.
     */
    void expect(InetSocketAddress address, long credit, long untilNs) {
        if (expected.size() < MAX_EXPECTED) {
            expected.add(new Expected(address, credit, untilNs));
        }
    }

    /** Whoever is expected at an address has come, or has not. */
    void forgetExpected(@Nullable InetSocketAddress address, long nowNs) {
        expected.removeIf(one -> one.address.equals(address) || nowNs - one.untilNs > 0);
    }

    int expectedCount() {
        return expected.size();
    }

    /** Where one of those is if so much may be sent there, which it then is taken to be; or null. */
    @Nullable
    InetSocketAddress expectedFor(int index, int size) {
        Expected one = expected.get(index);
        if (one.credit < size) {
            return null;
        }
        one.credit -= size;
        return one.address;
    }

    private static final class Expected {
        final InetSocketAddress address;
        final long untilNs;
        long credit;

        Expected(InetSocketAddress address, long credit, long untilNs) {
            this.address = address;
            this.credit = credit;
            this.untilNs = untilNs;
        }
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
