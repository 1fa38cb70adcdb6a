package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.noise.NoiseHandshake;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpReceiver;
import dev.highfive.net.srtp.SrtpResult;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What people have done, or could do, to a session: with its link or without, from its inside or from the way. */
class AttackTest {
    private final VirtualNet net = new VirtualNet();
    private final Person host = net.host(new SessionOptions().name("Host").identity(TestIdentity.of("host")));
    private final Person ben = join("Ben");
    private Person ann;

    @BeforeEach
    void meet() {
        net.runMs(500);
        ann = join("Ann");
        net.runMs(1500);
        assertTrue(host.hasAllOf(ann) && ann.hasAllOf(ben) && ben.hasAllOf(ann));
    }

    @Test
    void whoHasLeftIsNotBroughtBackByWhatWasOverheard() {
        List<VirtualNet.Datagram> overheard = from(ann, host);
        ann.leave();
        net.runMs(500);
        ben.leave();
        net.runMs(1500);
        long taken = host.session.payloadsTaken();
        for (InetSocketAddress source : List.of(ann.wire.address, net.newWire().address)) {
            for (int round = 0; round < 3; round++) {
                overheard.forEach(packet -> net.inject(source, host.wire.address, packet.bytes()));
                net.runMs(1000);
            }
        }
        assertEquals(0, host.session.payloadsTaken() - taken, overheard.size() + " old packets, three times");
        assertEquals(0, host.session.currentStatus().presentCount());
    }

    @Test
    void nobodyIsSentMoreThanThreeTimesWhatSeemedToComeFromThem() {
        List<VirtualNet.Datagram> overheard = from(ann, host);
        for (Person victim : List.of(host, ben)) {
            for (VirtualNet.Datagram packet : overheard) {
                InetSocketAddress spoofed = net.newWire().address;
                long before = bytesTo(spoofed);
                net.inject(spoofed, victim.wire.address, packet.bytes());
                net.runMs(30);
                long back = bytesTo(spoofed) - before;
                assertTrue(back <= 3 * packet.bytes().length, back + " bytes for " + packet.bytes().length);
            }
        }
    }

    @Test
    void aHelloOfSomeoneWithTheLinkFromAnotherAddressIsAnsweredOnceAndSmall() {
        InetSocketAddress spoofed = net.newWire().address;
        byte[] hello = new HostilePeer(host.session.link(), Identity.random(new SecureRandom()), net.clock).hello(0);
        for (int second = 0; second < 70; second++) {
            net.inject(spoofed, host.wire.address, hello);
            net.runMs(100);
        }
        long back = bytesTo(spoofed);
        System.out.println("MEASURED: amplification " + back / (70.0 * hello.length));
        assertTrue(back <= 3L * 70 * hello.length, back + " bytes for " + 70 * hello.length);
    }

    @Test
    void aPacketThatIsSentOnFromElsewhereDoesNotBringAFloodThere() {
        InetSocketAddress spoofed = net.newWire().address;
        long sent = 0;
        for (int count = 0; count < 50; count++) {
            int known = net.sent.size();
            ann.wire.cut = true; // caught on the way, all of them
            net.runMs(100);
            List<VirtualNet.Datagram> caught = List.copyOf(net.sent.subList(known, net.sent.size())).stream()
                    .filter(packet -> packet.from().equals(ann.wire.address)
                            && packet.to().equals(host.wire.address))
                    .toList();
            byte[] newest = caught.get(caught.size() - 1).bytes();
            sent += newest.length;
            net.inject(spoofed, host.wire.address, newest);
        }
        net.runMs(2000);
        long back = bytesTo(spoofed);
        System.out.println("MEASURED: sent on from elsewhere: " + (double) back / sent);
        assertTrue(back <= 3 * sent, back + " bytes for " + sent);
    }

    @Test
    void nobodyInsideMakesOthersFloodAThirdParty() {
        Mallory mallory = new Mallory(net, host.session.link());
        assertTrue(mallory.join());
        InetSocketAddress third = net.newWire().address;
        mallory.bytesSent = 0;
        for (int round = 0; round < 70; round++) {
            mallory.peer.said.otherCount = 0;
            for (int other = 0; other < 30; other++) {
                int port = 1000 + 30 * round + other;
                mallory.peer.said.addOther(
                        new InetSocketAddress(third.getAddress(), port), mallory.peer.random.nextLong(), 0);
            }
            mallory.send(mallory.peer.sealed());
            net.runMs(100);
        }
        net.runMs(5000);
        long reflected = net.sent.stream()
                .filter(packet -> packet.to().getAddress().equals(third.getAddress()))
                .mapToLong(packet -> packet.bytes().length)
                .sum();
        System.out.println("MEASURED: reflection " + (double) reflected / mallory.bytesSent);
        assertTrue(reflected <= mallory.bytesSent, reflected + " bytes for " + mallory.bytesSent);
    }

