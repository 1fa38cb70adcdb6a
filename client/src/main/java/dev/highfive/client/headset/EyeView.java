package dev.highfive.client.headset;

import org.joml.Matrix4f;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * Where an eye is and what it sees: the four angles from straight ahead, left and down being negative as a
 * rule.
 */
public final class EyeView {
    public final Vector3f position = new Vector3f();
    public final Quaternionf orientation = new Quaternionf();
    public float angleLeft;
    public float angleRight;
    public float angleUp;
    public float angleDown;
    /** False while the device does not know where the head is. */
    public boolean valid;

    /** From the headset's space to the eye's. */
    public Matrix4f viewMatrix(Matrix4f dest) {
        return dest.translationRotate(position, orientation).invertAffine();
    }

    /** To GL's clip space, depth from -1 to 1. */
    public Matrix4f projectionMatrix(float near, float far, Matrix4f dest) {
        return dest.setFrustum(
                near * (float) Math.tan(angleLeft),
                near * (float) Math.tan(angleRight),
                near * (float) Math.tan(angleDown),
                near * (float) Math.tan(angleUp),
                near,
                far);
    }

    public EyeView setAngles(float left, float right, float up, float down) {
        angleLeft = left;
        angleRight = right;
        angleUp = up;
        angleDown = down;
        return this;
    }

    public EyeView set(EyeView other) {
        position.set(other.position);
        orientation.set(other.orientation);
        valid = other.valid;
        return setAngles(other.angleLeft, other.angleRight, other.angleUp, other.angleDown);
    }
}
