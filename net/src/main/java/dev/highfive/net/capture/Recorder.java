package dev.highfive.net.capture;

import dev.highfive.net.Clock;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Records a session while it runs. The network thread only copies a packet into a ring; a thread of the recorder
 * writes the file, at least once a second, so that little is lost when the program dies. A disk that is too slow or
 * full costs packets of the recording, which are counted, and nothing of the session.
 */
public final class Recorder implements AutoCloseable {
    static final int CAPACITY = 4096;

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final long PAUSE_NS = 10 * NANOS_PER_MILLI;
    private static final long FLUSH_INTERVAL_NS = 1000 * NANOS_PER_MILLI;

    private final PacketRing ring = new PacketRing(CAPACITY);
    private final Clock clock;
    private final long wallAtZeroNs;
    private final PcapngWriter writer;
    private final Thread thread = new Thread(this::write, "highfive-recorder");
    private final AtomicLong recorded = new AtomicLong();
    private final AtomicLong dropped = new AtomicLong();
    private volatile boolean closing;
    private volatile @Nullable IOException failure;

    /** @param comment what this recording is, for people who open it; never a key */
    public static Recorder toFile(Path file, String comment, Clock clock) throws IOException {
        return new Recorder(
                FileChannel.open(
                        file,
                        StandardOpenOption.WRITE,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING),
                comment,
                clock);
    }

    public Recorder(WritableByteChannel channel, String comment, Clock clock) {
        this.clock = clock;
        // Read once: the times between packets must not jump when the wall clock is set.
        wallAtZeroNs = clock.wallMillis() * NANOS_PER_MILLI - clock.nanoTime();
        writer = new PcapngWriter(channel, comment);
        thread.setDaemon(true);
        thread.start();
    }

    /** On the network thread, as are {@link #sent} and {@link #key}: a packet that arrived. */
    public void received(ByteBuffer datagram, InetSocketAddress from, InetSocketAddress local, long timeNs) {
        take(datagram, from, local, false, timeNs);
    }

    /** A packet that is handed to the socket; before it is impaired, if it is. */
    public void sent(ByteBuffer datagram, InetSocketAddress local, InetSocketAddress to, long timeNs) {
        take(datagram, local, to, true, timeNs);
    }

    /** A key that opens what follows; only for recordings that are to contain their keys. */
    public void key(RecordedKey key) {
        PacketRing.Slot slot = ring.claim();
        if (slot == null) {
            increment(dropped);
            return;
        }
        slot.isKey = true;
        slot.take(ByteBuffer.wrap(key.line()));
        ring.publish();
    }

    private void take(
            ByteBuffer datagram, InetSocketAddress from, InetSocketAddress to, boolean outbound, long timeNs) {
        PacketRing.Slot slot = ring.claim();
        if (slot == null) {
            increment(dropped);
            return;
        }
        slot.isKey = false;
        slot.from = from;
        slot.to = to;
        slot.outbound = outbound;
        slot.timeNs = timeNs;
        slot.take(datagram);
        ring.publish();
    }

    /** How many packets are in the file, or will be with its next part. */
    public long recorded() {
        return recorded.get();
    }

    /** How many packets are missing from the file. */
    public long dropped() {
        return dropped.get();
    }

    /** Why nothing more is written, if so. */
    public @Nullable IOException failure() {
        return failure;
    }

    private void write() {
        long flushedAtNs = clock.nanoTime();
        try {
            while (true) {
                boolean last = closing;
                drain();
                if (last) {
                    break;
                }
                if (clock.nanoTime() - flushedAtNs >= FLUSH_INTERVAL_NS) {
                    writer.flush();
                    flushedAtNs = clock.nanoTime();
                }
                LockSupport.parkNanos(this, PAUSE_NS);
            }
            writer.statistics(dropped.get(), wallAtZeroNs + clock.nanoTime());
        } catch (IOException e) {
            failure = e;
        }
        try {
            writer.close();
        } catch (IOException e) {
            failure = failure == null ? e : failure;
        }
    }

    private void drain() throws IOException {
        for (PacketRing.Slot slot = ring.peek(); slot != null; slot = ring.peek()) {
            try {
                if (slot.isKey) {
                    writer.keyLine(slot.bytes);
                } else {
                    writer.packet(slot.bytes, slot.size, slot.from, slot.to, slot.outbound, wallAtZeroNs + slot.timeNs);
                    increment(recorded);
                }
            } finally {
                ring.release();
            }
        }
    }

    /** Each counter has one thread that writes it. */
    private static void increment(AtomicLong counter) {
        counter.lazySet(counter.get() + 1);
    }

    /**
     * Writes what is left. The network thread has to have stopped using the recorder.
     *
     * @throws IOException if the file is not whole
     */
    @Override
    public void close() throws IOException {
        closing = true;
        LockSupport.unpark(thread);
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        if (failure != null) {
            throw failure;
        }
    }
}
