package dev.highfive.client.hands;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class GripPoseTest {
    private final TrackedPose grip = new TrackedPose();
    private final TrackedPose palm = new TrackedPose();

    /** A stick held straight ahead: the back of either hand is outside, and its opened fingers point down. */
    @Test
    void stickHeldAheadHasThePalmBesideIt() {
        GripPose.toPalm(Side.RIGHT, grip, palm);
        assertAxis(1, 0, 0, new Vector3f(0, 1, 0));
        assertAxis(0, -1, 0, new Vector3f(0, 0, -1));
        assertTrue(palm.position.x > 0.01f);
        GripPose.toPalm(Side.LEFT, grip, palm);
        assertAxis(-1, 0, 0, new Vector3f(0, 1, 0));
        assertAxis(0, -1, 0, new Vector3f(0, 0, -1));
        assertTrue(palm.position.x < -0.01f);
    }

    @Test
    void thereAndBackIsWhereItWas() {
        TrackedPose back = new TrackedPose();
        grip.position.set(1, 2, 3);
        grip.orientation.set(0.1f, -0.5f, 0.3f, 0.8f).normalize();
        grip.linearVelocity.set(0.3f, 0.1f, -0.2f);
        grip.angularVelocity.set(1, -2, 0.5f);
        for (Side side : Side.values()) {
            GripPose.toPalm(side, grip, palm);
            GripPose.fromPalm(side, palm, back);
            assertTrue(back.position.equals(grip.position, 1e-6f));
            assertTrue(back.linearVelocity.equals(grip.linearVelocity, 1e-6f));
            assertEquals(1, Math.abs(back.orientation.dot(grip.orientation)), 1e-6f);
        }
    }

    private void assertAxis(float x, float y, float z, Vector3f axis) {
        palm.orientation.transform(axis);
        assertTrue(axis.equals(new Vector3f(x, y, z), 1e-6f), axis::toString);
    }
}
