package dev.highfive.session;

import dev.highfive.net.noise.NoiseHandshake;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Someone to say hello to until they answer: at an address of the link, or one that another has named. */
final class Contact {
    private static final long QUICK_NS = 250_000_000L;
    private static final long SLOW_NS = 1_000_000_000L;
    private static final int QUICK_TRIES = 20;
    /** So often is someone tried whom others have named, at twice the distance each time. */
    private static final int NAMED_TRIES = 4;

    final InetSocketAddress address;
    /** Of the one that is meant; 0 for whoever is there. */
    final long cookie;

    final long voucher;
    /** Who named it, and pays for what is sent there; null if it is the link's, or somebody who is known. */
    final @Nullable Peer namedBy;
    /** Whether it is tried for ever. */
    final boolean lasting;
    /** Those who have answered the present hello, by their ids for it. */
    final List<Integer> answered = new ArrayList<>();
    /** Who was found there, or null. */
    @Nullable
    Peer found;

    int id;
    byte @Nullable [] hello;

    @Nullable
    NoiseHandshake handshake;

    long begunNs;
    int tries;
    long nextNs;

    Contact(
            InetSocketAddress address,
            long cookie,
            long voucher,
            @Nullable Peer namedBy,
            boolean lasting,
            long nextNs) {
        this.address = address;
        this.cookie = cookie;
        this.voucher = voucher;
        this.namedBy = namedBy;
        this.lasting = lasting;
        this.nextNs = nextNs;
    }

    void tried(long nowNs) {
        long gapNs = namedBy != null ? QUICK_NS << tries : tries < QUICK_TRIES ? QUICK_NS : SLOW_NS;
        tries++;
        nextNs = nowNs + gapNs;
    }

    boolean isHopeless() {
        return !lasting && tries >= NAMED_TRIES;
    }

    /** From now on another hello, since this one is answered, or too old to be. */
    void begin(int newId, byte[] newHello, NoiseHandshake newHandshake, long nowNs) {
        begunNs = nowNs;
        id = newId;
        hello = newHello;
        handshake = newHandshake;
        answered.clear();
    }
}
