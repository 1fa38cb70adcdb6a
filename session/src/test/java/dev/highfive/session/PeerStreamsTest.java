package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.Clock;
import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.WireClock;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpProfile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

/** A peer has one or more streams, which come and go together. */
class PeerStreamsTest {
    private static final InetSocketAddress THERE = new InetSocketAddress(InetAddress.getLoopbackAddress(), 5004);
    private static final long SECOND = 1_000_000_000L;

    private final SecureRandom random = new SecureRandom();
    private final Peers peers = new Peers();
    private final Drops drops = new Drops();
    private final SlotRing<Received> ring = new SlotRing<>(16, Received::new);
    private final PacketCapture capture = new PacketCapture(null, false, THERE);
    private final Admission admission = new Admission(
            peers,
            new MeshRoute(null, capture, peers, null),
            false,
            new byte[32],
            new WireClock(Clock.SYSTEM, 0),
            new FrameQueue(ring, drops),
            capture,
            drops);

    @Test
    void streamsAreIntroducedTogetherEachWithItsKey() {
        Peer ada = admission.admit(introduction(1, "ada", 10, 11), identity("ada"), THERE, 0);
        assertSame(ada, peers.streamOf(10).peer);
        assertSame(ada, peers.streamOf(11).peer);
        assertEquals(10, ada.state().ssrc);
        assertTrue(peers.streamOf(11).carries(99));
        assertFalse(peers.streamOf(11).carries(98), "only what was announced");
        assertNotNull(peers.streamOf(11).srtp);
    }

    @Test
    void whoComesBackWithOtherStreamsHasOnlyThose() {
        admission.admit(introduction(1, "ada", 10, 11), identity("ada"), THERE, 0);
        Introduction again = introduction(1, "ada", 10, 12);
        assertFalse(peers.byCookie(1).hasStreamsOf(again));
        admission.admit(again, identity("ada"), THERE, SECOND);
        assertEquals(1, peers.count());
        assertEquals(2, peers.streamCount());
        assertNull(peers.streamOf(11));
        assertTrue(peers.byCookie(1).hasStreamsOf(again));
    }

    @Test
    void allStreamsOfWhoLeavesAreForgottenAndNobodyElses() {
        Peer ada = admission.admit(introduction(1, "ada", 10, 11), identity("ada"), THERE, 0);
        admission.admit(introduction(2, "ben", 20, 21), identity("ben"), THERE, 0);
        admission.announce(ada, 0);
        admission.farewell(ada, 0);
        assertNull(peers.streamOf(10));
        assertNull(peers.streamOf(11));
        assertNotNull(peers.streamOf(20));
        assertNotNull(peers.streamOf(21));
        assertEquals(Received.Kind.PRESENT, ring.oldest().kind);
        ring.empty();
        assertEquals(Received.Kind.GONE, ring.oldest().kind);
        assertEquals(10, ring.oldest().ssrc);
    }

    @Test
    void aFullSessionRefusesWithoutLosingAnybody() throws Exception {
        for (int index = 0; index < Peers.MAX; index++) {
            Introduction one = introduction(index + 1, "p" + index, 2 * index, 2 * index + 1);
            assertNotNull(admission.admit(one, identity("p" + index), at(index / 100), 0));
        }
        assertNull(admission.admit(introduction(9999, "late", 7000, 7001), identity("late"), at(9), 0));
        assertEquals(1, drops.of(Drop.TOO_MANY_PARTICIPANTS));
        assertEquals(2 * Peers.MAX, peers.streamCount());
    }

    private Introduction introduction(long cookie, String cname, int... ssrcs) {
        Introduction introduction = new Introduction();
        introduction.cookie = cookie;
        introduction.name = cname;
        introduction.streamCount = ssrcs.length;
        for (int index = 0; index < ssrcs.length; index++) {
            introduction.streams[index].ssrc = ssrcs[index];
            introduction.streams[index].payloadType = 98 + index;
            introduction.streams[index].profile = SrtpProfile.AEAD_AES_128_GCM;
            introduction.streams[index].key = MasterKey.random(SrtpProfile.AEAD_AES_128_GCM, random);
        }
        return introduction;
    }

    private static byte[] identity(String name) {
        return TestIdentity.of(name).keys.publicKey();
    }

    private static InetSocketAddress at(int machine) throws Exception {
        return new InetSocketAddress(InetAddress.getByAddress(new byte[] {10, 0, 0, (byte) machine}), 5004);
    }

    @Test
    void oneMachineCannotFillTheSession() throws Exception {
        for (int index = 0; index < 128; index++) {
            Introduction one = introduction(index + 1, "p" + index, 2 * index, 2 * index + 1);
            assertNotNull(admission.admit(one, identity("p" + index), at(1), 0));
        }
        assertNull(admission.admit(introduction(999, "more", 7000, 7001), identity("more"), at(1), 0));
        assertNotNull(admission.admit(introduction(999, "more", 7000, 7001), identity("more"), at(2), 0));
    }
}
