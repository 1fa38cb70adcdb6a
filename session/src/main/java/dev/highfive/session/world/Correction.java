package dev.highfive.session.world;

/**
 * What is shown beside the prediction so that a new sample makes no jump: their difference, which is taken
 * back over the next frames. In any one frame no point of a hand moves by more than {@link #MAX_STEP} for
 * this reason.
 */
final class Correction {
    /** Metres in one frame, at 72 frames a second; faster displays get their share. */
    static final float MAX_STEP = 0.015f;
    /** Further apart than this, something was moved on purpose: it appears where it is. */
    static final float SNAP_DISTANCE = 2;
    /** Rounding, of floats within {@link Plausible#MAX_DISTANCE} of the origin in a room of some metres. */
    private static final float MARGIN = 0.00002f;
    private static final float FRAME_SECONDS = 1 / 72f;
    /** The difference is taken back by two thirds in this time. */
    private static final float TIME_CONSTANT_SECONDS = 0.03f;
    private static final float NOTHING = 1e-6f;

    private final float[] joints;
    private final Quaternion rotation = new Quaternion();
    private final Quaternion scratch = new Quaternion();
    private float x;
    private float y;
    private float z;
    private float scaleX;
    private float scaleY;
    private float scaleZ;
    private boolean hasJoints;
    private boolean none = true;
    private float lastStep;

    Correction(boolean ofHand) {
        joints = new float[ofHand ? Motion.JOINT_FLOATS : 0];
    }

    void clear() {
        none = true;
        lastStep = 0;
    }

    boolean isNone() {
        return none;
    }

    /** No point was moved further than this by the last {@link #shrink}, in metres. */
    float lastStep() {
        return lastStep;
    }

    /** What has to be added to the prediction to get what was shown. */
    void set(Motion shown, Motion predicted) {
        x = shown.x - predicted.x;
        y = shown.y - predicted.y;
        z = shown.z - predicted.z;
        if (x * x + y * y + z * z > SNAP_DISTANCE * SNAP_DISTANCE) {
            clear();
            return;
        }
        none = false;
        rotation.between(predicted.rotation, shown.rotation);
        if (rotation.w < 0) {
            rotation.set(-rotation.x, -rotation.y, -rotation.z, -rotation.w);
        }
        scaleX = shown.scaleX - predicted.scaleX;
        scaleY = shown.scaleY - predicted.scaleY;
        scaleZ = shown.scaleZ - predicted.scaleZ;
        hasJoints = shown.hasJoints && predicted.hasJoints;
        if (hasJoints) {
            for (int index = 0; index < joints.length; index++) {
                joints[index] = shown.joints[index] - predicted.joints[index];
            }
        }
    }

    /** Takes a part of it back, as much as is right after so many seconds. */
    void shrink(Motion predicted, float seconds) {
        lastStep = 0;
        if (none) {
            return;
        }
        float angle = rotation.angle();
        float largest = (float) Math.sqrt(x * x + y * y + z * z) + reach(predicted, angle);
        float allowed = (MAX_STEP - MARGIN) * Math.min(1, seconds / FRAME_SECONDS);
        float part = 1 - (float) Math.exp(-seconds / TIME_CONSTANT_SECONDS);
        if (largest * part > allowed) {
            part = allowed / largest;
        }
        lastStep = largest * part;
        float rest = 1 - part;
        if (largest * rest < NOTHING && angle * rest < NOTHING && sizeDifference() * rest < NOTHING) {
            none = true;
            return;
        }
        x *= rest;
        y *= rest;
        z *= rest;
        scaleX *= rest;
        scaleY *= rest;
        scaleZ *= rest;
        float turn = rotation.turnScale() * rest;
        rotation.setTurn(rotation.x * turn, rotation.y * turn, rotation.z * turn).normalize();
        if (hasJoints) {
            for (int index = 0; index < joints.length; index++) {
                joints[index] *= rest;
            }
        }
    }

    void addTo(Motion motion) {
        if (none) {
            return;
        }
        motion.x += x;
        motion.y += y;
        motion.z += z;
        motion.scaleX += scaleX;
        motion.scaleY += scaleY;
        motion.scaleZ += scaleZ;
        motion.rotation.set(scratch.set(rotation).multiply(motion.rotation)).normalize();
        if (hasJoints && motion.hasJoints) {
            for (int index = 0; index < joints.length; index++) {
                motion.joints[index] += joints[index];
            }
        }
    }

    /** How far the point of the hand that is furthest out is moved by the turn and by its own difference. */
    private float reach(Motion predicted, float angle) {
        if (!hasJoints) {
            return 0;
        }
        float furthest = 0;
        float own = 0;
        for (int index = 0; index < joints.length; index += 3) {
            float px = predicted.joints[index] + joints[index];
            float py = predicted.joints[index + 1] + joints[index + 1];
            float pz = predicted.joints[index + 2] + joints[index + 2];
            furthest = Math.max(furthest, px * px + py * py + pz * pz);
            float dx = joints[index];
            float dy = joints[index + 1];
            float dz = joints[index + 2];
            own = Math.max(own, dx * dx + dy * dy + dz * dz);
        }
        return angle * (float) Math.sqrt(furthest) + (float) Math.sqrt(own);
    }

    private float sizeDifference() {
        return Math.max(Math.abs(scaleX), Math.max(Math.abs(scaleY), Math.abs(scaleZ)));
    }
}
