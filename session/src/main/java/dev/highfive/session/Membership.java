package dev.highfive.session;

import dev.highfive.net.srtp.SessionSecret;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Who hosts the session, and whom they have asked to leave. Whoever was, knows the link: so the host draws another key
 * for it and gives that to all who stay, and everybody's streams get other keys.
 *
 * <pre>
 * UInt8 0xE0 = excluded | UInt16 number | 32 B identity | UInt8 length, the link's new key (none for whom it is about)
 * UInt8 0xE1 = heard    | UInt16 number
 * </pre>
 */
final class Membership {
    /** How the rest of a session takes part in it; on the network thread. */
    interface Effects {
        /** Has nothing to do with someone any more. */
        void putOut(Peer peer, long nowNs);

        /** The link has another key. */
        void changeKey(byte[] key);

        /** Somebody wants this participant to leave. */
        void askedToLeave();

        void send(Pairing pairing, ByteBuffer notice, InetSocketAddress to, long nowNs);
    }

    private static final byte EXCLUDED = (byte) 0xE0;
    private static final byte HEARD = (byte) 0xE1;
    private static final int IDENTITY_SIZE = Identity.SIZE;
    private static final int NEW_KEY_SIZE = 16;
    private static final int MAX_EXCLUDED = 1024;
    private static final long REPEAT_NS = 200_000_000L;
    /** Whoever is asked to leave is told so more than once, as they do not answer. */
    private static final int TELLINGS = 3;

    private final Peers peers;
    private final Identity own;
    private final Envelope envelope;
    private final Rekeying rekeying;
    private final SecureRandom random;
    private final boolean plain;
    /** Zeros until it is known. */
    private final byte[] host = new byte[IDENTITY_SIZE];

    private final Set<ByteBuffer> excluded = new HashSet<>();
    /** By whom the host's notices are yet to be heard. */
    private final List<Notice> notices = new ArrayList<>();

    private final ConcurrentLinkedQueue<String> wanted = new ConcurrentLinkedQueue<>();
    private final ByteBuffer out = ByteBuffer.allocate(1 + 2 + IDENTITY_SIZE + 1 + 64);
    private final Effects effects;
    private int number;

    Membership(
            Peers peers,
            Identity own,
            Envelope envelope,
            Rekeying rekeying,
            SecureRandom random,
            boolean plain,
            boolean hosts,
            Effects effects) {
        this.effects = effects;
        this.peers = peers;
        this.own = own;
        this.envelope = envelope;
        this.rekeying = rekeying;
        this.random = random;
        this.plain = plain;
        if (hosts) {
            System.arraycopy(own.keys.publicKey(), 0, host, 0, IDENTITY_SIZE);
        }
    }

    boolean isHost() {
        return Arrays.equals(host, own.keys.publicKey());
    }

    /** What whoever the link leads to says; once, since nobody becomes the host by saying so later. */
    void learnHost(byte[] told) {
        if (isUnknown(host)) {
            System.arraycopy(told, 0, host, 0, IDENTITY_SIZE);
        }
    }

    void tellHost(byte[] into) {
        System.arraycopy(host, 0, into, 0, IDENTITY_SIZE);
    }

    boolean isHost(Peer peer) {
        return peer.identity != null && Arrays.equals(host, peer.identity);
    }

    private static boolean isUnknown(byte[] identity) {
        return Arrays.equals(identity, new byte[IDENTITY_SIZE]);
    }

    boolean isExcluded(byte[] identity) {
        return excluded.contains(ByteBuffer.wrap(identity));
    }

    /** From any thread: the one with this CNAME is to leave. Without effect for whoever does not host. */
    void askToLeave(String cname) {
        wanted.add(cname);
    }

    void poll(long nowNs) {
        for (String cname = wanted.poll(); cname != null; cname = wanted.poll()) {
            for (int index = peers.count() - 1; index >= 0 && isHost(); index--) {
                Peer peer = peers.get(index);
                if (peer.pairing != null && peer.cname.equals(cname) && excluded.size() < MAX_EXCLUDED) {
                    exclude(peer, peer.pairing.identity, peer.pairing, nowNs);
                }
            }
        }
        for (int index = 0; index < notices.size(); index++) {
            repeat(notices.get(index), nowNs);
        }
        notices.removeIf(notice -> notice.waiting.isEmpty());
    }

