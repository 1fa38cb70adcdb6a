package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Side;
import org.joml.Vector3f;

/** Where a body stands at a moment and which way it faces, with what walking and breathing do to it. */
final class Stance {
    float x;
    float z;
    /** About the y axis, 0 facing -Z, positive to the left; may be more than a turn. */
    float yaw;
    /** Metres per second. */
    float speed;
    /** Metres walked so far. */
    float travelled;
    /** How much higher the body is than when it stands still, metres. */
    float lift;

    /** How much steps move the rest of the body, from 0 when standing to nearly 1. */
    float stride() {
        return speed / (float) Math.sqrt(1 + speed * speed);
    }

    /** From the body's own axes, whose origin is on the floor below the neck, to the room's. */
    Vector3f toWorld(Vector3f place) {
        return place.rotateY(yaw).add(x, lift, z);
    }

    Vector3f shoulder(Physique physique, Side side, Vector3f dest) {
        float out = side == Side.LEFT ? -physique.shoulderOut : physique.shoulderOut;
        return toWorld(dest.set(out, physique.shoulderHeight, 0));
    }
}
