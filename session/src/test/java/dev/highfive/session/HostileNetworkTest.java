package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.session.link.SessionLink;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What strangers throw at a running session is counted, and nothing else comes of it. */
class HostileNetworkTest {
    private static final int PACKETS = 20_000;

    private final VirtualNet net = new VirtualNet();
    private final Person host = net.host(new SessionOptions().name("Host").identity(TestIdentity.of("host")));
    private final Random random = new Random(5);
    private Person ann;
    private Person ben;

    @BeforeEach
    void meet() {
        ann = net.join(host.session.link(), new SessionOptions().name("Ann").identity(TestIdentity.of("ann")));
        ben = net.join(host.session.link(), new SessionOptions().name("Ben").identity(TestIdentity.of("ben")));
        net.runMs(1500);
    }

    @Test
    void mutilatedPacketsOfAllKindsAreCounted() {
        List<VirtualNet.Datagram> real = new ArrayList<>(net.sent);
        throwAtHost(() -> mutilated(real.get(random.nextInt(real.size())).bytes()));
        assertNothingHappened();
    }

    @Test
    void garbageThatLooksLikeEachKindIsCounted() {
        byte[][] starts = {
            {(byte) 0x80, 98},
            {(byte) 0x90, 98},
            {(byte) 0xBF, 98},
            {(byte) 0x80, (byte) 200},
            {(byte) 0x81, (byte) 203},
            {(byte) 0x84, (byte) 206},
            {'h', 'i', '5', 4},
            {'h', 'i', '5', 5},
            {'h', 'i', '5', 6},
            {'h', 'i', '5', 7},
            {'h', 'i', '5', 9},
            {0, 1},
            {22, (byte) 254},
            {}
        };
        throwAtHost(() -> {
            byte[] packet = new byte[random.nextInt(1600)];
            random.nextBytes(packet);
            byte[] start = starts[random.nextInt(starts.length)];
            System.arraycopy(start, 0, packet, 0, Math.min(start.length, packet.length));
            return packet;
        });
        assertNothingHappened();
    }

    @Test
    void aFloodOfForgedRequestsForEverythingBringsNothing() {
        byte[] request = new byte[60];
        ByteBuffer.wrap(request)
                .putInt(0x84CE_0004)
                .putInt(ann.session.ownSsrc())
                .putInt(0)
                .putInt(host.session.ownSsrc());
        net.sent.clear();
        net.runMs(1000);
        long usual = sentByHost();
        net.sent.clear();
        for (int ms = 0; ms < 1000; ms++) {
            request[16] = (byte) ms;
            for (int again = 0; again < 10; again++) {
                net.inject(ann.wire.address, host.wire.address, request.clone());
            }
            net.runMs(1);
        }
        assertEquals(usual, sentByHost(), usual * 0.2);
        assertEquals(10_000, host.drops(Drop.WRONG_KEY), 20);
    }

    @Test
    void aFloodOfHellosUnderAnotherKeyIsRefusedAFewTimesASecond() {
        byte[] introduction = new byte[Envelope.HELLO_SIZE];
        ByteBuffer.wrap(introduction)
                .put("hi5".getBytes(StandardCharsets.US_ASCII))
                .put((byte) Envelope.HELLO);
        InetSocketAddress stranger = net.newWire().address;
        net.runMs(1000);
        net.sent.clear();
        for (int ms = 0; ms < 1000; ms++) {
            net.inject(stranger, host.wire.address, introduction.clone());
            net.runMs(1);
        }
        long refusals =
                net.sent.stream().filter(packet -> packet.to().equals(stranger)).count();
        assertTrue(refusals > 0 && refusals <= 40, refusals + " refusals");
        // And nobody is told by a stranger that their own key is wrong.
        net.inject(stranger, ann.wire.address, new byte[] {'h', 'i', '5', 8, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12});
        net.runMs(10);
        assertEquals(0, ann.drops(Drop.WRONG_KEY));
        assertEquals(1, ann.drops(Drop.NOT_OURS));
    }

    @Test
    void aPlainSessionIsNotFilledByInventedSources() {
        VirtualNet.VirtualTransport wire = net.newWire();
        SessionLink link = SessionLink.plain("10.0.0.99", 5004, "plain");
        Person plain = new Person(net, new Session(link, null, wire, new SessionOptions().clock(net.clock)), wire);
        net.people.add(plain);
        InetSocketAddress stranger = net.newWire().address;
        for (int ssrc = 1; ssrc <= 10_000; ssrc++) {
            byte[] packet = new byte[60];
            ByteBuffer.wrap(packet)
                    .putInt(0x8062_0000 | ssrc & 0xFFFF)
                    .putInt(0)
                    .putInt(ssrc);
            net.inject(stranger, wire.address, packet);
            net.inject(stranger, wire.address, packet);
        }
        net.runMs(1000);
        assertTrue(
                plain.session.world().participantCount() <= 1 + Route.MAX_STRANGERS_PER_ADDRESS,
                plain.session.world().participantCount() + " participants");
        assertTrue(plain.drops(Drop.TOO_MANY_PARTICIPANTS) > 9_000);
    }

    private byte[] mutilated(byte[] packet) {
        byte[] bad = Arrays.copyOf(packet, random.nextInt(4) == 0 ? random.nextInt(1600) : packet.length);
        for (int change = random.nextInt(8); change >= 0 && bad.length > 0; change--) {
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return bad;
    }

    private void throwAtHost(java.util.function.Supplier<byte[]> packets) {
        InetSocketAddress stranger = net.newWire().address;
        for (int count = 0; count < PACKETS; count++) {
            // From the address of someone who is here, or from elsewhere.
            net.inject(count % 2 == 0 ? ann.wire.address : stranger, host.wire.address, packets.get());
            if (count % 10 == 0) {
                net.runMs(1);
            }
        }
    }

    private void assertNothingHappened() {
        net.people.forEach(person -> person.moving = false);
        net.runMs(2500);
        assertEquals(3, host.session.world().participantCount());
        assertTrue(host.hasAllOf(ann));
        assertTrue(host.hasAllOf(ben));
        assertTrue(ann.hasAllOf(host));
        assertEquals(ann.session.world().fingerprint(), host.session.world().fingerprint());
        assertEquals(
                ann.wire.address,
                host.session.currentStatus().peers.stream()
                        .filter(peer -> peer.name.equals("Ann"))
                        .findFirst()
                        .orElseThrow()
                        .address);
        assertEquals(0, host.session.decodeErrors().total());
        long dropped = host.session.currentStatus().drops.values().stream()
                .mapToLong(Long::longValue)
                .sum();
        assertTrue(dropped > 0.95 * PACKETS, dropped + " counted");
    }

    private long sentByHost() {
        return net.sent.stream()
                .filter(sent -> sent.from().equals(host.wire.address))
                .count();
    }
}
