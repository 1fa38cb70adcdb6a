package dev.highfive.net.capture;

import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Packets on their way from the one thread that must not wait to the one that may: a bounded ring of slots, all
 * allocated beforehand. When it is full the packet is not taken.
 */
final class PacketRing {
    /** In bytes: more of a datagram is not kept. */
    static final int SLOT_SIZE = 2048;

    /** One place of the ring; its fields belong to the writing thread until it publishes them, then to the reading. */
    @SuppressWarnings("NullAway.Init") // a key has no addresses, and nobody asks for them
    static final class Slot {
        final ByteBuffer bytes;
        int size;
        InetSocketAddress from;
        InetSocketAddress to;
        boolean outbound;
        long timeNs;
        /** Whether the bytes are a key's line instead of a datagram. */
        boolean isKey;

        private Slot(ByteBuffer bytes) {
            this.bytes = bytes;
        }

        /** Keeps what fits of the source, whose position stays. */
        void take(ByteBuffer source) {
            size = source.remaining();
            int position = source.position();
            int limit = source.limit();
            ((Buffer) source).limit(position + Math.min(size, SLOT_SIZE));
            ((Buffer) bytes).clear();
            bytes.put(source);
            ((Buffer) bytes).flip();
            ((Buffer) source).limit(limit).position(position);
        }
    }

    private final Slot[] slots;
    private final AtomicLong written = new AtomicLong();
    private final AtomicLong read = new AtomicLong();

    /** @param capacity a power of two */
    PacketRing(int capacity) {
        if (Integer.bitCount(capacity) != 1) {
            throw new IllegalArgumentException(capacity + " is not a power of two.");
        }
        slots = new Slot[capacity];
        ByteBuffer memory = ByteBuffer.allocateDirect(capacity * SLOT_SIZE);
        for (int slot = 0; slot < capacity; slot++) {
            ((Buffer) memory).limit((slot + 1) * SLOT_SIZE).position(slot * SLOT_SIZE);
            slots[slot] = new Slot(memory.slice());
        }
    }

    /** The slot to fill and {@link #publish}, or null if all are in use. */
    @Nullable
    Slot claim() {
        long sequence = written.get();
        return sequence - read.get() == slots.length ? null : slot(sequence);
    }

    void publish() {
        written.lazySet(written.get() + 1);
    }

    /** The oldest slot, to be used and {@link #release}d, or null if there is none. */
    @Nullable
    Slot peek() {
        long sequence = read.get();
        return sequence == written.get() ? null : slot(sequence);
    }

    void release() {
        read.lazySet(read.get() + 1);
    }

    private Slot slot(long sequence) {
        return slots[(int) sequence & slots.length - 1];
    }
}
