package dev.highfive.client.hands;

import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Rotation;
import dev.highfive.codec.gamestate.TurningRotation;
import org.joml.Quaternionf;
import org.joml.Quaternionfc;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * The wire's coordinates and the headset's, one the mirror image of the other: the wire is left-handed with Z
 * forward, OpenXR right-handed with Z backward. X and Y are the same. A mirror turns rotations round, so
 * quaternions and angular velocities change the signs that positions keep. What is counter-clockwise to a
 * viewer stays so, hence triangles keep their order.
 */
public final class WireAxes {
    /** The most that {@link TurningRotation} can tell in a second, with a margin for its rounding. */
    public static final float MAX_TURN_PER_SECOND = (float) (0.97 * Math.PI);

    private WireAxes() {}

    public static Vector3f position(MovingVector from, Vector3f dest) {
        return dest.set(from.x, from.y, -from.z);
    }

    public static Vector3f velocity(MovingVector from, Vector3f dest) {
        return dest.set(from.vx, from.vy, -from.vz);
    }

    public static void setPosition(MovingVector to, Vector3fc position) {
        to.set(position.x(), position.y(), -position.z());
    }

    public static void setVelocity(MovingVector to, Vector3fc velocity) {
        to.setVelocity(velocity.x(), velocity.y(), -velocity.z());
    }

    /** A unit quaternion, also from bytes that do not hold one; not a number where those are none. */
    public static Quaternionf orientation(Rotation from, Quaternionf dest) {
        return dest.set(-from.i, -from.j, from.k, from.w()).normalize();
    }

    public static void setOrientation(Rotation to, Quaternionfc orientation) {
        to.set(-orientation.x(), -orientation.y(), orientation.z(), orientation.w());
    }

    /** Radians per second, about an axis in the headset's space. */
    public static Vector3f angularVelocity(TurningRotation from, Vector3f dest) {
        Rotation now = from.now;
        Rotation then = from.inOneSecond;
        float w0 = now.w();
        float w1 = then.w();
        // What turns "now" into "then": then * conjugate(now), by its shorter way.
        float w = w1 * w0 + then.i * now.i + then.j * now.j + then.k * now.k;
        float x = -w1 * now.i + then.i * w0 - then.j * now.k + then.k * now.j;
        float y = -w1 * now.j + then.i * now.k + then.j * w0 - then.k * now.i;
        float z = -w1 * now.k - then.i * now.j + then.j * now.i + then.k * w0;
        double sine = Math.sqrt((double) x * x + (double) y * y + (double) z * z);
        if (sine == 0) {
            return dest.zero();
        }
        double angle = 2 * Math.atan2(w < 0 ? -sine : sine, Math.abs(w));
        float scale = (float) (angle / sine);
        return dest.set(-x * scale, -y * scale, z * scale);
    }

    /**
     * Says how an orientation turns. The wire has only the rotation in one second, so what is faster than
     * almost half a turn per second is told as that much.
     */
    public static void setTurning(TurningRotation to, Quaternionfc orientation, Vector3fc angularVelocity) {
        setOrientation(to.now, orientation);
        float speed = angularVelocity.length();
        if (!(speed > 0)) {
            to.inOneSecond.setImaginary(to.now.i, to.now.j, to.now.k);
            return;
        }
        double half = Math.min(speed, MAX_TURN_PER_SECOND) / 2.0;
        float sine = (float) Math.sin(half) / speed;
        float w1 = (float) Math.cos(half);
        float x1 = angularVelocity.x() * sine;
        float y1 = angularVelocity.y() * sine;
        float z1 = angularVelocity.z() * sine;
        float x0 = orientation.x();
        float y0 = orientation.y();
        float z0 = orientation.z();
        float w0 = orientation.w();
        float x = w1 * x0 + x1 * w0 + y1 * z0 - z1 * y0;
        float y = w1 * y0 - x1 * z0 + y1 * w0 + z1 * x0;
        float z = w1 * z0 + x1 * y0 - y1 * x0 + z1 * w0;
        float w = w1 * w0 - x1 * x0 - y1 * y0 - z1 * z0;
        to.inOneSecond.set(-x, -y, z, w);
    }
}
