package dev.highfive.session;

import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes this participant known to the others and gets to know them. Everyone introduces those they know to
 * each other, so a newcomer who reaches the host reaches all: within two round trips, since with an
 * introduction comes the cookie by which the next one is believed at once.
 */
final class Handshake {
    private static final long RETRY_NS = 250_000_000L;
    private static final long SLOW_RETRY_NS = 1_000_000_000L;
    private static final int QUICK_TRIES = 20;
    /** How often those who know each other tell so: it carries who else is here, and where everyone is. */
    private static final long KEEP_NS = 1_000_000_000L;

    private static final int MAX_CONTACTS = 256;
    private static final int MAX_ANSWERS_A_SECOND = 200;
    /** A few: whoever has a wrong key tries again and again. */
    private static final int MAX_REFUSALS_A_SECOND = 20;

    private final Route route;
    private final Peers peers;
    private final Admission admission;
    private final OwnStreams own;
    private final Drops drops;
    private final IntroductionSeal seal;
    private final String cname;
    private final String name;
    private final List<Contact> contacts = new ArrayList<>();
    private final Introduction received = new Introduction();
    private final Introduction sent = new Introduction();
    private final ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM);
    private final Budget answers = new Budget(MAX_ANSWERS_A_SECOND);
    private final Budget refusals = new Budget(MAX_REFUSALS_A_SECOND);
    private int firstOther;
    private boolean meetsOthers = true;

    Handshake(
            Route route,
            Peers peers,
            Admission admission,
            OwnStreams own,
            Drops drops,
            IntroductionSeal seal,
            String cname,
            String name) {
        this.route = route;
        this.peers = peers;
        this.admission = admission;
        this.own = own;
        this.drops = drops;
        this.seal = seal;
        this.cname = cname;
        this.name = name;
    }

    /** Someone to get to know, over and over until they answer: the host of a link, or a multicast group. */
    void meet(InetSocketAddress address, long nowNs) {
        contacts.add(new Contact(address, 0, true, nowNs - RETRY_NS));
    }

    /** Does not follow up on those whom others know. */
    void meetNobodyElse() {
        meetsOthers = false;
    }

    /** @return who is new, or came back; null if nobody is */
    @Nullable
    Peer onIntroduction(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (!route.isLive()) {
            return null;
        }
        IntroductionSeal.Opened opened = seal.open(datagram, received);
        if (opened == IntroductionSeal.Opened.WRONG_KEY) {
            drops.onWrongKey(nowNs);
            refuse(from, nowNs);
            return null;
        }
        if (opened != IntroductionSeal.Opened.OK) {
            drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        if (received.cookie == own.cookie) {
            return null;
        }
        boolean believed = received.echo == own.cookie;
        route.transport().relay(believed);
        if (!believed && route.isOverheard() && (received.echo != 0 || isHere(received.cookie))) {
            // All hear what is said to one. And whoever is known here gets to know us by our own greeting of all.
            return null;
        }
        Peer newcomer = believed ? believe(from, nowNs) : null;
        if (!believed || received.answerWanted) {
            answer(from, nowNs);
        }
        return newcomer;
    }

    /** Which stream of ours has the SSRC of one of the last introduction, if it is ours to take another; or null. */
    @Nullable
    RtpSender toRedraw() {
        return Long.compareUnsigned(own.cookie, received.cookie) > 0 ? withSsrcOfReceived() : null;
    }

    private @Nullable RtpSender withSsrcOfReceived() {
        RtpSender same = null;
        for (int index = 0; same == null && index < received.streamCount; index++) {
            same = own.bySsrc(received.streams[index].ssrc);
        }
        return same;
    }

    private boolean isHere(long cookie) {
        Peer peer = peers.byCookie(cookie);
        return peer != null && peer.present;
    }

    private @Nullable Peer believe(InetSocketAddress from, long nowNs) {
        noteOthers(nowNs);
        contacts.removeIf(contact -> !contact.lasting && contact.cookie == received.cookie);
        Peer peer = peers.byCookie(received.cookie);
        if (withSsrcOfReceived() != null) {
            drops.increment(Drop.OWN_SSRC);
            return null;
        }
        if (peer == null || !peer.hasStreamsOf(received)) {
            peer = admission.admit(received, from, nowNs);
            if (peer != null) {
                admission.announce(peer, nowNs);
            }
            return peer;
        }
        boolean back = !peer.present;
        // While packets come that cannot be replayed, they tell the address better than this one, which can.
        if (back || nowNs - peer.heardNs > KEEP_NS) {
            peer.heardFrom(from, nowNs);
        }
        if (back || !peer.name.equals(received.name)) {
            peer.name = received.name;
            admission.announce(peer, nowNs);
        }
        return back ? peer : null;
    }

    private void noteOthers(long nowNs) {
        boolean wanted = meetsOthers && route.needsIntroductions();
        for (int index = 0; wanted && index < received.otherCount; index++) {
            long cookie = received.otherCookies[index];
            InetSocketAddress address = received.otherAddresses[index];
            boolean known = cookie == own.cookie || peers.byCookie(cookie) != null;
            if (!known && contactWith(cookie) == null && contacts.size() < MAX_CONTACTS && address.getPort() != 0) {
                Contact contact = new Contact(address, cookie, false, nowNs);
                contacts.add(contact);
                greet(address, cookie, true, nowNs);
            }
        }
    }

    private void answer(InetSocketAddress to, long nowNs) {
        if (!answers.take(nowNs)) {
            drops.increment(Drop.RATE_LIMITED);
            return;
        }
        greet(to, received.cookie, peers.byCookie(received.cookie) == null, nowNs);
    }

    /** So that who has another key learns it. A group would refuse with many voices, and has others who may know it. */
    private void refuse(InetSocketAddress to, long nowNs) {
        if (route.needsIntroductions() && refusals.take(nowNs)) {
            // ByteBuffer's own clear() and flip() are newer than Android 10.
            ((Buffer) packet).clear();
            seal.refuse(packet);
            ((Buffer) packet).flip();
            route.sendTo(to, packet, nowNs);
        }
    }

    /** Someone says that our introduction could not be opened. */
    void onRefusal(ByteBuffer datagram, long nowNs) {
        if (seal.isRefused(datagram)) {
            drops.onWrongKey(nowNs);
        } else {
            drops.increment(Drop.NOT_OURS);
        }
    }

    /** Sends what is due. */
    void poll(long nowNs) {
        for (int index = contacts.size() - 1; index >= 0; index--) {
            Contact contact = contacts.get(index);
            if (nowNs - contact.triedNs >= (contact.tries < QUICK_TRIES ? RETRY_NS : SLOW_RETRY_NS)) {
                contact.triedNs = nowNs;
                contact.tries++;
                if (!contact.lasting && (contact.tries > QUICK_TRIES || peers.byCookie(contact.cookie) != null)) {
                    contacts.remove(index);
                } else if (!contact.lasting || !peers.isPresentAt(contact.address)) {
                    greet(contact.address, contact.cookie, true, nowNs);
                }
            }
        }
        for (int index = 0; !route.isHeard(nowNs) && index < peers.count(); index++) {
            Peer peer = peers.get(index);
            if (peer.cookie != 0 && nowNs - peer.greetedNs >= KEEP_NS) {
                peer.greetedNs = nowNs;
                greet(peer.address, peer.cookie, !peer.present, nowNs);
            }
        }
    }

    /** Tells everyone at once, as after a change of SSRC. */
    void greetAll(long nowNs) {
        for (int index = 0; index < peers.count(); index++) {
            Peer peer = peers.get(index);
            if (peer.cookie != 0) {
                greet(peer.address, peer.cookie, false, nowNs);
            }
        }
    }

    private void greet(InetSocketAddress to, long itsCookie, boolean answerWanted, long nowNs) {
        sent.answerWanted = answerWanted;
        sent.streamCount = own.count();
        for (int index = 0; index < own.count(); index++) {
            sent.streams[index].set(own.get(index));
        }
        sent.cookie = own.cookie;
        sent.echo = itsCookie;
        sent.cname = cname;
        sent.name = name;
        sent.otherCount = 0;
        listOthers(itsCookie);
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) packet).clear();
        seal.seal(sent, packet);
        ((Buffer) packet).flip();
        route.sendTo(to, packet, nowNs);
    }

    /** In a large session the list goes round. */
    private void listOthers(long exceptCookie) {
        int count = peers.count();
        for (int index = 0; index < count && sent.otherCount < Introduction.MAX_OTHERS; index++) {
            Peer peer = peers.get((firstOther + index) % count);
            if (peer.present && peer.cookie != 0 && peer.cookie != exceptCookie) {
                sent.addOther(peer.address, peer.cookie);
            }
        }
        if (sent.otherCount == Introduction.MAX_OTHERS) {
            firstOther = (firstOther + Introduction.MAX_OTHERS) % count;
        }
    }

    private @Nullable Contact contactWith(long cookie) {
        for (Contact contact : contacts) {
            if (contact.cookie == cookie) {
                return contact;
            }
        }
        return null;
    }

    /** So much a second, whoever asks. */
    private static final class Budget {
        private final int perSecond;
        private long sinceNs;
        private int used;

        Budget(int perSecond) {
            this.perSecond = perSecond;
        }

        boolean take(long nowNs) {
            if (nowNs - sinceNs > 1_000_000_000L) {
                sinceNs = nowNs;
                used = 0;
            }
            return used++ < perSecond;
        }
    }

    private static final class Contact {
        final InetSocketAddress address;
        final long cookie;
        /** Whether it is tried for ever. */
        final boolean lasting;

        long triedNs;
        int tries;

        Contact(InetSocketAddress address, long cookie, boolean lasting, long triedNs) {
            this.address = address;
            this.cookie = cookie;
            this.lasting = lasting;
            this.triedNs = triedNs;
        }
    }
}
