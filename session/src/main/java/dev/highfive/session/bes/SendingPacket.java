package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesPacketWriter;
import dev.highfive.codec.bes.BesVerb;
import dev.highfive.net.Clock;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The packet that is being filled for a peer, and those that were sent before. When one is full it goes, and the next
 * one is begun. A packet that did not arrive is made again out of what is still true of it.
 */
final class SendingPacket {
    /** Packets that can be sent again; more than a peer can lack, which is {@link PacketWindow#SIZE}. */
    private static final int REMEMBERED = 2 * PacketWindow.SIZE;

    private final long token;
    private final BesLink link;
    private final PacketWindow window;
    private final Clock clock;
    private final BesPacketWriter writer = new BesPacketWriter();
    private final ByteBuffer bytes = ByteBuffer.allocate(BesHeader.MAX_PACKET);
    private final @Nullable SentPacket[] sent = new SentPacket[REMEMBERED];
    private final long[] nacks = new long[BesHeader.MAX_NACKS];
    private SentPacket current = new SentPacket();
    private long nextId = 1;
    private boolean open;
    private int packets;

    SendingPacket(long token, BesLink link, PacketWindow window, Clock clock) {
        this.token = token;
        this.link = link;
        this.window = window;
        this.clock = clock;
    }

    /** The id of the packet that is open or will be next. */
    long id() {
        return nextId;
    }

    /** How many have left since the last call. */
    int packetsSent() {
        int count = packets;
        packets = 0;
        return count;
    }

    int packets() {
        return packets;
    }

    private void open(long flags) {
        if (open) {
            return;
        }
        long nowNs = clock.nanoTime();
        long timeMs = clock.wallMillis();
        writer.begin(token, nextId, flags, timeMs);
        if (window.mustAsk(nowNs)) {
            int count = window.ask(nacks, nowNs);
            for (int index = 0; index < count; index++) {
                writer.nack(nacks[index]);
            }
        }
        int slot = (int) (nextId & REMEMBERED - 1);
        SentPacket reused = sent[slot];
        current = reused == null ? new SentPacket() : reused;
        sent[slot] = current;
        current.begin(nextId, timeMs);
        open = true;
    }

    /** Sends the packet, if there is one. */
    void flush() {
        if (open) {
            writer.end(bytes);
            link.send(bytes, clock.nanoTime());
            open = false;
            nextId++;
            packets++;
        }
    }

    /** Sends a packet that says nothing, but what is missing and that there are no more. */
    void sendEmpty(long flags) {
        flush();
        open(flags);
        flush();
    }

    void introduce(OwnType type) {
        open(0);
        if (!writer.addEntityType(type.id(), type.uri())) {
            flush();
            open(0);
            writer.addEntityType(type.id(), type.uri());
        }
        current.add(BesVerb.ADDENTITYTYPE, type);
    }

    void subscribe(Subscribing subscribing) {
        open(0);
        if (!write(subscribing)) {
            flush();
            open(0);
            write(subscribing);
        }
        current.add(subscribing.ids == null ? BesVerb.UNSUBSCRIBETYPE : BesVerb.SUBSCRIBETYPE, subscribing);
    }

    private boolean write(Subscribing what) {
        return what.ids == null
                ? writer.unsubscribeType(what.type.id())
                : writer.subscribeType(what.type.id(), what.ids, what.ids.length);
    }

    void remove(Told told) {
        open(0);
        if (!writer.removeEntity(told.entity.id())) {
            flush();
            open(0);
            writer.removeEntity(told.entity.id());
        }
        current.add(BesVerb.REMOVENTITY, told);
    }

    /** Tells what is new of the wanted values. @param add whether the entity itself is new to the peer */
    void tell(Told told, boolean[] wanted, boolean add) {
        boolean begun = add;
        if (add) {
            begin(told, true);
        }
        OwnEntity entity = told.entity;
        for (int index = 0; index < wanted.length; index++) {
            if (!wanted[index] || entity.size(index) < 0 || told.versions[index] == entity.version(index)) {
                continue;
            }
            if (!begun) {
                begin(told, false);
                begun = true;
            }
            if (!value(told, index)) {
                end(told);
                flush();
                begin(told, false);
                // One that does not even fit alone stays untold.
                value(told, index);
            }
            told.versions[index] = entity.version(index);
        }
        if (begun) {
            end(told);
        }
    }

    private void begin(Told told, boolean add) {
        open(0);
        if (!beginEntity(told, add)) {
            flush();
            open(0);
            beginEntity(told, add);
        }
        current.add(add ? BesVerb.ADDENTITY : BesVerb.UPDATEENTITY, told);
    }

    private boolean beginEntity(Told told, boolean add) {
        OwnEntity entity = told.entity;
        return add ? writer.beginAdd(entity.type().id(), entity.id()) : writer.beginUpdate(entity.id());
    }

    private boolean value(Told told, int index) {
        OwnEntity entity = told.entity;
        if (!writer.value(entity.schema().property(index).id(), entity.bytes(index), entity.size(index))) {
            return false;
        }
        current.addValue(index);
        told.packets[index] = nextId;
        return true;
    }

    private void end(Told told) {
        if (writer.valueCount() == 0 && current.verb(current.count() - 1) == BesVerb.UPDATEENTITY) {
            current.drop();
        } else {
            writer.endEntity();
        }
    }

    /** What was sent under this id, or null if that is not known. */
    @Nullable
    SentPacket find(long id) {
        SentPacket packet = id > 0 && id < nextId ? sent[(int) (id & REMEMBERED - 1)] : null;
        return packet != null && packet.id == id ? packet : null;
    }

    /** Sends a packet again, without the values that were superseded since. Not while one is open. */
    void sendAgain(SentPacket packet, long nowNs) {
        writer.begin(token, packet.id, BesHeader.RESEND, packet.timeMs);
        for (int at = 0; at < packet.count(); ) {
            Object subject = packet.subject(at);
            BesVerb verb = packet.verb(at);
            at++;
            if (subject instanceof OwnType) {
                OwnType type = (OwnType) subject;
                writer.addEntityType(type.id(), type.uri());
            } else if (subject instanceof Subscribing) {
                write((Subscribing) subject);
            } else if (subject instanceof Told && verb == BesVerb.REMOVENTITY) {
                writer.removeEntity(((Told) subject).entity.id());
            } else if (subject instanceof Told) {
                Told told = (Told) subject;
                beginEntity(told, verb == BesVerb.ADDENTITY);
                for (; at < packet.count() && packet.isValue(at); at++) {
                    valueAgain(told, packet.index(at), packet.id);
                }
                writer.endEntity();
            }
        }
        packet.sentAgainNs = nowNs;
        packet.everSentAgain = true;
        writer.end(bytes);
        link.send(bytes, nowNs);
    }

    private void valueAgain(Told told, int index, long packetId) {
        if (told.isCurrent(index, packetId)) {
            OwnEntity entity = told.entity;
            writer.value(entity.schema().property(index).id(), entity.bytes(index), entity.size(index));
        }
    }
}
