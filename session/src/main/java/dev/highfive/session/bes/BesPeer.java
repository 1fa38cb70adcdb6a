package dev.highfive.session.bes;

import dev.highfive.codec.Counts;
import dev.highfive.codec.bes.BesError;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesVerbReader;
import dev.highfive.net.Clock;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The other end of a session of Binary Entity Stream, once both have agreed on a token: takes its packets, and sends
 * it ours. Both ends are the same. There is no I/O and no thread in it, so that it runs on any clock.
 *
 * <p>A packet that speaks of an entity which is not known, while an older packet is missing, counts as missing too: it
 * is asked for again behind that one. Otherwise what it says would be lost, as its sender takes it to be told.
 */
public final class BesPeer {
    static final long SILENCE_NS = 5_000_000_000L;

    private final long token;
    private final Counts<BesDrop> drops;
    private final PacketWindow window = new PacketWindow();
    private final Sending sending;
    private final Receiving receiving;
    private final BesReader in = new BesReader();
    private final BesHeader header = new BesHeader();
    private final BesVerbReader verbs = new BesVerbReader();
    private long heardNs;
    private boolean gone;

    BesPeer(
            long token,
            BesLink link,
            OwnEntities own,
            BesListener listener,
            double rateHz,
            Counts<BesDrop> drops,
            Clock clock) {
        this.token = token;
        this.drops = drops;
        heardNs = clock.nanoTime();
        SendingPacket packet = new SendingPacket(token, link, window, clock);
        sending = new Sending(own, packet, window, link, drops, rateHz, heardNs);
        receiving = new Receiving(this, sending, listener, drops);
    }

    long token() {
        return token;
    }

    /** Whether it has left, or nothing was heard of it for five seconds. */
    public boolean isGone() {
        return gone;
    }

    /** What it has introduced and was asked for. */
    public int entityCount() {
        return receiving.count();
    }

    /** @param index from 0; the order changes when one is removed */
    public RemoteEntity entity(int index) {
        return receiving.get(index);
    }

    /** Subscribes to other values of a type than before. @param ids of the properties; null to end the subscription */
    public void subscribe(RemoteType type, long @Nullable [] ids) {
        type.wanted = ids == null ? null : ids.clone();
        sending.subscribe(new Subscribing(type, type.wanted));
    }

    /** Takes in a packet, from the buffer's position to its limit. */
    void receive(ByteBuffer packet, long nowNs) {
        BesError error = header.read(in.wrap(packet));
        if (error != null || gone) {
            drops.increment(BesDrop.BAD_PACKET);
            return;
        }
        long id = header.packetId();
        if (header.token() != token) {
            drops.increment(BesDrop.WRONG_TOKEN);
            return;
        }
        heardNs = nowNs;
        if (window.isTooFarAhead(id)) {
            drops.increment(BesDrop.TOO_FAR_AHEAD);
            return;
        }
        if (window.isKnown(id)) {
            drops.increment(BesDrop.DUPLICATE);
            return;
        }
        error = verbs.check(in, receiving);
        if (error == null && verbs.unreadVerb() != 0 && !window.isNext(id)) {
            drops.increment(BesDrop.TOO_EARLY);
            window.miss(id, nowNs);
        } else {
            // A bad one will not be better when it is sent again.
            window.take(id, nowNs);
            if (error == null) {
                receiving.begin(id);
                verbs.read(in, receiving, receiving);
            } else {
                drops.increment(BesDrop.BAD_PACKET);
            }
        }
        for (int index = 0; index < header.nackCount(); index++) {
            sending.onNack(header.nack(index), nowNs);
        }
        if (header.isBye()) {
            leave();
        }
    }

    /** Sends what is due. @return the nanoseconds until there may be more */
    long poll(long nowNs) {
        if (gone) {
            return Long.MAX_VALUE;
        }
        if (sending.isHopeless()) {
            close();
            return Long.MAX_VALUE;
        }
        if (nowNs - heardNs > SILENCE_NS) {
            leave();
            return Long.MAX_VALUE;
        }
        return sending.poll(nowNs);
    }

    /** Says goodbye. */
    void close() {
        if (!gone) {
            sending.sayGoodbye();
            leave();
        }
    }

    private void leave() {
        gone = true;
        receiving.removeAll();
    }
}
