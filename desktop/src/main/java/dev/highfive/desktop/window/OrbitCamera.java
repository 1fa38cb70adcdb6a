package dev.highfive.desktop.window;

import org.joml.Matrix4f;
import org.joml.Vector3f;

/** A camera that is turned around a point in the room. Angles in radians, lengths in metres. */
public final class OrbitCamera {
    private static final float STEEPEST = 1.5f;
    private static final float NEAREST = 0.15f;
    private static final float FARTHEST = 20;
    private static final float FIELD_OF_VIEW = (float) Math.toRadians(42);
    private static final float EYES_FIELD_OF_VIEW = (float) Math.toRadians(80);

    private final Vector3f target = new Vector3f();
    private final Vector3f homeTarget = new Vector3f();
    private float yaw;
    private float pitch;
    private float distance;
    private float homeYaw;
    private float homePitch;
    private float homeDistance;

    public OrbitCamera() {
        setHome(0, 1.35f, 0, 0.3f, 0.12f, 1.6f);
    }

    /**
     * Where the camera is at first, and again after {@link #reset}.
     *
     * @param yaw to the side of +Z, where the camera is at 0
     * @param pitch upwards
     */
    public OrbitCamera setHome(float x, float y, float z, float yaw, float pitch, float distance) {
        homeTarget.set(x, y, z);
        homeYaw = yaw;
        homePitch = pitch;
        homeDistance = distance;
        return reset();
    }

    public OrbitCamera reset() {
        target.set(homeTarget);
        yaw = homeYaw;
        pitch = homePitch;
        distance = homeDistance;
        return this;
    }

    public void turn(float byYaw, float byPitch) {
        yaw += byYaw;
        pitch = Math.max(-STEEPEST, Math.min(STEEPEST, pitch + byPitch));
    }

    /** Nearer by factors below 1. */
    public void zoom(float factor) {
        distance = Math.max(NEAREST, Math.min(FARTHEST, distance * factor));
    }

    /** Moves the point that it looks at, by fractions of the window's height. */
    public void shift(float right, float up) {
        float metres = 2 * distance * (float) Math.tan(FIELD_OF_VIEW / 2);
        float cos = (float) Math.cos(yaw);
        float sin = (float) Math.sin(yaw);
        target.add(metres * right * cos, metres * up, -metres * right * sin);
    }

    public float distance() {
        return distance;
    }

    /** From the room to the eye. */
    public Matrix4f view(Matrix4f out) {
        float level = distance * (float) Math.cos(pitch);
        return out.setLookAt(
                target.x + level * (float) Math.sin(yaw),
                target.y + distance * (float) Math.sin(pitch),
                target.z + level * (float) Math.cos(yaw),
                target.x,
                target.y,
                target.z,
                0,
                1,
                0);
    }

    public static Matrix4f projection(int width, int height, Matrix4f out) {
        return projection(width, height, false, out);
    }

    /** @param eyes whether this is what someone sees who stands there, which is much more than a camera does */
    public static Matrix4f projection(int width, int height, boolean eyes, Matrix4f out) {
        return out.setPerspective(
                eyes ? EYES_FIELD_OF_VIEW : FIELD_OF_VIEW, (float) width / Math.max(1, height), 0.02f, 60);
    }
}