    @Test
    void nobodyIsSaidHelloAtAddressesThatAreNoOnes() throws Exception {
        InetAddress outside = InetAddress.getByName("10.0.0.9");
        for (String address : List.of("127.0.0.1", "0.0.0.0", "239.1.2.3", "255.255.255.255", "::1", "ff02::1", "::")) {
            InetSocketAddress named = new InetSocketAddress(InetAddress.getByName(address), 5004);
            assertFalse(Handshake.mayBeMet(named, outside), address);
        }
        assertFalse(Handshake.mayBeMet(new InetSocketAddress(outside, 0), outside));
        assertTrue(Handshake.mayBeMet(new InetSocketAddress(outside, 5004), outside));
        InetAddress self = InetAddress.getLoopbackAddress();
        assertTrue(Handshake.mayBeMet(new InetSocketAddress(self, 5004), self), "all are on one machine");
    }

    @Test
    void whoTakesAnothersSsrcIsNotLetInAndTheOtherIsHeard() {
        Mallory mallory = new Mallory(net, host.session.link());
        mallory.peer.said.cookie = 5;
        int annsSsrc = ann.session.ownSsrc();
        mallory.send(mallory.peer.hello(0));
        mallory.await(answer -> {
            byte[] finish = mallory.peer.finish(answer);
            if (finish != null) {
                mallory.send(finish);
            }
            return finish != null;
        });
        for (int round = 0; round < 60; round++) {
            mallory.peer.said.streams[0].ssrc = annsSsrc;
            mallory.send(mallory.peer.sealed());
            net.runMs(100);
        }
        assertTrue(host.hasAllOf(ann));
        assertEquals(0, host.drops(Drop.WRONG_KEY), "packets of hers");
        assertTrue(host.drops(Drop.SSRC_TAKEN) > 50);
        assertEquals(annsSsrc, ann.session.ownSsrc());
    }

    @Test
    void nobodyMakesTheHostChangeItsSsrc() {
        int before = host.session.ownSsrc();
        Mallory mallory = new Mallory(net, host.session.link());
        assertTrue(mallory.join());
        for (int round = 0; round < 500; round++) {
            mallory.peer.said.streams[0].ssrc = host.session.ownSsrc();
            mallory.send(mallory.peer.sealed());
            net.runMs(10);
        }
        assertEquals(before, host.session.ownSsrc());
        assertTrue(ann.hasAllOf(host));
    }

    @Test
    void aRecordingOfTheWireAndTheLinkOpenNothingEvenWithBothIdentities() {
        byte[] hello = firstOf(from(ann, host), Envelope.HELLO);
        byte[] answer = firstOf(from(host, ann), Envelope.ANSWER);
        Envelope envelope = new Envelope(host.session.link().secret(), new SecureRandom());
        NoiseHandshake asHost = envelope.handshake(false, TestIdentity.of("host"));
        ByteBuffer in = ByteBuffer.wrap(hello);
        assertTrue(envelope.check(in));
        in.getInt();
        assertTrue(asHost.read(in, ByteBuffer.allocate(1500)), "a hello has nothing in it but numbers");
        NoiseHandshake asAnn = envelope.handshake(true, TestIdentity.of("Ann"));
        asAnn.write(ByteBuffer.allocate(Envelope.HELLO_PAYLOAD), ByteBuffer.allocate(1500));
        ByteBuffer recorded = ByteBuffer.wrap(answer);
        assertTrue(envelope.check(recorded));
        recorded.getLong();
        assertFalse(asAnn.read(recorded, ByteBuffer.allocate(1500)), "keys of streams travel under keys that are gone");
    }

    @Test
    void whoWasAskedToLeaveOpensNothingAfterwardsAndTheOthersLoseOnePacketAtMost() {
        Mallory mallory = new Mallory(net, host.session.link());
        assertTrue(mallory.join());
        MasterKey known = mallory.peer.heard.streams[0].key;
        net.runMs(500);
        assertTrue(opened(known, host, ann, 1000) > 20, "until then the key is the host's");
        long lostBefore = lost(ann, host) + lost(ben, host) + lost(host, ann) + lost(host, ben);
        String cname = host.session.currentStatus().peers.stream()
                .filter(peer -> peer.name.equals("Insider"))
                .findFirst()
                .orElseThrow()
                .cname;
        host.session.askToLeave(cname);
        net.runMs(500);
        assertEquals(0, opened(known, host, ann, 2000));
        assertTrue(opened(mallory.peer.heard.streams[0].key, host, ann, 100) == 0);
        net.runMs(3000);
        long lost = lost(ann, host) + lost(ben, host) + lost(host, ann) + lost(host, ben) - lostBefore;
        System.out.println("MEASURED: lost by changing all keys: " + lost + " packets of four");
        assertTrue(lost <= 4, lost + " packets");
        assertTrue(host.hasAllOf(ann) && ann.hasAllOf(host) && ann.hasAllOf(ben));
        assertEquals(2, host.session.currentStatus().presentCount());
        long toMallory = bytesTo(mallory.wire.address);
        net.runMs(1000);
        assertEquals(toMallory, bytesTo(mallory.wire.address), "bytes to who has left");
        assertFalse(new Mallory(net, ben.session.link()).peer.hello(0).length == 0);
        assertEquals(host.session.link(), ben.session.link(), "all have the new link");
        assertFalse(mallory.join(), "the old link");
        Person cat = net.join(host.session.link(), new SessionOptions().name("Cat"));
        net.runMs(1000);
        assertTrue(cat.hasAllOf(host) && cat.hasAllOf(ann) && ann.hasAllOf(cat), "the new one");
    }

