package dev.highfive.client.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.HandSight;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.net.Clock;
import dev.highfive.net.VirtualClock;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LoopReportTest {
    private static final Logger LOG = Logger.getLogger("dev.highfive.loop");

    private final List<String> lines = new ArrayList<>();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            lines.add(line.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    @BeforeEach
    void listen() {
        LOG.addHandler(handler);
        LOG.setUseParentHandlers(false);
    }

    @AfterEach
    void stopListening() {
        LOG.removeHandler(handler);
        LOG.setUseParentHandlers(true);
    }

    @Test
    void shouldTellHowTheLoopDoesEveryFiveSecondsAndEachChangeOfAHand() throws Exception {
        VirtualClock clock = new VirtualClock();
        Script script = new Script(Physique.AVERAGE, 5, 0, 0, 0).at(3).see(Side.RIGHT, HandSight.LOST);
        SimulatedHeadset headset =
                new SimulatedHeadset(script, clock, timeNs -> clock.advanceNs(timeNs - clock.nanoTime()));
        headset.pictures(1, 2, 64, 64, false);
        try (Session session = Session.host("test", InetAddress.getLoopbackAddress(), false, new SessionOptions())) {
            FrameLoop loop = new FrameLoop(
                    headset,
                    FrameSession.of(session),
                    new FourMilliseconds(),
                    clock,
                    timeNs -> clock.advanceNs(Math.max(0, timeNs - clock.nanoTime())));
            int[] turns = new int[1];
            loop.with(new LoopReport(loop.meter(), session, () -> "battery 80 %"))
                    .with(body -> {
                        if (++turns[0] == 800) {
                            loop.stop();
                        }
                    });
            loop.run();
        }
        List<String> reports = new ArrayList<>(lines);
        reports.removeIf(line -> !line.contains(" frames, "));
        assertEquals(2, reports.size(), lines.toString());
        assertTrue(
                reports.get(0)
                        .matches("5\\.0 s: 36\\d frames, 3[56]\\d drawn, 0 missed; ms wait [0-9./]+ sample [0-9./]+"
                                + " publish [0-9./]+ world [0-9./]+ draw [0-9./]+ submit [0-9./]+ work [0-9./]+"
                                + " interval 1[34]\\.[0-9/.]+ gpu [34]\\.\\d/[34]\\.\\d ;"
                                + " hands tracked \\(1\\), lost \\(2\\); sending 30/s, 0 here; battery 80 %"),
                reports.get(0));
        assertTrue(reports.get(1).startsWith("5.0 s: 36"), "it begins anew: " + reports.get(1));
        assertTrue(lines.contains("The left hand: tracked"), lines.toString());
        assertTrue(lines.contains("The right hand: lost"), lines.toString());
    }

    /** Draws nothing, and says how long that took. */
    private static final class FourMilliseconds implements FrameDrawer {
        @Override
        public void prepare(Body body) {}

        @Override
        public void draw(Eye eye, EyeView view, RenderTarget target) {}

        @Override
        public long gpuNs() {
            return 4_000_000;
        }
    }

    @Test
    void shouldKeepToOneLineWhateverOthersCallThemselves() throws Exception {
        try (Session host = Session.host("test", InetAddress.getLoopbackAddress(), false, new SessionOptions());
                Session guest = Session.join(host.link(), new SessionOptions().name("Eve\n0.0 s: 99 frames"))) {
            for (int i = 0; host.status().presentCount() == 0 && i < 2000; i++) {
                host.advance(Clock.SYSTEM.nanoTime());
                guest.advance(Clock.SYSTEM.nanoTime());
                Thread.sleep(5);
            }
            LoopReport report = new LoopReport(new FrameMeter(Clock.SYSTEM), host, () -> "");
            Body body = new Body();
            report.act(body);
            body.timeNs = LoopReport.PERIOD_NS;
            report.act(body);
        }
        assertEquals(1, lines.size());
        assertFalse(lines.get(0).contains("\n"), lines.get(0));
        assertTrue(lines.get(0).contains("1 here, Eve_0_0 s_ 99 frames loss 0.0/0.0% jitter"), lines.get(0));
        assertTrue(lines.get(0).contains(" hands not worn, not worn"), lines.get(0));
        assertFalse(lines.get(0).contains("#"), "no key");
    }
}
