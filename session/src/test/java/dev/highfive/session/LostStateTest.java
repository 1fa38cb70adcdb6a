package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Object2;
import dev.highfive.net.capture.Recorder;
import dev.highfive.net.peers.Tshark;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** State that was lost is asked for: of a newcomer by FIR, of one who is known by PLI. */
class LostStateTest {
    private static final long ROUND_TRIP_MS = 40;
    private static final long PACKET_MS = 34;

    @TempDir
    Path folder;

    private final VirtualNet net = new VirtualNet();
    private final Person host = net.host(new SessionOptions().name("Host").identity(TestIdentity.of("host")));
    private Person ann;
    private Person ben;

    @BeforeEach
    void meet() {
        ann = join("Ann");
        ben = join("Ben");
        net.runMs(3000);
    }

    @Test
    void whatABurstOfLossSwallowedIsThereARoundTripLater() {
        Object2 ball = new Object2();
        long asked = host.session.currentStatus().fullStateRequests;
        ann.wire.cut = true;
        host.session.objects().create(ball, net.clock.nanoTime());
        net.runMs(400);
        ann.wire.cut = false;
        net.runMs(PACKET_MS + ROUND_TRIP_MS + 20);
        assertNotNull(ann.session.world().findShared(ball.id));
        assertEquals(asked + 1, host.session.currentStatus().fullStateRequests);
    }

    @Test
    void packetsLostOneByOneAreNotWorthAsking() {
        long asked = host.session.currentStatus().fullStateRequests;
        net.lossPercent = 10;
        net.jitterMs = 60;
        net.runMs(10_000);
        assertEquals(asked, host.session.currentStatus().fullStateRequests);
    }

    @Test
    void whoSleepsAsksForNothingUntilItWakes() {
        long asked = host.session.currentStatus().fullStateRequests;
        ann.asleep = true;
        net.runMs(40_000);
        assertTrue(ann.drops(Drop.FRAME_THREAD_BEHIND) > 0);
        Object2 ball = new Object2();
        host.session.objects().create(ball, net.clock.nanoTime());
        net.runMs(500);
        assertEquals(asked, host.session.currentStatus().fullStateRequests);
        ann.asleep = false;
        net.runMs(PACKET_MS + ROUND_TRIP_MS + 30);
        assertNotNull(ann.session.world().findShared(ball.id));
        assertEquals(asked + 1, host.session.currentStatus().fullStateRequests);
    }

    @Test
    void whoLeavesWhileAnotherSleepsIsGoneWhenThatWakes() {
        ann.asleep = true;
        net.runMs(40_000);
        host.leave();
        net.runMs(100_000);
        ann.asleep = false;
        net.runMs(200);
        assertNull(ann.sees(host));
    }

    @Test
    void wiresharkSeesARequestToANewcomerAndAnIndicationToOneWhoIsKnown() throws Exception {
        Tshark tshark = Tshark.require("LostStateTest");
        Path file = folder.resolve("session.pcapng");
        Person cat;
        try (Recorder recorder = Recorder.toFile(file, "test", net.clock)) {
            cat = net.join(host.session.link(), new SessionOptions().record(recorder, true));
            // Who moves is heard before it has to be asked; who keeps still is not.
            host.moving = false;
            net.runMs(3000);
            cat.wire.cut = true;
            net.runMs(400);
            cat.wire.cut = false;
            net.runMs(200);
        }
        String[] asRtp = {"-d", "udp.port==5004,rtp"};
        String byCat = " && ip.src == " + cat.wire.address.getAddress().getHostAddress();
        assertEquals(
                List.of(hex(host)),
                tshark.fields(file, "rtcp.psfb.fmt == 4" + byCat, List.of("rtcp.psfb.fir.fci.ssrc"), asRtp));
        assertEquals(
                List.of("200,202,206,206\t1,1\t" + hex(ann) + "," + hex(ben) + "\t1"),
                tshark.fields(
                        file,
                        "rtcp.psfb.fmt == 1" + byCat,
                        List.of("rtcp.pt", "rtcp.psfb.fmt", "rtcp.mediassrc", "rtcp.length_check"),
                        asRtp));
        assertTrue(
                tshark.decode(file, asRtp[0], asRtp[1], "-Y", "_ws.malformed").isEmpty());
    }

    private static String hex(Person person) {
        return String.format("0x%08x", person.session.ownSsrc());
    }

    private Person join(String name) {
        return net.join(host.session.link(), new SessionOptions().name(name).identity(TestIdentity.of(name)));
    }
}
