package dev.highfive.client.visit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Figure;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.net.VirtualClock;
import dev.highfive.session.SteppedParticipant;
import dev.highfive.world.ObjectKind;
import dev.highfive.world.Participant;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class StayTest {
    private static final long STAY_NS = 5_000_000_000L;

    private final Vector3f lastPlace = new Vector3f();
    private int strokes;

    @Test
    void whoComesHasAPenAndAPlaceOfTheirOwn() throws Exception {
        stay(true);
        assertTrue(strokes > 0, "nothing was drawn");
        assertEquals(0.65, Math.hypot(lastPlace.x, lastPlace.z), 0.1);
    }

    @Test
    void whoSharesARealRoomStaysWhereTheyAre() throws Exception {
        stay(false);
        assertTrue(strokes > 0, "nothing was drawn");
        assertEquals(2, lastPlace.z, 0.1);
    }

    private void stay(boolean seated) throws Exception {
        VirtualClock clock = new VirtualClock();
        try (SteppedParticipant participant = SteppedParticipant.host(false, clock)) {
            Sleeper sleeper = timeNs -> {
                clock.advanceNs(Math.max(0, timeNs - clock.nanoTime()));
                participant.network();
            };
            Script script = new Script(Physique.AVERAGE, 1, 0, 2, 0)
                    .draw(Side.RIGHT, Figure.CIRCLE, new Vector3f(0.1f, 1.3f, 1.6f), 0.13f, 2);
            SimulatedHeadset headset = new SimulatedHeadset(script, clock, sleeper);
            FrameLoop loop = Stay.of(participant.session(), headset, sleeper, seated, null);
            Participant self =
                    participant.session().world().find(participant.session().ownSsrc());
            long endNs = clock.nanoTime() + STAY_NS;
            loop.with(body -> {
                        lastPlace.set(body.head.position);
                        strokes = 0;
                        for (int index = 0; index < self.objectCount(); index++) {
                            strokes += self.object(index).kind() == ObjectKind.MESH ? 1 : 0;
                        }
                        if (body.timeNs - endNs > 0) {
                            loop.stop();
                        }
                    })
                    .run();
        }
    }
}
