package dev.highfive.client.headset.simulated;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Vector3f;

/** Watches something move and complains where it is faster or more sudden than a person is. */
final class Smoothness {
    private final String name;
    private final float mostSpeed;
    private final float mostAcceleration;
    private final Vector3f last = new Vector3f();
    private final Vector3f lastVelocity = new Vector3f();
    private double lastTime;
    private int seen;

    Smoothness(String name, float mostSpeed, float mostAcceleration) {
        this.name = name;
        this.mostSpeed = mostSpeed;
        this.mostAcceleration = mostAcceleration;
    }

    void see(Vector3f place, double time) {
        if (seen > 0) {
            float seconds = (float) (time - lastTime);
            Vector3f velocity = place.sub(last, new Vector3f()).div(seconds);
            float speed = velocity.length();
            assertTrue(speed < mostSpeed, () -> name + " moves at " + speed + " m/s at " + time + " s");
            if (seen > 1) {
                float acceleration = velocity.sub(lastVelocity, new Vector3f()).length() / seconds;
                assertTrue(
                        acceleration < mostAcceleration,
                        () -> name + " accelerates by " + acceleration + " m/s2 at " + time + " s");
            }
            lastVelocity.set(velocity);
        }
        last.set(place);
        lastTime = time;
        seen++;
    }
}