    @Test
    void anHonestOneWhoIsAskedToLeaveIsTold() {
        String cname = host.session.currentStatus().peers.stream()
                .filter(peer -> peer.name.equals("Ann"))
                .findFirst()
                .orElseThrow()
                .cname;
        ben.session.askToLeave(cname);
        net.runMs(1000);
        assertFalse(ann.session.currentStatus().askedToLeave, "Ben does not host");
        host.session.askToLeave(cname);
        net.runMs(1000);
        assertTrue(ann.session.currentStatus().askedToLeave);
        assertNull(host.sees(ann));
        assertNull(ben.sees(ann));
        assertNotNull(ben.sees(host));
    }

    @Test
    void whoHasLeftOpensNothingOfWhatComes() {
        Mallory mallory = new Mallory(net, host.session.link());
        assertTrue(mallory.join());
        MasterKey known = mallory.peer.heard.streams[0].key;
        ByteBuffer bye = ByteBuffer.allocate(100);
        bye.putInt(0x80C9_0001).putInt(mallory.peer.own.ssrc());
        bye.putInt(0x81CB_0001).putInt(mallory.peer.own.ssrc()).flip();
        mallory.peer.own.protectRtcp(bye);
        byte[] packet = new byte[bye.remaining()];
        bye.get(packet);
        mallory.send(packet);
        net.runMs(1500);
        assertEquals(2, host.session.currentStatus().presentCount());
        assertEquals(0, opened(known, host, ann, 1000));
        assertTrue(ann.hasAllOf(host));
    }

    private Person join(String name) {
        return net.join(host.session.link(), new SessionOptions().name(name).identity(TestIdentity.of(name)));
    }

    private List<VirtualNet.Datagram> from(Person one, Person other) {
        return net.sent.stream()
                .filter(packet ->
                        packet.from().equals(one.wire.address) && packet.to().equals(other.wire.address))
                .toList();
    }

    private long bytesTo(InetSocketAddress address) {
        return net.sent.stream()
                .filter(packet -> packet.to().equals(address))
                .mapToLong(packet -> packet.bytes().length)
                .sum();
    }

    private static byte[] firstOf(List<VirtualNet.Datagram> packets, int kind) {
        return packets.stream()
                .map(VirtualNet.Datagram::bytes)
                .filter(bytes -> Envelope.kindOf(ByteBuffer.wrap(bytes)) == kind)
                .findFirst()
                .orElseThrow();
    }

    /** How many packets of a stream a key opens, of those that pass between two in so many milliseconds. */
    private int opened(MasterKey key, Person from, Person to, int ms) {
        int known = net.sent.size();
        net.runMs(ms);
        SrtpReceiver receiver = null;
        int opened = 0;
        for (VirtualNet.Datagram packet : List.copyOf(net.sent.subList(known, net.sent.size()))) {
            byte[] bytes = packet.bytes().clone();
            boolean rtp = (bytes[0] & 0xC0) == 0x80 && (bytes[1] & 0x7F) == 98;
            if (rtp && packet.from().equals(from.wire.address) && packet.to().equals(to.wire.address)) {
                ByteBuffer in = ByteBuffer.wrap(bytes);
                long index = in.getShort(2) & 0xFFFF;
                receiver = receiver == null ? SrtpReceiver.expecting(key, in.getInt(8), index) : receiver;
                opened += receiver.unprotectRtp(in) == SrtpResult.OK ? 1 : 0;
            }
        }
        return opened;
    }

    private static long lost(Person by, Person of) {
        return by.session.currentStatus().drops.getOrDefault(Drop.WRONG_KEY, 0L)
                + by.session.currentStatus().peers.stream()
                        .filter(peer -> peer.ssrc == of.session.ownSsrc())
                        .mapToLong(peer -> Math.round(peer.lossPercent * peer.packetsReceived / 100))
                        .sum();
    }
}
