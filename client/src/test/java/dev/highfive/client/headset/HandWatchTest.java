package dev.highfive.client.headset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class HandWatchTest {
    private static final long MS = 1_000_000;
    private static final long FRAME_NS = 14 * MS;

    private final HandWatch watch = new HandWatch();
    private final HandJoints joints = new HandJoints();
    private long timeNs;
    private int tremble;

    @Test
    void shouldShowAHandOnceItHasMovedForAMoment() {
        assertFalse(isSeenAfter(90 * MS, true));
        assertTrue(isSeenAfter(40 * MS, true));
    }

    @Test
    void shouldTakeAwayAHandThatStaysTheSameForHalfASecondAndSayWhy() {
        assertTrue(isSeenAfter(300 * MS, true));
        assertTrue(isSeenAfter(480 * MS, false), "a device may track slower than it is asked");
        assertFalse(isSeenAfter(60 * MS, false));
        assertTrue(joints.frozen);
        assertFalse(isSeenAfter(2000 * MS, false));
        assertTrue(joints.frozen);
        assertFalse(isSeenAfter(60 * MS, true), "not at the first sign of life");
        assertTrue(isSeenAfter(100 * MS, true));
        assertFalse(joints.frozen);
    }

    @Test
    void shouldNotBelieveAPictureThatComesBackAfterALoss() {
        assertTrue(isSeenAfter(300 * MS, true));
        lose();
        assertFalse(isSeenAfter(3000 * MS, false), "the old joints again");
        assertTrue(isSeenAfter(200 * MS, true));
    }

    @Test
    void shouldKeepAHandAwayThatIsOnlyGuessedAfterALoss() {
        assertTrue(isSeenAfter(300 * MS, true));
        lose();
        joints.inferred = true;
        for (int i = 0; i < 100; i++) {
            look(true, true);
            assertFalse(joints.active);
        }
        assertTrue(isSeenAfter(200 * MS, true));
        look(true, true);
        assertTrue(joints.active, "a guess that goes on from what was seen is welcome");
        assertTrue(joints.inferred);
    }

    @Test
    void shouldNotBeFooledByTimesThatGoToAndFro() {
        for (int i = 0; i < 40; i++) {
            look(true, false);
            timeNs += 40 * MS; // as it will be at display time
            look(true, false);
            timeNs -= 40 * MS - FRAME_NS;
        }
        assertTrue(joints.active);
        int frames = 0;
        for (; joints.active; frames++) {
            look(false, false);
            timeNs += 40 * MS;
            look(false, false);
            timeNs -= 40 * MS - FRAME_NS;
        }
        assertEquals(0.5, frames * FRAME_NS / 1e9, 0.06);
    }

    private void lose() {
        joints.invalidate();
        watch.look(joints);
        assertFalse(joints.active);
        assertFalse(joints.frozen);
    }

    private boolean isSeenAfter(long durationNs, boolean moving) {
        for (long end = timeNs + durationNs; timeNs < end; timeNs += FRAME_NS) {
            look(moving, false);
        }
        return joints.active;
    }

    private void look(boolean moving, boolean inferred) {
        tremble += moving ? 1 : 0;
        for (Joint joint : Joint.values()) {
            joints.setPose(joint, new Vector3f(1e-5f * tremble, 1, 0), new Quaternionf(), 0.01f);
        }
        joints.active = true;
        joints.inferred = inferred;
        joints.frozen = false;
        joints.timeNs = timeNs;
        watch.look(joints);
    }
}
