package dev.highfive.session.bes;

import dev.highfive.codec.Counts;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesProperty;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * Tells a peer of our types, of the entities of those that it subscribed to, and of the values it wants, in rounds. In
 * the rounds behind the last change an empty packet goes, so that the loss of that change is noticed at once and not
 * when there is something to say again.
 */
final class Sending {
    private static final long KEEP_ALIVE_NS = 250_000_000;
    /** Rounds with an empty packet behind the last with something to say. */
    private static final int QUIET_ROUNDS = 8;
    /** What does not fit into these goes in the next round. */
    private static final int MAX_PACKETS_A_ROUND = 24;
    /** A packet that is asked for again sooner is still on its way. */
    private static final long AGAIN_NS = 15_000_000;
    /** So many packets are sent again in a second, whatever is asked for. */
    private static final int MAX_AGAIN_A_SECOND = 1000;

    private final OwnEntities own;
    private final SendingPacket packet;
    private final PacketWindow window;
    private final BesLink link;
    private final Counts<BesDrop> drops;
    private final long periodNs;
    /** By the id of our type less 1: the values that are wanted, by index; null if it is not subscribed to. */
    private final List<boolean @Nullable []> wanted = new ArrayList<>();

    /** Beside it, the packet which said so. */
    private final List<Long> subscribedBy = new ArrayList<>();

    private final Queue<Subscribing> toSubscribe = new ArrayDeque<>();
    private final List<Told> told = new ArrayList<>();
    private final Map<OwnEntity, Told> toldOf = new IdentityHashMap<>();
    private int addedSeen = -1;
    private int cursor;
    private long nextRoundNs;
    private long sentNs;
    private int quietRounds;
    private long secondNs;
    private int againThisSecond;
    private boolean hopeless;

    Sending(
            OwnEntities own,
            SendingPacket packet,
            PacketWindow window,
            BesLink link,
            Counts<BesDrop> drops,
            double rateHz,
            long nowNs) {
        this.own = own;
        this.packet = packet;
        this.window = window;
        this.link = link;
        this.drops = drops;
        periodNs = (long) (1e9 / rateHz);
        nextRoundNs = nowNs;
        sentNs = nowNs - KEEP_ALIVE_NS;
        secondNs = nowNs;
    }

    /** Whether the peer lacks what cannot be sent again. */
    boolean isHopeless() {
        return hopeless;
    }

    void subscribe(Subscribing subscribing) {
        toSubscribe.add(subscribing);
    }

    /** The peer wants these values of one of our types. @param count less than 0 to end it */
    void onSubscription(long typeId, long[] ids, int count, long packetId) {
        int at = (int) typeId - 1;
        if (typeId < 1 || typeId > wanted.size()) {
            drops.increment(BesDrop.UNKNOWN_TYPE);
            return;
        }
        if (packetId < subscribedBy.get(at)) {
            return;
        }
        subscribedBy.set(at, packetId);
        OwnType type = own.types().get(at);
        wanted.set(at, count < 0 ? null : values(type, ids, count));
        addedSeen = -1;
    }

    private static boolean[] values(OwnType type, long[] ids, int count) {
        boolean[] values = new boolean[type.schema().count()];
        for (int index = 0; index < count; index++) {
            BesProperty property = type.schema().find(ids[index]);
            if (property != null) {
                values[property.index()] = true;
            }
        }
        return values;
    }

    /** Sends what is due. @return the nanoseconds until there may be more */
    long poll(long nowNs) {
        if (nowNs - nextRoundNs >= 0) {
            nextRoundNs = nowNs - nextRoundNs < periodNs ? nextRoundNs + periodNs : nowNs + periodNs;
            if (link.isReady()) {
                round(nowNs);
            }
        }
        if (window.mustAsk(nowNs)) {
            packet.sendEmpty(0);
            sentNs = nowNs;
        }
        return Math.max(0, nextRoundNs - nowNs);
    }

    private void round(long nowNs) {
        packet.packetsSent();
        while (wanted.size() < own.types().size()) {
            packet.introduce(own.types().get(wanted.size()));
            wanted.add(null);
            subscribedBy.add(0L);
        }
        while (!toSubscribe.isEmpty()) {
            packet.subscribe(toSubscribe.remove());
        }
        update();
        if (addedSeen != own.added()) {
            add();
        }
        packet.flush();
        if (packet.packetsSent() > 0) {
            quietRounds = 0;
            sentNs = nowNs;
        } else if (quietRounds < QUIET_ROUNDS || nowNs - sentNs >= KEEP_ALIVE_NS) {
            quietRounds++;
            packet.sendEmpty(0);
            packet.packetsSent();
            sentNs = nowNs;
        }
    }

    private void update() {
        for (int left = told.size(); left > 0 && packet.packets() < MAX_PACKETS_A_ROUND; left--) {
            cursor = cursor < told.size() ? cursor : 0;
            Told next = told.get(cursor);
            boolean @Nullable [] values = wanted.get((int) next.entity.type().id() - 1);
            if (values == null || next.entity.isRemoved()) {
                packet.remove(next);
                next.over = true;
                toldOf.remove(next.entity);
                // The last one takes its place, and is looked at next.
                told.set(cursor, told.get(told.size() - 1));
                told.remove(told.size() - 1);
            } else {
                packet.tell(next, values, false);
                cursor++;
            }
        }
    }

    private void add() {
        int added = own.added();
        for (int index = 0; index < own.count(); index++) {
            OwnEntity entity = own.get(index);
            boolean @Nullable [] values = wanted.get((int) entity.type().id() - 1);
            if (values != null && !toldOf.containsKey(entity)) {
                if (packet.packets() >= MAX_PACKETS_A_ROUND) {
                    return;
                }
                Told newcomer = new Told(entity);
                toldOf.put(entity, newcomer);
                told.add(newcomer);
                packet.tell(newcomer, values, true);
            }
        }
        addedSeen = added;
    }

    /** The peer lacks a packet of ours. */
    void onNack(long id, long nowNs) {
        SentPacket lost = packet.find(id);
        if (lost == null) {
            drops.increment(BesDrop.BAD_NACK);
            hopeless |= id > 0 && id < packet.id();
            return;
        }
        if (nowNs - secondNs >= 1_000_000_000L) {
            secondNs = nowNs;
            againThisSecond = 0;
        }
        boolean onItsWay = lost.everSentAgain && nowNs - lost.sentAgainNs < AGAIN_NS;
        if (!onItsWay && againThisSecond < MAX_AGAIN_A_SECOND && link.isReady()) {
            againThisSecond++;
            packet.sendAgain(lost, nowNs);
        }
    }

    void sayGoodbye() {
        packet.sendEmpty(BesHeader.BYE);
    }
}
