package dev.highfive.session;

import dev.highfive.net.noise.NoiseHandshake;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.net.transport.Transport;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Makes this participant known to the others and gets to know them, each by a Noise handshake of three messages, within
 * the session's key. Everyone tells each of those they know of the others, so a newcomer who reaches one reaches all; a
 * voucher that comes with it makes them send what there is with their first answer.
 */
final class Handshake {
    /** How soon to look again whether enough has come from an address that has yet to be shown. */
    private static final long CREDIT_PATIENCE_NS = 100_000_000L;

    private static final long KEEP_NS = 1_000_000_000L;
    private static final long FINISH_RETRY_NS = 250_000_000L;
    private static final int FINISH_TRIES = 20;
    private static final long REDRAW_NS = 1_000_000_000L;
    private static final long EXPECTED_NS = 2_000_000_000L;
    /** Whoever was named by one who answered is asked at once; by one who is known, if they have not come by then. */
    private static final long NAMED_PATIENCE_NS = 1_000_000_000L;
    /** What the one whom the link names may have sent to those that it names, once. */
    private static final long HOST_CREDIT = 40_000;

    private static final long HELLO_AGE_NS = 4_000_000_000L;
    private static final long ANSWERED_AGE_NS = 900_000_000L;
    private static final int MAX_CONTACTS = 256;
    /** From addresses that have not shown that they get what is sent there; the others show it by a cookie then. */
    private static final int MAX_ANSWERS_A_SECOND = 200;

    private static final int MAX_PROVEN_A_SECOND = 400;
    private static final int MAX_HELLOS_OF_ADDRESS = 64;
    /** A few: whoever has a wrong key tries again and again. */
    private static final int MAX_REFUSALS_A_SECOND = 20;

