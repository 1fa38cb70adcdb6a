package dev.highfive.net.transport;

import dev.highfive.net.Clock;
import dev.highfive.net.impair.ImpairedPath;
import dev.highfive.net.impair.Impairment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** A bad network before any transport: what is sent gets to it late, or never. */
public final class ImpairedTransport implements Transport {
    private static final long MAX_DRAIN_NS = 500_000_000;

    private final Transport transport;
    private final Clock clock;
    private final ImpairedPath path;
    private final ImpairedPath.Exit exit;

    private ImpairedTransport(Transport transport, Impairment impairment, Clock clock) {
        this.transport = transport;
        this.clock = clock;
        path = new ImpairedPath(impairment);
        exit = (packet, to) -> transport.send(packet, (InetSocketAddress) to, clock.nanoTime());
    }

    /** @return the transport itself if nothing is wrong with the network */
    public static Transport around(Transport transport, Impairment impairment, Clock clock) {
        return impairment.isNone() ? transport : new ImpairedTransport(transport, impairment, clock);
    }

    @Override
    public void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {
        path.offer(packet, to, nowNs);
        path.poll(nowNs, exit);
    }

    @Override
    public @Nullable InetSocketAddress receive(ByteBuffer into) {
        return transport.receive(into);
    }

    @Override
    public void relay(boolean live) {
        transport.relay(live);
    }

    @Override
    public void await(long nanoseconds) {
        path.poll(clock.nanoTime(), exit);
        transport.await(Math.min(nanoseconds, path.nextDueInNs(clock.nanoTime())));
        path.poll(clock.nanoTime(), exit);
    }

    @Override
    public void drain() {
        long startNs = clock.nanoTime();
        long dueInNs = path.nextDueInNs(startNs);
        while (dueInNs != Long.MAX_VALUE && clock.nanoTime() - startNs < MAX_DRAIN_NS) {
            await(dueInNs);
            dueInNs = path.nextDueInNs(clock.nanoTime());
        }
        transport.drain();
    }

    @Override
    public void wake() {
        transport.wake();
    }

    @Override
    public InetSocketAddress localAddress() {
        return transport.localAddress();
    }

    @Override
    public long notSent() {
        return transport.notSent();
    }

    @Override
    public void close() {
        transport.close();
    }
}
