package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.net.VirtualClock;
import dev.highfive.session.SteppedParticipant;
import dev.highfive.world.ObjectKind;
import dev.highfive.world.Participant;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class VisitorTest {
    private static final long STAY_NS = 300_000_000_000L;

    private final Vector3f place = new Vector3f();

    @Test
    void standsOnTheRingAndDraws() throws Exception {
        VirtualClock clock = new VirtualClock();
        try (SteppedParticipant participant = SteppedParticipant.host(false, clock)) {
            Sleeper sleeper = timeNs -> {
                clock.advanceNs(Math.max(0, timeNs - clock.nanoTime()));
                participant.network();
            };
            FrameLoop loop = Visitor.stay(participant.session(), STAY_NS / 1e9, sleeper);
            long endNs = clock.nanoTime() + STAY_NS;
            loop.with(body -> {
                        place.set(body.head.position);
                        if (body.timeNs - endNs > 0) {
                            loop.stop();
                        }
                    })
                    .run();
            assertEquals(0.65, Math.hypot(place.x, place.z), 0.1);
            assertTrue(strokes(participant) > 0, "nothing was drawn");
        }
    }

    private static int strokes(SteppedParticipant participant) {
        Participant self =
                participant.session().world().find(participant.session().ownSsrc());
        int strokes = 0;
        for (int index = 0; index < self.objectCount(); index++) {
            strokes += self.object(index).kind() == ObjectKind.MESH ? 1 : 0;
        }
        return strokes;
    }
}
