package dev.highfive.net.capture;

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Feeds the packets of a recording to a session when their time has come, packet for packet. It has no thread:
 * whoever would wait for a socket polls this instead. What the recording machine sent is fed as well, by default,
 * since its own state is a part of the world too.
 */
public final class Replay {
    private static final long MAX_PAUSE_NS = 50_000_000;

    private final PcapngReader reader;
    private final PacketSink sink;
    private final boolean receivedOnly;
    private final long firstWallNs;
    private @Nullable RecordedPacket next;
    private boolean started;
    private long startNs;
    private long elapsedNs;

    public Replay(PcapngReader reader, PacketSink sink) throws IOException {
        this(reader, sink, false);
    }

    /** @param receivedOnly to leave out what the recording machine sent */
    public Replay(PcapngReader reader, PacketSink sink, boolean receivedOnly) throws IOException {
        this.reader = reader;
        this.sink = sink;
        this.receivedOnly = receivedOnly;
        advance();
        firstWallNs = next == null ? 0 : next.wallNs();
    }

    /** When the first packet was recorded, in nanoseconds since 1970: where a {@link ReplayClock} begins. */
    public long startWallNs() {
        return firstWallNs;
    }

    public boolean isFinished() {
        return next == null;
    }

    /**
     * Hands out all packets whose time has come; the first at the first call.
     *
     * @return how many it was
     * @throws BadRecordingException if the recording is damaged from here on
     */
    public int poll(long nowNs) throws IOException {
        if (!started) {
            started = true;
            startNs = nowNs;
        }
        int count = 0;
        while (next != null && startNs + elapsedNs - nowNs <= 0) {
            sink.onPacket(next.datagram(), next.from(), startNs + elapsedNs);
            advance();
            count++;
        }
        return count;
    }

    /** How long until there is something to hand out: 0 if there is already, Long.MAX_VALUE after the end. */
    public long nextDueInNs(long nowNs) {
        return next == null ? Long.MAX_VALUE : started ? Math.max(0, startNs + elapsedNs - nowNs) : 0;
    }

    /** Plays the rest, waiting in between, until the end or until the thread is interrupted. */
    public void run(ReplayClock clock) throws IOException {
        while (!isFinished() && !Thread.currentThread().isInterrupted()) {
            poll(clock.nanoTime());
            long realNs = isFinished() ? 0 : clock.realNs(nextDueInNs(clock.nanoTime()));
            LockSupport.parkNanos(this, Math.min(realNs, MAX_PAUSE_NS));
        }
    }

    private void advance() throws IOException {
        do {
            next = reader.next();
        } while (next != null && receivedOnly && next.isOutbound());
        if (next != null && started) {
            // Captures of several interfaces are not quite in order: nothing is due before what precedes it.
            elapsedNs = Math.max(elapsedNs, next.wallNs() - firstWallNs);
        }
    }
}
