package dev.highfive.net.impair;

import dev.highfive.codec.Counts;
import java.net.SocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * A bad network between a session and its socket: packets go in as they are sent and come out when, and if,
 * that network would let them through. One thread uses it; it has neither a thread nor a clock of its own, and
 * allocates nothing after it was made. A packet is lost, else perhaps doubled; then each copy queues for the
 * bandwidth, then it is delayed, and then it waits for the others of its batch.
 */
public final class ImpairedPath {
    /** Takes what has come through. */
    public interface Exit {
        /** @param packet valid during the call only */
        void send(ByteBuffer packet, SocketAddress to);
    }

    /** In bytes: what a network carries in one piece, with the headers around it. */
    public static final int MAX_PACKET_SIZE = 1600;

    public static final int DEFAULT_SLOTS = 1024;
    /** What is reordered waits so much longer: at 30 packets a second the next one has overtaken it then. */
    static final long HOLD_BACK_NS = 40_000_000;

    private final Counts<ImpairmentEvent> counts = new Counts<>(ImpairmentEvent.class);
    private final Loss loss;
    private final Dice duplicates;
    private final Dice reordering;
    private final double duplicateRate;
    private final double reorderRate;
    private final Batches batches;
    private final Bandwidth bandwidth;
    private final Delay delay;
    private final DueQueue due;
    private final ByteBuffer[] packets;
    private final SocketAddress[] addresses;
    private final int[] freeSlots;
    private int freeCount;

    public ImpairedPath(Impairment impairment) {
        this(impairment, DEFAULT_SLOTS);
    }

    /** @param slots how many packets can be on their way at once */
    public ImpairedPath(Impairment impairment, int slots) {
        loss = Loss.of(impairment);
        duplicates = new Dice(impairment.seed, "duplicate");
        reordering = new Dice(impairment.seed, "reorder");
        duplicateRate = impairment.duplicatePercent / 100;
        reorderRate = impairment.reorderPercent / 100;
        batches = new Batches(impairment);
        bandwidth = new Bandwidth(impairment);
        delay = new Delay(impairment);
        due = new DueQueue(slots);
        packets = new ByteBuffer[slots];
        addresses = new SocketAddress[slots];
        freeSlots = new int[slots];
        ByteBuffer memory = ByteBuffer.allocateDirect(slots * MAX_PACKET_SIZE);
        for (int slot = 0; slot < slots; slot++) {
            ((Buffer) memory).limit((slot + 1) * MAX_PACKET_SIZE).position(slot * MAX_PACKET_SIZE);
            packets[slot] = memory.slice();
            freeSlots[freeCount++] = slots - 1 - slot;
        }
    }

    /**
     * Takes a copy of a packet on its way.
     *
     * @param packet from position to limit, left as it was
     */
    public void offer(ByteBuffer packet, SocketAddress to, long nowNs) {
        counts.increment(ImpairmentEvent.OFFERED);
        if (packet.remaining() > MAX_PACKET_SIZE) {
            counts.increment(ImpairmentEvent.OVERSIZED);
            return;
        }
        if (loss.losesNext()) {
            counts.increment(ImpairmentEvent.LOST);
            return;
        }
        enqueue(packet, to, nowNs);
        if (duplicates.happens(duplicateRate)) {
            counts.increment(ImpairmentEvent.DUPLICATED);
            enqueue(packet, to, nowNs);
        }
    }

    private void enqueue(ByteBuffer packet, SocketAddress to, long nowNs) {
        // Drawn for every packet, whether it gets a slot or not: the fate of the next must not hang on that.
        long delayNs = delay.nextNs();
        boolean heldBack = reordering.happens(reorderRate);
        if (freeCount == 0) {
            counts.increment(ImpairmentEvent.OUT_OF_SLOTS);
            return;
        }
        long queuedNs = bandwidth.nextNs(packet.remaining(), nowNs);
        if (queuedNs == Bandwidth.DROPPED) {
            counts.increment(ImpairmentEvent.QUEUE_FULL);
            return;
        }
        if (heldBack) {
            counts.increment(ImpairmentEvent.REORDERED);
            delayNs += HOLD_BACK_NS;
        }
        int slot = freeSlots[--freeCount];
        int position = packet.position();
        ((Buffer) packets[slot]).clear();
        packets[slot].put(packet);
        ((Buffer) packets[slot]).flip();
        ((Buffer) packet).position(position);
        addresses[slot] = to;
        due.add(slot, batches.leavesNs(nowNs + queuedNs + delayNs));
    }

    /**
     * Hands out what is due by now, in the order of when it was due.
     *
     * @return how many packets it was
     */
    public int poll(long nowNs, Exit exit) {
        int count = 0;
        while (!due.isEmpty() && due.firstDueNs() - nowNs <= 0) {
            int slot = due.remove();
            SocketAddress to = addresses[slot];
            addresses[slot] = null;
            // Free only after the call: who answers a packet by another must not overwrite it.
            exit.send(packets[slot], to);
            freeSlots[freeCount++] = slot;
            counts.increment(ImpairmentEvent.DELIVERED);
            count++;
        }
        return count;
    }

    /**
     * How long until there is something to hand out: 0 if there is already, Long.MAX_VALUE if nothing is on its
     * way.
     */
    public long nextDueInNs(long nowNs) {
        return due.isEmpty() ? Long.MAX_VALUE : Math.max(0, due.firstDueNs() - nowNs);
    }

    public Counts<ImpairmentEvent> counts() {
        return counts;
    }
}
