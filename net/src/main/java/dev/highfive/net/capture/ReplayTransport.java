package dev.highfive.net.capture;

import dev.highfive.net.Clock;
import dev.highfive.net.transport.Transport;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A recording in place of a network: packets come from it when their time has come, and none goes anywhere. */
public final class ReplayTransport implements Transport {
    private static final int MAX_WAITING = 4096;
    private static final long MAX_PAUSE_NS = 20_000_000L;

    private final PcapngReader reader;
    private final Replay replay;
    private final ReplayClock clock;
    private final ArrayDeque<ByteBuffer> spare = new ArrayDeque<>();
    private final ArrayDeque<ByteBuffer> packets = new ArrayDeque<>();
    private final ArrayDeque<InetSocketAddress> senders = new ArrayDeque<>();
    private volatile boolean finished;
    private volatile @Nullable IOException failure;

    public ReplayTransport(PcapngReader reader, Clock base, double speed) throws IOException {
        this.reader = reader;
        replay = new Replay(reader, this::take);
        clock = new ReplayClock(base, speed, replay.startWallNs());
    }

    public ReplayClock clock() {
        return clock;
    }

    /** Whether everything has been handed out. */
    public boolean isFinished() {
        return finished;
    }

    /** What is wrong with the recording, if anything. */
    public @Nullable IOException failure() {
        return failure;
    }

    /** Whether this is a recording of protected packets. */
    public boolean hasKeys() {
        return !reader.keys().isEmpty();
    }

    /** The key of a source as far as the recording has told it by now. */
    public @Nullable RecordedKey keyOf(int ssrc) {
        RecordedKey found = null;
        for (RecordedKey key : reader.keys()) {
            found = key.ssrc == ssrc ? key : found;
        }
        return found;
    }

    private void take(ByteBuffer datagram, InetSocketAddress from, long timeNs) {
        if (packets.size() < MAX_WAITING && datagram.remaining() <= Transport.MAX_DATAGRAM) {
            ByteBuffer copy = spare.isEmpty() ? ByteBuffer.allocate(Transport.MAX_DATAGRAM) : spare.poll();
            // ByteBuffer's own clear() and flip() are newer than Android 10.
            ((Buffer) copy).clear();
            copy.put(datagram);
            ((Buffer) copy).flip();
            packets.add(copy);
            senders.add(from);
        }
    }

    @Override
    public void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {}

    @Override
    public @Nullable InetSocketAddress receive(ByteBuffer into) {
        if (packets.isEmpty() && !poll()) {
            return null;
        }
        ByteBuffer packet = packets.poll();
        ((Buffer) into).clear();
        into.put(packet);
        ((Buffer) into).flip();
        spare.add(packet);
        return senders.poll();
    }

    private boolean poll() {
        try {
            replay.poll(clock.nanoTime());
            finished = replay.isFinished() && packets.isEmpty();
        } catch (IOException e) {
            failure = e;
            finished = true;
        }
        return !packets.isEmpty();
    }

    @Override
    public void await(long nanoseconds) {
        long dueNs = finished ? Long.MAX_VALUE : replay.nextDueInNs(clock.nanoTime());
        LockSupport.parkNanos(this, Math.min(clock.realNs(Math.min(dueNs, nanoseconds)), MAX_PAUSE_NS));
    }

    @Override
    public void drain() {}

    @Override
    public void wake() {}

    @Override
    public InetSocketAddress localAddress() {
        return new InetSocketAddress(0);
    }

    @Override
    public long notSent() {
        return 0;
    }

    @Override
    public void close() {
        try {
            reader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
