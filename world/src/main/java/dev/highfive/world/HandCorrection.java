package dev.highfive.world;

/**
 * Takes back the difference of each joint for itself, where it is in the room: a palm that is right again
 * does not wait for the tip of a finger that has further to go.
 */
final class HandCorrection extends Correction {
    /** x, y and z for each joint, in the room. */
    private final float[] differences = new float[Motion.JOINT_FLOATS];

    private final float[] places = new float[Motion.JOINT_FLOATS];
    private final RotationMatrix matrix = new RotationMatrix();
    private boolean hasJoints;

    @Override
    void beginJoints(Motion expected, Motion predicted) {
        hasJoints = expected.hasJoints && predicted.hasJoints;
        if (!hasJoints) {
            return;
        }
        matrix.set(expected.rotation).toWorld(expected, places);
        matrix.set(predicted.rotation).toWorld(predicted, differences);
        for (int index = 0; index < places.length; index++) {
            differences[index] = places[index] - differences[index];
        }
    }

    @Override
    float shrinkJoints(float part, float allowed) {
        if (!hasJoints) {
            return 0;
        }
        float most = 0;
        float mostLeft = 0;
        for (int index = 0; index < differences.length; index += 3) {
            float x = differences[index];
            float y = differences[index + 1];
            float z = differences[index + 2];
            float distance = (float) Math.sqrt(x * x + y * y + z * z);
            float rest = distance == 0 ? 0 : rest(distance, part, allowed);
            differences[index] = x * rest;
            differences[index + 1] = y * rest;
            differences[index + 2] = z * rest;
            mostLeft = Math.max(mostLeft, distance * rest);
            most = Math.max(most, distance * (1 - rest));
        }
        stepped(most);
        return mostLeft;
    }

    @Override
    void beforeMove(Motion motion) {
        if (hasJoints && motion.hasJoints) {
            matrix.set(motion.rotation).toWorld(motion, places);
        }
    }

    @Override
    void moveJoints(Motion motion) {
        if (!hasJoints || !motion.hasJoints) {
            return;
        }
        for (int index = 0; index < places.length; index++) {
            places[index] += differences[index];
        }
        matrix.set(motion.rotation).fromWorld(places, motion);
    }
}
