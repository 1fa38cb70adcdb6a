package dev.highfive.world;

/**
 * What is shown beside the prediction so that a new sample makes no jump: their difference, which is taken
 * back over the next frames. No point moves faster than {@link #MAX_STEP} a frame for this reason.
 */
class Correction {
    /**
     * Metres in one frame of 72 Hz. Faster displays get their share, slower ones what the frames they skip
     * would have.
     */
    static final float MAX_STEP = 0.015f;
    /** Further apart than this, something was moved on purpose: it appears where it is. */
    static final float SNAP_DISTANCE = 2;
    /** A turn counts as the way of a point so far out, in metres. */
    private static final float LEVER = 0.1f;
    /** For the rounding of places in a room. */
    private static final float MARGIN = 0.00002f;

    private static final float FRAME_SECONDS = 1 / 72f;
    private static final float FRAME_TOLERANCE = 0.01f;
    /** In which the difference shrinks to a third: within a frame or two, as far as it may. */
    private static final float TIME_CONSTANT_SECONDS = 0.005f;

    private static final float NOTHING = 1e-6f;

    private final Quaternion rotation = new Quaternion();
    private final Quaternion scratch = new Quaternion();
    private float x;
    private float y;
    private float z;
    private float scaleX;
    private float scaleY;
    private float scaleZ;
    private boolean none = true;
    private float lastStep;

    static Correction of(ObjectKind kind) {
        return kind == ObjectKind.HAND ? new HandCorrection() : new Correction();
    }

    final void clear() {
        none = true;
        lastStep = 0;
    }

    final boolean isNone() {
        return none;
    }

    /** How far the last {@link #shrink} moved the point that it moved furthest, in metres. */
    final float lastStep() {
        return lastStep;
    }

    /** Begins with what has to be added to the prediction to get what would have been shown. */
    final void begin(Motion expected, Motion predicted) {
        x = expected.x - predicted.x;
        y = expected.y - predicted.y;
        z = expected.z - predicted.z;
        if (x * x + y * y + z * z > SNAP_DISTANCE * SNAP_DISTANCE) {
            clear();
            return;
        }
        none = false;
        rotation.between(predicted.rotation, expected.rotation);
        scaleX = expected.scaleX - predicted.scaleX;
        scaleY = expected.scaleY - predicted.scaleY;
        scaleZ = expected.scaleZ - predicted.scaleZ;
        beginJoints(expected, predicted);
    }

    /** Takes a part of it back, as much as is right after so many seconds. */
    final void shrink(float seconds) {
        lastStep = 0;
        if (none) {
            return;
        }
        float frames = seconds / FRAME_SECONDS;
        float allowed = (MAX_STEP - MARGIN) * (frames < 1 ? frames : (float) Math.floor(frames + FRAME_TOLERANCE));
        float part = 1 - (float) Math.exp(-seconds / TIME_CONSTANT_SECONDS);
        float distance = (float) Math.sqrt(x * x + y * y + z * z);
        float rest = rest(distance, part, allowed);
        x *= rest;
        y *= rest;
        z *= rest;
        float left = distance * rest;
        lastStep = distance - left;
        float angle = rotation.angle() * LEVER;
        float turnRest = rest(angle, part, allowed);
        float turn = rotation.turnScale() * turnRest;
        rotation.setTurn(rotation.x * turn, rotation.y * turn, rotation.z * turn)
                .normalize();
        left = Math.max(left, angle * turnRest);
        scaleX *= 1 - part;
        scaleY *= 1 - part;
        scaleZ *= 1 - part;
        left = Math.max(left, Math.max(Math.abs(scaleX), Math.max(Math.abs(scaleY), Math.abs(scaleZ))));
        left = Math.max(left, shrinkJoints(part, allowed));
        none = left < NOTHING;
    }

    final void addTo(Motion motion) {
        if (none) {
            return;
        }
        beforeMove(motion);
        motion.x += x;
        motion.y += y;
        motion.z += z;
        motion.scaleX += scaleX;
        motion.scaleY += scaleY;
        motion.scaleZ += scaleZ;
        motion.rotation.set(scratch.set(rotation).multiply(motion.rotation)).normalize();
        moveJoints(motion);
    }

    void beginJoints(Motion expected, Motion predicted) {}

    /** @return how much is left of the largest */
    float shrinkJoints(float part, float allowed) {
        return 0;
    }

    /** Called before the motion's palm is moved. */
    void beforeMove(Motion motion) {}

    /** Called when the motion's palm has been moved. */
    void moveJoints(Motion motion) {}

    final void stepped(float step) {
        lastStep = Math.max(lastStep, step);
    }

    /** What to multiply a length by so that it loses this part, but no more than is allowed. */
    static float rest(float length, float part, float allowed) {
        return length * part <= allowed ? 1 - part : 1 - allowed / length;
    }
}
