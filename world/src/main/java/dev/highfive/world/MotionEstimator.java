package dev.highfive.world;

import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;

/**
 * The sender's side of prediction: the velocity and the turning of a head, a hand or a thing from its last
 * poses, where the runtime gives none. Feed it every pose, at the rate of the frames rather than of the
 * packets, and ask when a state is sent. It fits a line through the poses of the last 15 ms, and at least
 * two: hands turn back so soon that any longer memory costs more than the noise it removes.
 *
 * <p>Poses of either handedness are fine as long as all are of the same. Not for several threads.
 */
public final class MotionEstimator {
    /** In radians per second; Rot2 tells apart only what is below half a turn. */
    public static final float MAX_TURN = (float) (0.97 * Math.PI);

    private static final int MAX_POSES = 8;
    private static final long WINDOW_NS = 15_000_000;
    /** Poses further apart are not of one movement. */
    private static final long GAP_NS = 100_000_000;

    private static final int NUMBERS = 7;
    private static final float SECONDS = 1e-9f;

    /** Rings of times and of x, y, z and the quaternion of each pose. */
    private final long[] times = new long[MAX_POSES];

    private final float[] poses = new float[MAX_POSES * NUMBERS];
    private final Quaternion turn = new Quaternion();
    private final Quaternion newest = new Quaternion();
    private final Quaternion other = new Quaternion();
    private int last = MAX_POSES - 1;
    private int count;

    private float vx;
    private float vy;
    private float vz;
    private float turnX;
    private float turnY;
    private float turnZ;

    /** Forgets all poses: tracking was lost, or the space moved. */
    public void clear() {
        count = 0;
        rest();
    }

    /** Adds a pose with a unit quaternion. One that is not newer than those before is ignored. */
    public void add(long timeNs, float x, float y, float z, float qx, float qy, float qz, float qw) {
        if (count > 0 && timeNs - times[last] <= 0) {
            return;
        }
        if (count > 0 && timeNs - times[last] > GAP_NS) {
            count = 0;
        }
        last = (last + 1) % MAX_POSES;
        count = Math.min(MAX_POSES, count + 1);
        times[last] = timeNs;
        int at = last * NUMBERS;
        poses[at] = x;
        poses[at + 1] = y;
        poses[at + 2] = z;
        poses[at + 3] = qx;
        poses[at + 4] = qy;
        poses[at + 5] = qz;
        poses[at + 6] = qw;
        estimate();
    }

    /** Metres per second. */
    public float vx() {
        return vx;
    }

    public float vy() {
        return vy;
    }

    public float vz() {
        return vz;
    }

    /** The angular velocity: a vector along the axis, in radians per second, however fast. */
    public float turnX() {
        return turnX;
    }

    public float turnY() {
        return turnY;
    }

    public float turnZ() {
        return turnZ;
    }

    /**
     * Sets the rates of what is sent, whose place and rotation are those of the newest pose. A turn that is
     * faster than {@link #MAX_TURN} is cut short to that.
     */
    public void copyTo(MovingVector location, TurningRotation rotation) {
        location.setVelocity(vx, vy, vz);
        setInOneSecond(rotation, turnX, turnY, turnZ);
    }

    /** Sets where a rotation will be in one second, by an angular velocity, of which the most is kept. */
    public static void setInOneSecond(TurningRotation rotation, float turnX, float turnY, float turnZ) {
        float speed = (float) Math.sqrt(turnX * turnX + turnY * turnY + turnZ * turnZ);
        float kept = speed > MAX_TURN ? MAX_TURN / speed : 1;
        float angle = speed * kept;
        float sine = speed == 0 ? 0 : (float) Math.sin(angle / 2) / speed;
        float cosine = (float) Math.cos(angle / 2);
        float x = turnX * sine;
        float y = turnY * sine;
        float z = turnZ * sine;
        float i = rotation.now.i;
        float j = rotation.now.j;
        float k = rotation.now.k;
        float w = rotation.now.w();
        rotation.inOneSecond.set(
                cosine * i + x * w + y * k - z * j,
                cosine * j - x * k + y * w + z * i,
                cosine * k + x * j - y * i + z * w,
                cosine * w - x * i - y * j - z * k);
    }

    /** The slope of the least-squares line through all that lie in the window, relative to the newest. */
    private void estimate() {
        rest();
        if (count < 2) {
            return;
        }
        int used = 2;
        while (used < count && times[last] - times[ring(used)] <= WINDOW_NS) {
            used++;
        }
        float meanSeconds = 0;
        for (int back = 0; back < used; back++) {
            meanSeconds -= (times[last] - times[ring(back)]) * SECONDS / used;
        }
        read(newest, last);
        float squares = 0;
        for (int back = 0; back < used; back++) {
            int index = ring(back);
            float seconds = -(times[last] - times[index]) * SECONDS - meanSeconds;
            squares += seconds * seconds;
            int at = index * NUMBERS;
            vx += seconds * (poses[at] - poses[last * NUMBERS]);
            vy += seconds * (poses[at + 1] - poses[last * NUMBERS + 1]);
            vz += seconds * (poses[at + 2] - poses[last * NUMBERS + 2]);
            turn.between(newest, read(other, index));
            float scale = turn.turnScale() * seconds;
            turnX += turn.x * scale;
            turnY += turn.y * scale;
            turnZ += turn.z * scale;
        }
        float slope = 1 / squares;
        vx *= slope;
        vy *= slope;
        vz *= slope;
        turnX *= slope;
        turnY *= slope;
        turnZ *= slope;
    }

    private void rest() {
        vx = 0;
        vy = 0;
        vz = 0;
        turnX = 0;
        turnY = 0;
        turnZ = 0;
    }

    private int ring(int back) {
        return (last - back + MAX_POSES) % MAX_POSES;
    }

    private Quaternion read(Quaternion into, int index) {
        int at = index * NUMBERS + 3;
        return into.set(poses[at], poses[at + 1], poses[at + 2], poses[at + 3]);
    }
}
