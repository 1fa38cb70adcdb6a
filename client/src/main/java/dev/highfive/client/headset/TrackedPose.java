package dev.highfive.client.headset;

import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Where something is and how it moves, as far as the device knows. What is not valid holds an old value or
 * nothing at all: check before use.
 */
public final class TrackedPose {
    public final Vector3f position = new Vector3f();
    public final Quaternionf orientation = new Quaternionf();
    /** Metres per second, in the headset's space. */
    public final Vector3f linearVelocity = new Vector3f();
    /** Radians per second about an axis in the headset's space. */
    public final Vector3f angularVelocity = new Vector3f();

    public boolean positionValid;
    public boolean orientationValid;
    public boolean linearVelocityValid;
    public boolean angularVelocityValid;
    /** Measured, rather than guessed from an arm model or an earlier place. */
    public boolean positionTracked;

    public boolean isValid() {
        return positionValid && orientationValid;
    }

    /** Nothing is known. Values stay as they are. */
    public TrackedPose invalidate() {
        positionValid = false;
        orientationValid = false;
        linearVelocityValid = false;
        angularVelocityValid = false;
        positionTracked = false;
        return this;
    }

    public TrackedPose set(TrackedPose other) {
        position.set(other.position);
        orientation.set(other.orientation);
        linearVelocity.set(other.linearVelocity);
        angularVelocity.set(other.angularVelocity);
        positionValid = other.positionValid;
        orientationValid = other.orientationValid;
        linearVelocityValid = other.linearVelocityValid;
        angularVelocityValid = other.angularVelocityValid;
        positionTracked = other.positionTracked;
        return this;
    }
}