    private final Route route;
    private final Peers peers;
    private final Admission admission;
    private final OwnStreams own;
    private final Drops drops;
    private final Envelope envelope;
    private final Identity identity;
    private final SecureRandom random;
    private final String name;
    private final Cookies cookies;
    private final Rekeying rekeying;
    private final Membership membership;
    private final List<Contact> contacts = new ArrayList<>();
    private final Doorbell doorbell = new Doorbell();
    private final Pairings pairings = new Pairings();
    private final Introduction received = new Introduction();
    private final Introduction sent = new Introduction();
    private final ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM);
    private final ByteBuffer clear = ByteBuffer.allocate(Transport.MAX_DATAGRAM);
    private final Budget answers = new Budget(MAX_ANSWERS_A_SECOND);
    private final Budget proven = new Budget(MAX_PROVEN_A_SECOND);
    private final Budget refusals = new Budget(MAX_REFUSALS_A_SECOND);
    private final AddressBudget hellos;
    private Consumer<RtpSender> onCollision = stream -> {};
    private Runnable onExpected = () -> {};
    private int firstOther;
    private boolean meetsOthers = true;
    private boolean hostCreditGiven;
    private boolean answered;
    /** Whether what came last was of someone who belongs to the session. */
    private boolean authentic;

    private long redrawnNs;
    private boolean redrawn;

    Handshake(
            Route route,
            Peers peers,
            Admission admission,
            OwnStreams own,
            Drops drops,
            Envelope envelope,
            Membership membership,
            Rekeying rekeying,
            Identity identity,
            SecureRandom random,
            String name) {
        this.route = route;
        this.peers = peers;
        this.admission = admission;
        this.own = own;
        this.drops = drops;
        this.envelope = envelope;
        this.membership = membership;
        this.rekeying = rekeying;
        this.identity = identity;
        this.random = random;
        this.name = name;
        cookies = new Cookies(random);
        hellos = new AddressBudget(MAX_HELLOS_OF_ADDRESS, random.nextInt(Integer.MAX_VALUE));
    }

    /**
     * @param collision takes a stream of ours that has to have another SSRC; expected hears of one who is to get
     * all
     */
    void tell(Consumer<RtpSender> collision, Runnable expected) {
        onCollision = collision;
        onExpected = expected;
    }

    /** Someone to get to know, over and over until they answer: an address of a link, or a multicast group. */
    void meet(InetSocketAddress address, long nowNs) {
        contacts.add(new Contact(address, 0, 0, null, true, nowNs));
    }

    /** Does not follow up on those whom others know. */
    void meetNobodyElse() {
        meetsOthers = false;
    }

    /** Whether anybody has answered. */
    boolean isAnswered() {
        return answered;
    }

    /** @param kind as {@link Envelope#kindOf} tells it. @return who is new, or came back; null if nobody is */
    @Nullable
    Peer onPacket(int kind, ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (!route.isLive()) {
            return null;
        }
        authentic = false;
        Peer newcomer = take(kind, datagram, from, nowNs);
        route.transport().relay(authentic);
        return newcomer;
    }

    private @Nullable Peer take(int kind, ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        switch (kind) {
            case Envelope.HELLO:
                onHello(datagram, from, nowNs);
                return null;
            case Envelope.ANSWER:
                return onAnswer(datagram, from, nowNs);
            case Envelope.FINISH:
                return onFinish(datagram, from, nowNs);
            case Envelope.SEALED:
                return onSealed(datagram, from, nowNs);
            case Envelope.REFUSAL:
                onRefusal(datagram, nowNs);
                return null;
            default:
                onRetry(datagram, nowNs);
                return null;
        }
    }

    private void onHello(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (!hellos.take(from.getAddress(), nowNs)) {
            drops.increment(Drop.RATE_LIMITED);
            return;
        }
        byte[] code = new byte[16];
        int start = datagram.arrayOffset() + datagram.position();
        System.arraycopy(datagram.array(), start + 4, code, 0, code.length);
        if (!envelope.check(datagram)) {
            drops.onWrongKey(nowNs);
            refuse(from, nowNs);
            return;
        }
        int otherId = datagram.getInt();
        if (contactOf(otherId) != null) {
            return; // our own, from a group
        }
        Doorbell.Caller caller = doorbell.byCode(code);
        if (caller != null && caller.address.equals(from)) {
            send(ByteBuffer.wrap(caller.answer), from, nowNs);
            return;
        }
        if (caller != null || doorbell.wasAnswered(code)) {
            drops.increment(Drop.REPLAYED);
            return;
        }
        NoiseHandshake handshake = envelope.handshake(false, identity);
        ((Buffer) clear).clear();
        if (!handshake.read(datagram, clear)) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return;
        }
        long cookie = clear.getLong(0);
        long voucher = clear.getLong(8);
        if (cookie == own.cookie || route.isOverheard() && isHere(cookie)) {
            return; // whoever is known here gets to know us by our own hello to all
        }
        boolean shown = cookies.isCookie(clear.getLong(16), from, nowNs);
        if (!shown && !answers.take(nowNs)) {
            askForCookie(otherId, from, nowNs);
        } else if (shown && !proven.take(nowNs)) {
            drops.increment(Drop.RATE_LIMITED);
        } else {
            answer(handshake, otherId, code, voucher, from, nowNs);
        }
    }

    private void answer(
            NoiseHandshake handshake, int otherId, byte[] code, long voucher, InetSocketAddress from, long nowNs) {
        int ownId = newId();
        begin(Envelope.ANSWER);
        packet.putInt(otherId).putInt(ownId);
        fill(null, false, nowNs);
        handshake.write(clear, packet);
        byte[] bytes = finishPacket();
        doorbell.add(new Doorbell.Caller(ownId, otherId, from, handshake, bytes, code, nowNs));
        send(ByteBuffer.wrap(bytes), from, nowNs);
        if (!route.isOverheard() && cookies.isVoucher(voucher, nowNs)) {
            peers.forgetExpected(from, nowNs);
            peers.expect(from, 3L * Envelope.HELLO_SIZE - bytes.length, nowNs + EXPECTED_NS);
            onExpected.run();
        }
    }

    private void askForCookie(int otherId, InetSocketAddress from, long nowNs) {
        drops.increment(Drop.RATE_LIMITED);
        if (!route.isOverheard()) {
            begin(Envelope.RETRY);
            packet.putInt(otherId).putLong(cookies.cookie(from, nowNs));
            ((Buffer) packet).flip();
            send(packet, from, nowNs);
        }
    }

    private void onRetry(ByteBuffer datagram, long nowNs) {
        datagram.getInt();
        Contact contact = contactOf(datagram.getInt());
        if (contact != null && contact.answered.isEmpty()) {
            begin(contact, datagram.getLong(), nowNs);
            route.sendTo(contact.address, ByteBuffer.wrap(contact.hello), nowNs);
        } else {
            drops.increment(Drop.NOT_OURS);
        }
    }

    /** So that who has another key learns it. A group would refuse with many voices, and has others who may know it. */
    private void refuse(InetSocketAddress to, long nowNs) {
        if (route.needsIntroductions() && refusals.take(nowNs)) {
            ((Buffer) packet).clear();
            envelope.refuse(packet);
            ((Buffer) packet).flip();
            send(packet, to, nowNs);
        }
    }

    /** Someone says that our hello could not be checked. */
    private void onRefusal(ByteBuffer datagram, long nowNs) {
        datagram.getInt();
        for (int index = 0; index < contacts.size(); index++) {
            byte[] hello = contacts.get(index).hello;
            if (hello != null && Envelope.isRefused(datagram, hello)) {
                drops.onWrongKey(nowNs);
                return;
            }
        }
        drops.increment(Drop.NOT_OURS);
    }

    private @Nullable Peer onAnswer(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        ByteBuffer ids = datagram.duplicate();
        Contact contact = contactOf(ids.getInt(ids.position() + 20));
        int otherId = ids.getInt(ids.position() + 24);
        if (contact == null || contact.handshake == null || contact.answered.contains(otherId)) {
            if (contact == null && !route.isOverheard()) {
                drops.increment(Drop.UNKNOWN_SOURCE);
            }
            return null; // for another in the group, or once more
        }
        if (!envelope.check(datagram)) {
            drops.onWrongKey(nowNs);
            return null;
        }
        datagram.getLong();
        NoiseHandshake handshake = contact.handshake.copy();
        ((Buffer) clear).clear();
        if (!handshake.read(datagram, clear)) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        ((Buffer) clear).flip();
        byte[] other = handshake.remoteStatic();
        if (other == null || !received.read(clear) || !admission.suits(received)) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        contact.answered.add(otherId);
        if (received.cookie == own.cookie || membership.isExcluded(other)) {
            return null;
        }
        answered = true;
        redrawWhatIsTaken(nowNs);
        if (contact.lasting) {
            membership.learnHost(received.host);
        }
        int ownId = newId();
        begin(Envelope.FINISH);
        packet.putInt(otherId).putInt(ownId);
        fill(null, false, nowNs);
        handshake.write(clear, packet);
        Pairing pairing = new Pairing(ownId, otherId, other, handshake.split(), nowNs);
        pairing.finish = finishPacket();
        pairing.finishSentNs = nowNs;
        pairings.add(pairing);
        route.sendTo(from, ByteBuffer.wrap(pairing.finish), nowNs);
        boolean hosts = contact.lasting && !hostCreditGiven;
        Peer peer = believe(pairing, from, datagram.limit(), true, hosts, nowNs);
        contact.found = pairing.peer;
        if (!contact.lasting) {
            contacts.remove(contact);
        }
        return peer;
    }

    /** Nobody has heard of us yet, so it is ours to take another SSRC; but not at anybody's wish again and again. */
    private void redrawWhatIsTaken(long nowNs) {
        for (int index = 0; index < received.streamCount; index++) {
            RtpSender same = own.bySsrc(received.streams[index].ssrc);
            if (same != null && (!redrawn || nowNs - redrawnNs >= REDRAW_NS)) {
                redrawn = true;
                redrawnNs = nowNs;
                onCollision.accept(same);
            }
        }
    }

    private @Nullable Peer onFinish(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        int ownId = datagram.getInt(datagram.position() + 20);
        Doorbell.Caller caller = doorbell.byId(ownId);
        if (caller == null) {
            Pairing known = pairings.byId(ownId);
            if (known != null && known.peer != null && answers.take(nowNs)) {
                greet(known, known.peer.address, false, nowNs); // what confirmed it was lost
            } else if (!route.isOverheard()) {
                drops.increment(Drop.UNKNOWN_SOURCE);
            }
            return null;
        }
        if (!envelope.check(datagram)) {
            drops.onWrongKey(nowNs);
            return null;
        }
        datagram.getInt();
        int otherId = datagram.getInt();
        NoiseHandshake handshake = caller.handshake.copy();
        ((Buffer) clear).clear();
        // Its address is where it got our answer.
        if (!caller.address.equals(from) && !route.isOverheard() || !handshake.read(datagram, clear)) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        ((Buffer) clear).flip();
        byte[] other = handshake.remoteStatic();
        if (other == null || !received.read(clear) || !admission.suits(received)) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        authentic = true;
        Pairing pairing = new Pairing(ownId, otherId, other, handshake.split(), nowNs);
        doorbell.remove(caller);
        if (received.cookie == own.cookie || membership.isExcluded(other)) {
            return null;
        }
        pairings.add(pairing);
        peers.forgetExpected(from, nowNs);
        answered = true;
        Peer newcomer = believe(pairing, from, datagram.limit(), false, false, nowNs);
        greet(pairing, from, false, nowNs);
        return newcomer;
    }

    private @Nullable Peer onSealed(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        int size = datagram.remaining();
        datagram.getInt();
        Pairing pairing = pairings.byId(datagram.getInt());
        if (pairing == null) {
            if (!route.isOverheard()) {
                drops.increment(Drop.UNKNOWN_SOURCE);
            }
            return null;
        }
        SrtpResult result = pairing.open(datagram, clear);
        if (result == SrtpResult.AUTHENTICATION_FAILED) {
            drops.onWrongKey(nowNs);
            return null;
        } else if (result != SrtpResult.OK) {
            drops.increment(result == SrtpResult.TOO_OLD ? Drop.TOO_OLD : Drop.REPLAYED);
            return null;
        }
        authentic = true;
        if (membership.isNotice(clear)) {
            membership.onNotice(pairing, clear, nowNs);
            return null;
        }
        if (!received.read(clear) || !admission.suits(received)) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        if (pairings.newestWith(pairing.identity) != pairing
                && (pairing.peer == null || pairing.peer.cookie != received.cookie)) {
            return null; // of a run that is over
        }
        if (received.ssrcTaken && (!redrawn || nowNs - redrawnNs >= REDRAW_NS)) {
            redrawn = true;
            redrawnNs = nowNs;
            onCollision.accept(own.state());
        }
        Peer newcomer = believe(pairing, from, size, false, false, nowNs);
        if (received.answerWanted || pairing.ssrcTaken) {
            greet(pairing, from, false, nowNs);
        }
        return newcomer;
    }

    private boolean isHere(long cookie) {
        Peer peer = peers.byCookie(cookie);
        return peer != null && peer.present;
    }

    private @Nullable Contact contactOf(int id) {
        for (int index = 0; index < contacts.size(); index++) {
            if (contacts.get(index).id == id && contacts.get(index).hello != null) {
                return contacts.get(index);
            }
        }
        return null;
    }

    /** Takes in what someone says who has proven who they are. @return who is new, or came back; or null */
    private @Nullable Peer believe(
            Pairing pairing, InetSocketAddress from, int size, boolean asked, boolean hosts, long nowNs) {
        Peer peer = peers.byIdentity(pairing.identity);
        boolean back = peer == null || !peer.present;
        boolean other = peer == null || peer.cookie != received.cookie || !peer.hasStreamsOf(received);
        if (other) {
            pairing.ssrcTaken = isAnyTaken(peer);
            Pairing newest = peer == null ? null : peer.pairing;
            if (pairing.ssrcTaken) {
                drops.increment(Drop.SSRC_TAKEN);
                return null;
            }
            Peer before = peer;
            peer = admission.admit(received, pairing.identity, from, nowNs);
            if (peer == null) {
                return null;
            }
            if (before != null && before.cookie == received.cookie) {
                peer.namedCredit = before.namedCredit;
            }
            peer.pairing = newest == null ? pairing : newest;
        }
        if (peer == null) {
            return null;
        }
        if (peer.pairing == null || pairing.madeNs - peer.pairing.madeNs >= 0) {
            peer.pairing = pairing;
        }
        pairing.peer = peer;
        if (hosts) {
            hostCreditGiven = true;
            peer.namedCredit += HOST_CREDIT;
        }
        takeIn(peer, from, size, back && !other, nowNs);
        noteOthers(peer, asked, nowNs);
        if (back || other || !peer.name.equals(received.name)) {
            peer.name = received.name;
            admission.announce(peer, nowNs);
        }
        return back || other ? peer : null;
    }

    private void takeIn(Peer peer, InetSocketAddress from, int size, boolean back, long nowNs) {
        peer.voucher = received.voucher;
        peer.versionSeen = received.versionSeen;
        peer.pathToEcho = received.path;
        for (int index = 0; index < received.streamCount; index++) {
            admission.takeOffer(peer.stream(index), received.streams[index]);
        }
        // While packets of streams come, they tell the address better than this one, of which there is one a second.
        if ((back || nowNs - peer.heardNs > KEEP_NS) && peer.heardFrom(from, size, nowNs)) {
            askWhere(peer, nowNs);
        }
        if (received.echo != 0 && received.echo == peer.path && from.equals(peer.address)) {
            peer.addressShown = true;
        }
        boolean newKeys = peer.version != received.version;
        peer.version = received.version;
        if (newKeys && peer.pairing != null && peer.pairing.finish == null && !received.answerWanted) {
            greet(peer.pairing, peer.address, false, nowNs);
        }
    }

    /** Someone is heard from another address than before. */
    void askWhere(Peer peer, long nowNs) {
        peer.path = random.nextLong() | 1;
        if (peer.pairing != null && !route.isOverheard()) {
            greet(peer.pairing, peer.address, true, nowNs);
        } else {
            peer.addressShown = true;
        }
    }

    /**
     * Whether another who is here has an SSRC of those who introduce themselves; strangers with it are the same
     * one.
     */
    private boolean isAnyTaken(@Nullable Peer itself) {
        boolean taken = false;
        for (int index = 0; index < received.streamCount; index++) {
            int ssrc = received.streams[index].ssrc;
            Stream stream = peers.streamOf(ssrc);
            taken |= own.bySsrc(ssrc) != null;
            if (stream != null && stream.peer != itself) {
                if (stream.peer.identity == null || !stream.peer.present) {
                    peers.remove(stream.peer);
                } else {
                    taken = true;
                }
            }
        }
        return taken;
    }

    private void noteOthers(Peer by, boolean asked, long nowNs) {
        // A group needs nobody to introduce others: all hear each other.
        boolean wanted = meetsOthers && !route.isOverheard();
        for (int index = 0; wanted && index < received.otherCount; index++) {
            long cookie = received.otherCookies[index];
            InetSocketAddress address = received.otherAddresses[index];
            boolean known = cookie == own.cookie || peers.byCookie(cookie) != null || contactWith(cookie) != null;
            if (!known && contacts.size() < MAX_CONTACTS && mayBeMet(address, by.address.getAddress())) {
                long firstNs = asked ? nowNs : nowNs + NAMED_PATIENCE_NS;
                Contact contact = new Contact(address, cookie, received.otherVouchers[index], by, false, firstNs);
                contacts.add(contact);
                if (asked) {
                    sayHello(contact, nowNs);
                }
            }
        }
    }

    /** Nobody is sent anything at a group, at all of a network, or at this machine, unless whoever says so is there. */
    static boolean mayBeMet(InetSocketAddress address, InetAddress namedFrom) {
        InetAddress at = address.getAddress();
        byte[] bytes = at.getAddress();
        boolean broadcast = bytes.length == 4 && (bytes[0] & 0xFF) >= 240;
        return address.getPort() != 0
                && !broadcast
                && !at.isMulticastAddress()
                && !at.isAnyLocalAddress()
                && (!at.isLoopbackAddress() || namedFrom.isLoopbackAddress());
    }

    /** Sends what is due. */
    void poll(long nowNs) {
        doorbell.expire(nowNs);
        peers.forgetExpected(null, nowNs);
        for (int index = contacts.size() - 1; index >= 0; index--) {
            pollContact(contacts.get(index), nowNs);
        }
        for (int index = 0; index < pairings.count(); index++) {
            retryFinish(pairings.get(index), nowNs);
        }
        if (admission.takeForgotten()) {
            rekeying.want();
        }
        boolean tellKeys = rekeying.poll(nowNs);
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            if (peer.pairing != null) {
                keepInTouch(peer, peer.pairing, tellKeys, nowNs);
            }
        }
        membership.poll(nowNs);
    }

    private void pollContact(Contact contact, long nowNs) {
        if (nowNs - contact.nextNs < 0) {
            return;
        }
        boolean known = contact.cookie != 0 && peers.byCookie(contact.cookie) != null;
        if (!contact.lasting && (known || contact.isHopeless())) {
            contacts.remove(contact);
        } else if (contact.lasting
                && !route.isOverheard()
                && (peers.isPresentAt(contact.address) || contact.found != null && contact.found.present)) {
            contact.nextNs = nowNs + KEEP_NS;
        } else {
            sayHello(contact, nowNs);
        }
    }

    private void sayHello(Contact contact, long nowNs) {
        contact.tried(nowNs);
        if (contact.namedBy != null) {
            if (contact.namedBy.namedCredit < Envelope.HELLO_SIZE) {
                drops.increment(Drop.RATE_LIMITED);
                return;
            }
            contact.namedBy.namedCredit -= Envelope.HELLO_SIZE;
        }
        long ageNs = nowNs - contact.begunNs;
        if (contact.hello == null || ageNs > HELLO_AGE_NS || !contact.answered.isEmpty() && ageNs > ANSWERED_AGE_NS) {
            begin(contact, 0, nowNs);
        }
        route.sendTo(contact.address, ByteBuffer.wrap(contact.hello), nowNs);
    }

    private void begin(Contact contact, long retryCookie, long nowNs) {
        int id = newId();
        NoiseHandshake handshake = envelope.handshake(true, identity);
        begin(Envelope.HELLO);
        packet.putInt(id);
        ByteBuffer payload = ByteBuffer.allocate(Envelope.HELLO_PAYLOAD);
        payload.putLong(0, own.cookie).putLong(8, contact.voucher).putLong(16, retryCookie);
        handshake.write(payload, packet);
        contact.begin(id, finishPacket(), handshake, nowNs);
    }

    private void retryFinish(Pairing pairing, long nowNs) {
        if (pairing.finish != null && pairing.peer != null && nowNs - pairing.finishSentNs >= FINISH_RETRY_NS) {
            pairing.finishSentNs = nowNs;
            route.sendTo(pairing.peer.address, ByteBuffer.wrap(pairing.finish), nowNs);
            pairing.finish = ++pairing.finishTries >= FINISH_TRIES ? null : pairing.finish;
        }
    }

    private void keepInTouch(Peer peer, Pairing pairing, boolean tellKeys, long nowNs) {
        boolean due = nowNs - peer.greetedNs >= KEEP_NS && !route.isHeard(nowNs);
        if (due || tellKeys && peer.present && !rekeying.has(peer)) {
            greet(pairing, peer.address, !peer.present, nowNs);
        }
        // Whoever was started anew has no keys of ours, so what we seal tells them nothing.
        boolean silent = nowNs - peer.heardNs > KEEP_NS && nowNs - peer.saidHelloNs > KEEP_NS;
        boolean asks = silent && !route.isOverheard() && contactWith(peer.cookie) == null;
        if (asks && contacts.size() < MAX_CONTACTS && peer.maySend(Envelope.HELLO_SIZE)) {
            peer.saidHelloNs = nowNs;
            Contact again = new Contact(peer.address, peer.cookie, peer.voucher, null, false, nowNs);
            begin(again, 0, nowNs);
            route.sendTo(again.address, ByteBuffer.wrap(again.hello), nowNs);
            contacts.add(again);
            again.nextNs = nowNs + KEEP_NS;
        }
    }

    /** Tells everyone at once, as after a change of SSRC. */
    void greetAll(long nowNs) {
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            if (peer.pairing != null) {
                greet(peer.pairing, peer.address, false, nowNs);
            }
        }
    }

    /** Sends something that only the two of a pairing read. */
    void sendSealed(Pairing pairing, ByteBuffer what, InetSocketAddress to, long nowNs) {
        begin(0);
        pairing.seal(envelope, what, packet);
        ((Buffer) packet).flip();
        route.sendTo(to, packet, nowNs);
    }

    private void greet(Pairing pairing, InetSocketAddress to, boolean answerWanted, long nowNs) {
        fill(pairing, answerWanted, nowNs);
        begin(0);
        pairing.seal(envelope, clear, packet);
        ((Buffer) packet).flip();
        if (pairing.peer != null) {
            pairing.peer.greetedNs = nowNs;
            if (to.equals(pairing.peer.address) && !pairing.peer.maySend(packet.remaining())) {
                pairing.peer.greetedNs = nowNs - KEEP_NS + CREDIT_PATIENCE_NS;
                return;
            }
        }
        route.sendTo(to, packet, nowNs);
    }

    /** Makes our introduction, for someone or for one of whom we know nothing yet. */
    private void fill(@Nullable Pairing pairing, boolean answerWanted, long nowNs) {
        Peer to = pairing == null ? null : pairing.peer;
        sent.answerWanted = answerWanted;
        sent.ssrcTaken = pairing != null && pairing.ssrcTaken;
        sent.cookie = own.cookie;
        sent.voucher = cookies.voucher(nowNs);
        sent.path = to == null || to.addressShown ? 0 : to.path;
        sent.echo = to == null ? 0 : to.pathToEcho;
        sent.version = rekeying.version();
        sent.versionSeen = to == null ? 0 : to.version;
        membership.tellHost(sent.host);
        sent.streamCount = own.count();
        for (int index = 0; index < own.count(); index++) {
            sent.streams[index].set(own.get(index));
        }
        sent.name = name;
        sent.otherCount = 0;
        listOthers(to);
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) clear).clear();
        int written = sent.write(clear);
        ((Buffer) clear).flip();
        firstOther = written < peers.count() ? (firstOther + Math.max(1, written)) % Math.max(1, peers.count()) : 0;
    }

    /** In a large session the list goes round. */
    private void listOthers(@Nullable Peer except) {
        int count = peers.count();
        boolean room = true;
        for (int index = 0; index < count && room; index++) {
            Peer peer = peers.get((firstOther + index) % count);
            if (peer.present && peer.pairing != null && peer != except && peer.addressShown) {
                room = sent.addOther(peer.address, peer.cookie, peer.voucher);
            }
        }
    }

    private @Nullable Contact contactWith(long cookie) {
        for (int index = 0; index < contacts.size(); index++) {
            if (contacts.get(index).cookie == cookie) {
                return contacts.get(index);
            }
        }
        return null;
    }

    /** Whoever is asked to leave hears nothing more. */
    void forget(Peer peer) {
        pairings.removeWith(peer);
    }

    private int newId() {
        int id;
        do {
            id = random.nextInt(Integer.MAX_VALUE) + 1;
        } while (pairings.byId(id) != null || doorbell.byId(id) != null || contactOf(id) != null);
        return id;
    }

    private void begin(int kind) {
        ((Buffer) packet).clear();
        if (kind != 0) {
            envelope.begin(kind, packet);
        }
    }

    /** Signs the packet and gives a copy of it. */
    private byte[] finishPacket() {
        envelope.sign(packet);
        return Arrays.copyOf(packet.array(), packet.position());
    }

    private void send(ByteBuffer datagram, InetSocketAddress to, long nowNs) {
        route.sendTo(to, datagram, nowNs);
    }
}
