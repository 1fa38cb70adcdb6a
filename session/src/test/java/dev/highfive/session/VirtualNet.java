package dev.highfive.session;

import dev.highfive.net.Clock;
import dev.highfive.net.VirtualClock;
import dev.highfive.net.transport.Transport;
import dev.highfive.session.link.SessionLink;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Random;

/**
 * A network on virtual time: sessions run on it step by step, so that what depends on loss, delay and order is
 * the same in every run.
 */
final class VirtualNet {
    static final long MS = 1_000_000L;

    final VirtualClock clock = new VirtualClock();
    final Random random = new Random(1);
    final List<Person> people = new ArrayList<>();
    final Map<InetSocketAddress, VirtualTransport> wires = new HashMap<>();
    /** Every datagram with something in it that was sent, with where it came from. */
    final List<Datagram> sent = new ArrayList<>();

    private final PriorityQueue<Datagram> onTheWay = new PriorityQueue<>(
            (a, b) -> a.dueNs != b.dueNs ? Long.compare(a.dueNs - b.dueNs, 0) : Long.compare(a.number, b.number));
    long delayMs = 20;
    long jitterMs;
    int lossPercent;
    int duplicatePercent;
    private long datagrams;
    private int hosts;

    VirtualTransport newWire() {
        return new VirtualTransport(address());
    }

    private InetSocketAddress address() {
        try {
            hosts++;
            byte[] bytes = {10, 0, (byte) (hosts >> 8), (byte) hosts};
            return new InetSocketAddress(InetAddress.getByAddress(bytes), 5004);
        } catch (java.net.UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    Person host(SessionOptions options) {
        VirtualTransport wire = newWire();
        SessionLink link = SessionLink.random(
                wire.address.getAddress().getHostAddress(), 5004, "test", new java.security.SecureRandom());
        return add(new Session(link, null, wire, options.clock(clock)), wire);
    }

    Person join(SessionLink link, SessionOptions options) {
        VirtualTransport wire = newWire();
        InetSocketAddress contact = new InetSocketAddress(link.host(), link.port());
        if (options.clock == Clock.SYSTEM) {
            options.clock(clock);
        }
        return add(new Session(link, contact, wire, options), wire);
    }

    private Person add(Session session, VirtualTransport wire) {
        Person person = new Person(this, session, wire);
        people.add(person);
        return person;
    }

    /** Lets time pass for a recording, which has a clock of its own over this one. */
    void replay(Session replay) throws java.io.IOException {
        while (!replay.isFinished()) {
            clock.advanceNs(MS);
            replay.step();
            replay.advance(replay.clock().nanoTime());
        }
        replay.advance(replay.clock().nanoTime());
    }

    /** Lets time pass: the network every millisecond, frames every 14. */
    void runMs(long ms) {
        for (long passed = 0; passed < ms; passed++) {
            clock.advanceNs(MS);
            while (!onTheWay.isEmpty() && onTheWay.peek().dueNs - clock.nanoTime() <= 0) {
                Datagram datagram = onTheWay.poll();
                VirtualTransport wire = wires.get(datagram.to);
                if (wire != null && !wire.cut) {
                    wire.inbox.add(datagram);
                }
            }
            for (Person person : people) {
                if (person.suspended) {
                    continue;
                }
                person.session.step();
                if (clock.wallMillis() % 14 == 0) {
                    person.frame();
                }
            }
        }
    }

    void inject(InetSocketAddress from, InetSocketAddress to, byte[] bytes) {
        Datagram datagram = new Datagram(from, to, bytes, clock.nanoTime(), datagrams++);
        onTheWay.add(datagram);
    }

    /** A socket on this network. */
    final class VirtualTransport implements Transport {
        InetSocketAddress address;
        final List<Datagram> inbox = new ArrayList<>();
        boolean cut;
        /** How many datagrams with nothing in them were sent. */
        int ticks;

        VirtualTransport(InetSocketAddress address) {
            this.address = address;
            wires.put(address, this);
        }

        /** As a headset that changes from one network to another. */
        void roam() {
            wires.remove(address);
            address = address();
            wires.put(address, this);
        }

        @Override
        public void send(ByteBuffer packet, InetSocketAddress to, long nowNs) {
            byte[] bytes = new byte[packet.remaining()];
            packet.duplicate().get(bytes);
            Datagram datagram = new Datagram(address, to, bytes, nowNs, datagrams++);
            if (bytes.length == 0) {
                ticks++;
            } else {
                sent.add(datagram);
            }
            int copies = random.nextInt(100) < lossPercent || cut ? 0 : random.nextInt(100) < duplicatePercent ? 2 : 1;
            for (int copy = 0; copy < copies; copy++) {
                long jitterNs = jitterMs == 0 ? 0 : (long) (random.nextDouble() * jitterMs * MS);
                onTheWay.add(new Datagram(address, to, bytes, nowNs + delayMs * MS + jitterNs, datagrams++));
            }
        }

        @Override
        public InetSocketAddress receive(ByteBuffer into) {
            if (inbox.isEmpty()) {
                return null;
            }
            Datagram datagram = inbox.remove(0);
            into.clear();
            into.put(datagram.bytes, 0, Math.min(datagram.bytes.length, into.remaining()));
            into.flip();
            return datagram.from;
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
        public void close() {
            wires.remove(address);
        }
    }

    record Datagram(InetSocketAddress from, InetSocketAddress to, byte[] bytes, long dueNs, long number) {}
}
