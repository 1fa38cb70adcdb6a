package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import org.junit.jupiter.api.Test;

class MotionEstimatorTest {
    private static final long FRAME_NS = 1_000_000_000 / 90;

    private final MotionEstimator estimator = new MotionEstimator();

    @Test
    void onePoseHasNoVelocity() {
        addTurned(0, 0, 0);
        assertEquals(0, estimator.vx());
        assertEquals(0, estimator.turnY());
    }

    @Test
    void aSteadyMovementAndTurnAreFoundAtAnyRateOfFrames() {
        for (long frameNs : new long[] {FRAME_NS / 4, FRAME_NS, 3 * FRAME_NS}) {
            estimator.clear();
            for (int frame = 0; frame < 20; frame++) {
                addTurned(frame * frameNs, 0.5f * frame * frameNs * 1e-9f, 5 * frame * frameNs * 1e-9f);
            }
            assertEquals(0.5f, estimator.vx(), 1e-3f);
            assertEquals(5, estimator.turnY(), 1e-2f);
        }
    }

    @Test
    void noiseIsAveragedWhereFramesAreManyEnough() {
        for (int frame = 0; frame < 20; frame++) {
            addTurned(frame * 1_000_000L, 0.001f * (frame % 2), 0);
        }
        assertEquals(0, estimator.vx(), 0.15f);
    }

    @Test
    void afterAGapItBeginsAnew() {
        addTurned(0, 0, 0);
        addTurned(1_000_000_000L, 5, 0);
        assertEquals(0, estimator.vx());
        addTurned(1_000_000_000L, 9, 0);
        assertEquals(0, estimator.vx());
    }

    @Test
    void whatIsSentTurnsLessThanHalfATurn() {
        for (float speed : new float[] {0.5f, 3, 6, 20}) {
            estimator.clear();
            addTurned(0, 0, 0);
            addTurned(10_000_000, 0.01f, speed * 0.01f);
            MovingVector location = new MovingVector();
            TurningRotation rotation = new TurningRotation();
            rotation.now.set(0, (float) Math.sin(speed * 0.005), 0, (float) Math.cos(speed * 0.005));
            estimator.copyTo(location, rotation);
            assertEquals(1, location.vx, 1e-4f);
            Quaternion turn = new Quaternion()
                    .between(new Quaternion().set(rotation.now), new Quaternion().set(rotation.inOneSecond));
            assertEquals(Math.min(speed, MotionEstimator.MAX_TURN), turn.angle(), 0.01f);
            assertEquals(Math.signum(speed), Math.signum(turn.y * turn.turnScale()));
        }
    }

    private void addTurned(long timeNs, float x, float angle) {
        estimator.add(timeNs, x, 0, 0, 0, (float) Math.sin(angle / 2), 0, (float) Math.cos(angle / 2));
    }
}
