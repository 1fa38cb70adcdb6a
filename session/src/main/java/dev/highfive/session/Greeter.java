package dev.highfive.session;

import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes this participant known to the others and gets to know them. Everyone introduces those they know to
 * each other, so a newcomer who reaches the host reaches all: within two round trips, since with an
 * introduction comes the cookie by which the next one is believed at once.
 */
final class Greeter {
    private static final long RETRY_NS = 250_000_000L;
    private static final long SLOW_RETRY_NS = 1_000_000_000L;
    private static final int QUICK_TRIES = 20;
    /** How often those who know each other tell so: it carries who else is here, and where everyone is. */
    private static final long KEEP_NS = 1_000_000_000L;
    private static final int MAX_CONTACTS = 256;
    private static final int MAX_ANSWERS_A_SECOND = 200;
    /** A few: whoever has a wrong key tries again and again. */
    private static final int MAX_REFUSALS_A_SECOND = 20;

    private final Room room;
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

    Greeter(Room room, IntroductionSeal seal, String cname, String name) {
        this.room = room;
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
    Member onIntroduction(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        IntroductionSeal.Opened opened = seal.open(datagram, received);
        if (opened == IntroductionSeal.Opened.WRONG_KEY) {
            if (!room.isReplay()) { // the link's key is in no recording
                room.onWrongKey(nowNs);
                refuse(from, nowNs);
            }
            return null;
        }
        if (opened != IntroductionSeal.Opened.OK) {
            room.drops.increment(Drop.MALFORMED_INTRODUCTION);
            return null;
        }
        if (received.cookie == room.own.cookie) {
            return null;
        }
        boolean believed = received.echo == room.own.cookie;
        if (!believed && room.isMulticast() && (received.echo != 0 || isHere(received.cookie))) {
            // All hear what is said to one. And whoever is known here gets to know us by our own greeting of all.
            return null;
        }
        Member newcomer = believed ? believe(from, nowNs) : null;
        if (!believed || received.answerWanted) {
            answer(from, nowNs);
        }
        return newcomer;
    }

    /** Whether the last introduction was of someone else with our SSRC, and it is ours to take another. */
    boolean mustRedraw() {
        return received.ssrc == room.own.ssrc() && received.cookie != room.own.cookie
            && Long.compareUnsigned(room.own.cookie, received.cookie) > 0;
    }

    private boolean isHere(long cookie) {
        Member member = room.members.byCookie(cookie);
        return member != null && member.present;
    }

    private Member believe(InetSocketAddress from, long nowNs) {
        noteOthers(nowNs);
        contacts.removeIf(contact -> !contact.lasting && contact.cookie == received.cookie);
        Member member = room.members.byCookie(received.cookie);
        if (received.ssrc == room.own.ssrc()) {
            room.drops.increment(Drop.OWN_SSRC);
            return null;
        }
        if (member == null || member.ssrc != received.ssrc) {
            member = room.admit(received, from, nowNs);
            if (member != null) {
                room.announce(member, nowNs);
            }
            return member;
        }
        boolean back = !member.present;
        // While packets come that cannot be replayed, they tell the address better than this one, which can.
        if (back || nowNs - member.heardNs > KEEP_NS) {
            member.heardFrom(from, nowNs);
        }
        if (back || !member.name.equals(received.name)) {
            member.name = received.name;
            room.announce(member, nowNs);
        }
        return back ? member : null;
    }

    private void noteOthers(long nowNs) {
        // A group needs nobody to introduce others: all hear each other.
        boolean wanted = meetsOthers && !room.isMulticast();
        for (int index = 0; wanted && index < received.otherCount; index++) {
            long cookie = received.otherCookies[index];
            InetSocketAddress address = received.otherAddresses[index];
            boolean known = cookie == room.own.cookie || room.members.byCookie(cookie) != null;
            if (!known && contactWith(cookie) == null && contacts.size() < MAX_CONTACTS && address.getPort() != 0) {
                Contact contact = new Contact(address, cookie, false, nowNs);
                contacts.add(contact);
                greet(address, cookie, true, nowNs);
            }
        }
    }

    private void answer(InetSocketAddress to, long nowNs) {
        if (!answers.take(nowNs)) {
            room.drops.increment(Drop.RATE_LIMITED);
            return;
        }
        greet(to, received.cookie, room.members.byCookie(received.cookie) == null, nowNs);
    }

    /** So that who has another key learns it. A group would refuse with many voices, and has others who may know it. */
    private void refuse(InetSocketAddress to, long nowNs) {
        if (!room.isMulticast() && refusals.take(nowNs)) {
            // ByteBuffer's own clear() and flip() are newer than Android 10.
            ((Buffer) packet).clear();
            seal.refuse(packet);
            ((Buffer) packet).flip();
            room.send(packet, to, nowNs);
        }
    }

    /** Someone says that our introduction could not be opened. */
    void onRefusal(ByteBuffer datagram, long nowNs) {
        if (seal.isRefused(datagram)) {
            room.onWrongKey(nowNs);
        } else {
            room.drops.increment(Drop.NOT_OURS);
        }
    }

    /** Sends what is due. */
    void poll(long nowNs) {
        for (int index = contacts.size() - 1; index >= 0; index--) {
            Contact contact = contacts.get(index);
            if (nowNs - contact.triedNs >= (contact.tries < QUICK_TRIES ? RETRY_NS : SLOW_RETRY_NS)) {
                contact.triedNs = nowNs;
                contact.tries++;
                if (!contact.lasting && (contact.tries > QUICK_TRIES || room.members.byCookie(contact.cookie) != null)) {
                    contacts.remove(index);
                } else if (!contact.lasting || !isMet(contact.address)) {
                    greet(contact.address, contact.cookie, true, nowNs);
                }
            }
        }
        for (int index = 0; !room.isHeardByGroup(nowNs) && index < room.members.count(); index++) {
            Member member = room.members.get(index);
            if (member.cookie != 0 && nowNs - member.greetedNs >= KEEP_NS) {
                member.greetedNs = nowNs;
                greet(member.address, member.cookie, !member.present, nowNs);
            }
        }
    }

    /** Tells everyone at once, as after a change of SSRC. */
    void greetAll(long nowNs) {
        for (int index = 0; index < room.members.count(); index++) {
            Member member = room.members.get(index);
            if (member.cookie != 0) {
                greet(member.address, member.cookie, false, nowNs);
            }
        }
    }

    private boolean isMet(InetSocketAddress address) {
        for (int index = 0; index < room.members.count(); index++) {
            Member member = room.members.get(index);
            if (member.present && member.address.equals(address)) {
                return true;
            }
        }
        return false;
    }

    private void greet(InetSocketAddress to, long itsCookie, boolean answerWanted, long nowNs) {
        sent.answerWanted = answerWanted;
        sent.ssrc = room.own.ssrc();
        sent.rolloverCounter = room.own.rolloverCounter();
        System.arraycopy(room.own.nonce, 0, sent.nonce, 0, sent.nonce.length);
        sent.cookie = room.own.cookie;
        sent.echo = itsCookie;
        sent.cname = cname;
        sent.name = name;
        sent.otherCount = 0;
        listOthers(itsCookie);
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) packet).clear();
        seal.seal(sent, packet);
        ((Buffer) packet).flip();
        room.sendIntroduction(packet, to, nowNs);
    }

    /** In a large room the list goes round. */
    private void listOthers(long exceptCookie) {
        int count = room.members.count();
        for (int index = 0; index < count && sent.otherCount < Introduction.MAX_OTHERS; index++) {
            Member member = room.members.get((firstOther + index) % count);
            if (member.present && member.cookie != 0 && member.cookie != exceptCookie) {
                sent.addOther(member.address, member.cookie);
            }
        }
        if (sent.otherCount == Introduction.MAX_OTHERS) {
            firstOther = (firstOther + Introduction.MAX_OTHERS) % count;
        }
    }

    private Contact contactWith(long cookie) {
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
