package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Side;
import org.joml.Vector3f;

/** Where an elbow has to be, if it hangs as low and as far outside as the arm's two bones let it. */
final class Elbow {
    private Elbow() {}

    static Vector3f of(Vector3f shoulder, Vector3f wrist, Side side, float yaw) {
        float upper = Physique.AVERAGE.upperArm;
        float fore = Physique.AVERAGE.forearm;
        Vector3f along = wrist.sub(shoulder, new Vector3f());
        float length = along.length();
        along.div(length);
        float foot = (upper * upper - fore * fore + length * length) / (2 * length);
        float height = (float) Math.sqrt(Math.max(0, upper * upper - foot * foot));
        Vector3f down = new Vector3f(side == Side.LEFT ? -0.3f : 0.3f, -1, 0.2f).rotateY(yaw);
        down.fma(-down.dot(along), along).normalize();
        return new Vector3f(shoulder).fma(foot, along).fma(height, down);
    }
}