    private void exclude(Peer peer, byte[] identity, Pairing pairing, long nowNs) {
        byte[] key = new byte[plain ? 0 : NEW_KEY_SIZE];
        random.nextBytes(key);
        number = number % 0xFFFF + 1;
        Notice notice = new Notice(number, identity, key);
        for (int telling = 0; telling < TELLINGS; telling++) {
            effects.send(pairing, notice.write(out, false), peer.address, nowNs);
        }
        apply(identity, key, nowNs);
        for (int index = 0; index < peers.count(); index++) {
            Pairing other = peers.get(index).pairing;
            if (other != null) {
                notice.waiting.add(ByteBuffer.wrap(other.identity));
            }
        }
        notices.add(notice);
        repeat(notice, nowNs);
    }

    private void repeat(Notice notice, long nowNs) {
        if (notice.told && nowNs - notice.toldNs < REPEAT_NS) {
            return;
        }
        notice.told = true;
        notice.toldNs = nowNs;
        notice.waiting.removeIf(identity -> peers.byIdentity(identity.array()) == null);
        for (ByteBuffer identity : notice.waiting) {
            Peer peer = peers.byIdentity(identity.array());
            if (peer != null && peer.pairing != null) {
                effects.send(peer.pairing, notice.write(out, true), peer.address, nowNs);
            }
        }
    }

    private void apply(byte[] identity, byte[] key, long nowNs) {
        excluded.add(ByteBuffer.wrap(identity.clone()));
        Peer peer = peers.byIdentity(identity);
        if (peer != null) {
            effects.putOut(peer, nowNs);
        }
        if (key.length >= SessionSecret.MIN_SIZE) {
            envelope.setSecret(new SessionSecret(key));
            effects.changeKey(key);
        }
        rekeying.begin(nowNs);
    }

    /** Whether something sealed is of this kind; otherwise it is an introduction, whose flags are fewer. */
    boolean isNotice(ByteBuffer clear) {
        byte first = clear.hasRemaining() ? clear.get(clear.position()) : 0;
        return first == EXCLUDED || first == HEARD;
    }

    void onNotice(Pairing from, ByteBuffer clear, long nowNs) {
        if (clear.remaining() < 3) {
            return;
        }
        boolean heard = clear.get() == HEARD;
        int which = clear.getShort() & 0xFFFF;
        if (heard) {
            for (Notice notice : notices) {
                if (notice.number == which) {
                    notice.waiting.remove(ByteBuffer.wrap(from.identity));
                }
            }
        } else if (Arrays.equals(from.identity, host) && !isHost() && clear.remaining() > IDENTITY_SIZE) {
            onExcluded(from, which, clear, nowNs);
        }
    }

    private void onExcluded(Pairing from, int which, ByteBuffer clear, long nowNs) {
        byte[] identity = new byte[IDENTITY_SIZE];
        clear.get(identity);
        byte[] key = new byte[clear.get() & 0xFF];
        if (key.length > clear.remaining() || excluded.size() >= MAX_EXCLUDED || Arrays.equals(identity, host)) {
            return;
        }
        clear.get(key);
        if (Arrays.equals(identity, own.keys.publicKey())) {
            effects.askedToLeave();
            return;
        }
        // In serial-number arithmetic: of what comes late, or again, the key is an old one.
        boolean newest = number == 0 || (short) (which - number) > 0;
        number = newest ? which : number;
        if (newest || !isExcluded(identity)) {
            apply(identity, newest ? key : new byte[0], nowNs);
        }
        if (from.peer != null) {
            ((Buffer) out).clear();
            out.put(HEARD).putShort((short) which);
            ((Buffer) out).flip();
            effects.send(from, out, from.peer.address, nowNs);
        }
    }

    private static final class Notice {
        final int number;
        final byte[] identity;
        final byte[] key;
        final Set<ByteBuffer> waiting = new HashSet<>();
        boolean told;
        long toldNs;

        Notice(int number, byte[] identity, byte[] key) {
            this.number = number;
            this.identity = identity;
            this.key = key;
        }

        ByteBuffer write(ByteBuffer out, boolean withKey) {
            ((Buffer) out).clear();
            out.put(EXCLUDED).putShort((short) number).put(identity);
            out.put((byte) (withKey ? key.length : 0)).put(key, 0, withKey ? key.length : 0);
            ((Buffer) out).flip();
            return out;
        }
    }
}
