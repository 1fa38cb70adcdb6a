package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.SyncMode;
import dev.highfive.world.WorldDrop;
import dev.highfive.world.WorldThing;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whole sessions on virtual time. */
class SessionTest {
    private static final long ROUND_TRIP_MS = 40;

    private final VirtualNet net = new VirtualNet();
    private final Person host = net.host(new SessionOptions().name("Host").identity(TestIdentity.of("host")));

    @Test
    void whoJoinsByALinkIsSeenAndSees() {
        Person ann = join("Ann");
        net.runMs(1000);
        assertEquals("Ann", host.sees(ann).name());
        assertEquals("Host", ann.sees(host).name());
        assertTrue(host.hasAllOf(ann));
        assertTrue(ann.hasAllOf(host));
        assertEquals(
                0,
                host.session.currentStatus().drops.size(),
                host.session.currentStatus().drops.toString());
    }

    @Test
    void ofALongNameTheOthersSeeTheBeginning() {
        Person ann = net.join(host.session.link(), new SessionOptions().name("\u00e4n\ud83d\udd90".repeat(100)));
        net.runMs(10_000);
        assertEquals("\u00e4n\ud83d\udd90".repeat(9), host.sees(ann).name());
    }

    @Test
    void aLateComerHasEverythingWithinTwoRoundTrips() {
        join("Ann");
        join("Ben");
        net.runMs(2000);
        net.people.forEach(person -> person.moving = false);
        Object2 ball = new Object2();
        host.session.objects().create(ball, net.clock.nanoTime());
        net.runMs(2000);
        Person late = join("Late");
        net.runMs(2 * ROUND_TRIP_MS + 30);
        for (Person other : net.people.subList(0, 3)) {
            assertTrue(late.hasAllOf(other), "has all of " + other.session.ownSsrc());
        }
        assertNotNull(late.session.world().findShared(ball.id));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 31, 65})
    void whatHasLainForLongDoesNotMisdateWhatMoves(int seconds) {
        host.session.objects().create(new Object2(), net.clock.nanoTime());
        net.runMs(seconds * 1000);
        Person late = net.join(host.session.link(), new SessionOptions().sync(SyncMode.delay(200_000_000)));
        net.runMs(3000);
        assertEquals(0, late.session.world().drops().of(WorldDrop.LATE));
        assertTrue(late.hasAllOf(host));
    }

    @ParameterizedTest
    @EnumSource
    void whatSomeoneLeavesBehindIsSentOnInEveryProfile(Profile profile) {
        List<Person> people = new ArrayList<>(List.of(net.host(new SessionOptions().profile(profile))));
        SessionLink link = people.get(0).session.link();
        for (int count = 1; count < 3; count++) {
            people.add(net.join(link, new SessionOptions().profile(profile)));
        }
        net.runMs(1000);
        Object1 ball = new Object1().setLocation(1, 2, 3).setScale(0.5f, 0.5f, 0.5f);
        ball.timeMs = (int) net.clock.wallMillis();
        people.get(0).session.objects().create(ball, net.clock.nanoTime());
        net.runMs(1000);
        people.get(0).leave();
        net.runMs(1000);
        Person late = net.join(
                link.at(people.get(1).wire.address.getAddress().getHostAddress(), 5004),
                new SessionOptions().profile(profile));
        net.runMs(1000);
        WorldThing seen = late.session.world().findShared(ball.id);
        assertEquals(2, seen.shown().location.y);
        assertEquals(0.5f, seen.shown().scale.z);
        assertEquals(
                1,
                people.stream()
                        .skip(1)
                        .filter(person -> person.session.objects().owns(ball.id))
                        .count());
    }

    @Test
    void whoSaysGoodbyeIsGoneAtOnce() {
        Person ann = join("Ann");
        net.runMs(1000);
        Participant seen = host.sees(ann);
        ann.leave();
        net.runMs(ROUND_TRIP_MS);
        assertEquals(Presence.GONE, seen.presence());
    }

    @Test
    void whoFallsSilentIsGoneAfterAWhileAndNotBefore() {
        Person ann = join("Ann");
        net.runMs(1000);
        ann.die();
        net.runMs(4000);
        assertNotNull(host.sees(ann));
        net.runMs(1500);
        assertNull(host.sees(ann));
    }

    @Test
    void whoIsKilledAndRestartedIsTheSameOne() {
        Person ann = join("Ann");
        net.runMs(1000);
        Participant seen = host.sees(ann);
        ann.die();
        net.runMs(500);
        Person again = join("Ann");
        net.runMs(500);
        assertSame(seen, host.sees(again));
        assertTrue(host.hasAllOf(again));
        assertEquals(2, host.session.world().participantCount(), "nobody is there twice");
    }

    @Test
    void anybodyInsideLetsNewcomersInWhenTheHostIsGone() {
        Person ann = join("Ann");
        Person ben = join("Ben");
        net.runMs(1000);
        host.leave();
        net.runMs(500);
        Person late = net.join(host.session.link(), new SessionOptions().name("Late"));
        late.session.meetAlso(ben.wire.address);
        net.runMs(1000);
        assertTrue(late.hasAllOf(ann));
        assertTrue(late.hasAllOf(ben));
        assertTrue(ann.hasAllOf(late));
        assertTrue(late.session.currentStatus().answered);
    }

    @Test
    void aHostThatIsRestartedIsFoundAgain() {
        SessionLink link = host.session.link();
        Person ann = join("Ann");
        Person ben = join("Ben");
        net.runMs(1000);
        var wire = host.wire;
        host.die();
        net.runMs(500);
        net.wires.put(wire.address, wire);
        Session session = new Session(
                link,
                null,
                wire,
                new SessionOptions().identity(TestIdentity.of("host")).clock(net.clock));
        Person restarted = new Person(net, session, wire);
        net.people.add(restarted);
        net.runMs(2000);
        assertTrue(ann.hasAllOf(restarted));
        assertTrue(ben.hasAllOf(restarted));
        assertTrue(restarted.hasAllOf(ann));
        assertTrue(restarted.hasAllOf(ben));
    }

    @Test
    void aLinkThatIsCutForTenSecondsHeals() {
        Person ann = join("Ann");
        Person ben = join("Ben");
        net.runMs(1000);
        ann.wire.cut = true;
        net.runMs(10_000);
        assertNull(host.sees(ann));
        assertNull(ann.sees(ben));
        ann.wire.cut = false;
        net.runMs(2000);
        assertTrue(host.hasAllOf(ann));
        assertTrue(ann.hasAllOf(host));
        assertTrue(ann.hasAllOf(ben));
        assertTrue(ben.hasAllOf(ann));
    }

    @Test
    void aChangedAddressHealsWithinTwoSeconds() {
        Person ann = join("Ann");
        Person ben = join("Ben");
        net.runMs(1000);
        ann.wire.roam();
        net.runMs(2000);
        long before = ann.session.currentStatus().peers.get(0).packetsReceived;
        net.runMs(500);
        assertTrue(ann.session.currentStatus().peers.get(0).packetsReceived > before + 10);
        assertTrue(ben.hasAllOf(ann));
        assertEquals(
                ann.wire.address,
                host.session.currentStatus().peers.stream()
                        .filter(peer -> peer.name.equals("Ann"))
                        .findFirst()
                        .orElseThrow()
                        .address);
    }

    @Test
    void aWrongKeyIsCountedAsSuchAtBothEnds() {
        SessionLink link = host.session.link();
        SessionLink wrong = SessionLink.random(link.host(), link.port(), link.name(), new SecureRandom());
        Person stranger = net.join(wrong, new SessionOptions().name("Stranger"));
        net.runMs(1000);
        assertTrue(host.drops(Drop.WRONG_KEY) > 0);
        assertTrue(host.session.currentStatus().hasWrongKey());
        assertTrue(stranger.session.currentStatus().hasWrongKey());
        assertEquals(1, host.session.world().participantCount());
        assertEquals(1, stranger.session.world().participantCount());
        stranger.die();
        net.runMs(6000);
        assertFalse(host.session.currentStatus().hasWrongKey());
    }

    @Test
    void whoOnlyLooksOnKnowsRoundTripsToo() {
        Person onlooker = join("Onlooker");
        onlooker.publishing = false;
        net.runMs(10_000);
        assertEquals(ROUND_TRIP_MS, onlooker.session.currentStatus().peers.get(0).roundTripMs, 2);
        assertEquals(ROUND_TRIP_MS, host.session.currentStatus().peers.get(0).roundTripMs, 2);
    }

    @Test
    void framesThatDoNotFitTheSendRateAreNoJitterToOthers() {
        Person ann = join("Ann");
        net.runMs(10_000);
        SessionStatus.Peer seen = host.session.currentStatus().peers.get(0);
        assertTrue(seen.jitterMs < 1, seen.jitterMs + " ms");
        assertEquals(300, seen.packetsReceived, 10);
        assertEquals(ann.session.ownSsrc(), seen.ssrc);
    }

    @Test
    void twoWithOneSsrcEndWithTwo() {
        SecureRandom same = new FirstDraw(42);
        SecureRandom too = new FirstDraw(42);
        Person ann =
                net.join(host.session.link(), new SessionOptions().name("Ann").random(same));
        Person ben =
                net.join(host.session.link(), new SessionOptions().name("Ben").random(too));
        assertEquals(ann.session.ownSsrc(), ben.session.ownSsrc());
        net.runMs(3000);
        assertNotEquals(ann.session.ownSsrc(), ben.session.ownSsrc());
        assertTrue(ann.hasAllOf(ben));
        assertTrue(ben.hasAllOf(ann));
        assertTrue(host.hasAllOf(ann));
        assertTrue(host.hasAllOf(ben));
    }

    @Test
    void whatDoesNotChangeIsSentOnceASecond() {
        Person ann = join("Ann");
        net.runMs(3000);
        ann.moving = false;
        net.runMs(1000);
        net.sent.clear();
        net.runMs(10_000);
        long packets = net.sent.stream()
                .filter(sent -> sent.from().equals(ann.wire.address))
                .filter(sent -> (sent.bytes()[0] & 0xC0) == 0x80 && (sent.bytes()[1] & 0x7F) == 98)
                .count();
        assertTrue(packets >= 9 && packets <= 12, packets + " packets in ten seconds");
    }

    @Test
    void theSendRateIsNotTheFrameRate() {
        Person ann = join("Ann");
        net.runMs(3000);
        net.sent.clear();
        net.runMs(10_000);
        long packets = net.sent.stream()
                .filter(sent -> sent.from().equals(ann.wire.address))
                .filter(sent -> (sent.bytes()[0] & 0xC0) == 0x80 && (sent.bytes()[1] & 0x7F) == 98)
                .count();
        assertTrue(packets > 280 && packets < 310, packets + " packets in ten seconds at 71 frames a second");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void onABadNetworkEveryWorldIsTheSameASecondAfterTheLastChange(long seed) {
        net.random.setSeed(seed);
        net.delayMs = 50;
        net.jitterMs = 60;
        net.lossPercent = 20;
        net.duplicatePercent = 5;
        for (String name : List.of("Ann", "Ben", "Cat")) {
            join(name);
        }
        Object2 ball = new Object2();
        host.session.objects().create(ball, net.clock.nanoTime());
        net.runMs(20_000);
        net.people.forEach(person -> person.moving = false);
        net.runMs(4_000);
        for (Person person : net.people) {
            assertEquals(
                    host.session.world().fingerprint(), person.session.world().fingerprint());
            assertEquals(4, person.session.world().participantCount());
        }
    }

    @Test
    void anOldRunCannotBeReplayedIntoANewOne() {
        Person ann = join("Ann");
        net.runMs(1000);
        List<VirtualNet.Datagram> recorded = net.sent.stream()
                .filter(sent -> sent.from().equals(ann.wire.address))
                .toList();
        SessionLink link = host.session.link();
        ann.die();
        host.die();
        net.wires.put(host.wire.address, host.wire);
        Session session = new Session(
                link,
                null,
                host.wire,
                new SessionOptions().identity(TestIdentity.of("host")).clock(net.clock));
        Person restarted = new Person(net, session, host.wire);
        net.people.add(restarted);
        for (VirtualNet.Datagram datagram : recorded) {
            net.inject(datagram.from(), datagram.to(), datagram.bytes());
        }
        net.runMs(2000);
        assertEquals(1, restarted.session.world().participantCount());
        assertTrue(restarted.drops(Drop.UNKNOWN_SOURCE) > 10);
    }

    @Test
    void replayedPacketsOfThisRunHaveNoEffectButACount() {
        Person ann = join("Ann");
        net.runMs(1000);
        List<VirtualNet.Datagram> recorded = net.sent.stream()
                .filter(sent ->
                        sent.from().equals(ann.wire.address) && sent.to().equals(host.wire.address))
                .toList();
        var elsewhere = net.newWire().address;
        for (VirtualNet.Datagram datagram : recorded) {
            net.inject(elsewhere, datagram.to(), datagram.bytes());
        }
        net.runMs(100);
        assertTrue(host.drops(Drop.REPLAYED) + host.drops(Drop.TOO_OLD) > 10);
        assertTrue(host.hasAllOf(ann));
        assertEquals(ann.wire.address, host.session.currentStatus().peers.get(0).address);
    }

    @Test
    void nobodyCanSayGoodbyeForAnother() {
        Person ann = join("Ann");
        net.runMs(1000);
        byte[] bye = new byte[60];
        ByteBuffer.wrap(bye).putInt(0x81CB_0001).putInt(ann.session.ownSsrc());
        net.inject(ann.wire.address, host.wire.address, bye);
        net.runMs(100);
        assertTrue(host.hasAllOf(ann));
        assertEquals(1, host.drops(Drop.WRONG_KEY));
    }

    @Test
    void inventedSourcesChangeNothing() {
        Person ann = join("Ann");
        net.runMs(1000);
        for (int ssrc = 0; ssrc < 10_000; ssrc++) {
            byte[] packet = new byte[100];
            packet[0] = (byte) 0x80;
            packet[1] = 98;
            ByteBuffer.wrap(packet).putInt(8, ssrc);
            net.inject(ann.wire.address, host.wire.address, packet);
        }
        net.runMs(1000);
        assertEquals(10_000, host.drops(Drop.UNKNOWN_SOURCE), 1);
        assertEquals(2, host.session.world().participantCount());
        assertTrue(host.hasAllOf(ann));
        assertFalse(host.session.currentStatus().hasWrongKey());
    }

    private Person join(String name) {
        return net.join(host.session.link(), new SessionOptions().name(name).identity(TestIdentity.of(name)));
    }

    /** Real random numbers, but for the first int: the SSRC, since the RTP timestamp is drawn before it. */
    private static final class FirstDraw extends SecureRandom {
        private static final long serialVersionUID = 1;
        private final int first;
        private int draws;

        FirstDraw(int first) {
            this.first = first;
        }

        @Override
        public int nextInt() {
            return ++draws <= 2 ? first : super.nextInt();
        }
    }
}
