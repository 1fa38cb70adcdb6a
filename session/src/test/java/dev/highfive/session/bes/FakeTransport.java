package dev.highfive.session.bes;

import dev.highfive.net.transport.Transport;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.BiConsumer;

/** A socket that is no socket: a test puts in what comes and takes what leaves. */
final class FakeTransport implements Transport {
    private final InetSocketAddress address;
    private final Queue<byte[]> bytes = new ArrayDeque<>();
    private final Queue<InetSocketAddress> senders = new ArrayDeque<>();
    /** Gets what is sent, and where to. */
    BiConsumer<byte[], InetSocketAddress> network = (packet, to) -> {};

    FakeTransport(InetSocketAddress address) {
        this.address = address;
    }

    void put(byte[] packet, InetSocketAddress from) {
        bytes.add(packet);
        senders.add(from);
    }

    @Override
    public void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {
        byte[] sent = new byte[packet.remaining()];
        packet.duplicate().get(sent);
        network.accept(sent, to);
    }

    @Override
    public InetSocketAddress receive(ByteBuffer into) {
        if (bytes.isEmpty()) {
            return null;
        }
        ((Buffer) into).clear();
        into.put(bytes.remove());
        ((Buffer) into).flip();
        return senders.remove();
    }

    @Override
    public void await(long nanoseconds) {}

    @Override
    public void drain() {}

    @Override
    public void wake() {}

    @Override
    public InetSocketAddress localAddress() {
        return address;
    }

    @Override
    public long notSent() {
        return 0;
    }

    @Override
    public void close() {}
}
