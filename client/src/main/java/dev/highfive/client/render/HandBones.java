package dev.highfive.client.render;

import java.util.Arrays;
import org.joml.Vector3f;

/**
 * From the places of a hand's joints to the matrices that move its skin. The joints' own rotations are not needed: a
 * finger is turned about itself as little as its bends allow, and the palm's plane says where its back is.
 *
 * <p>A left hand is a right hand in a mirror: its joints are mirrored, and so are the matrices that come out.
 */
final class HandBones {
    /** Three rows of four for each bone. */
    static final int FLOATS_PER_BONE = 12;

    static final int FLOATS = FLOATS_PER_BONE * HandRig.BONES;

    /** The way the nail of the model's thumb faces, before it is made square to the bone. */
    private static final float[] THUMB_NAIL = normalised(-0.62f, 0.74f, 0.25f);
    /** Below this sine of a bend it does not tell how the thumb is turned. */
    private static final float SLIGHT_BEND = 0.15f;
    /** Metres in a hand of the model's size. */
    private static final float ROOT_SLACK = 0.007f;

    private static final float[] MODEL_JOINTS = HandRig.modelJoints();

    /** Of the model itself it is the same. */
    private final HandBones model;

    private final float[] joints = new float[MODEL_JOINTS.length];
    /** Side, up, along and origin of each bone. */
    private final float[] frames = new float[FLOATS];

    private final float[] lengths = new float[HandRig.BONES];
    private final float[] palm = new float[9];
    private final float[] scratch = new float[3];
    private final float[] rest = new float[6];
    private float size;
    private float palmLength;
    private float palmWidth;

    HandBones() {
        model = new HandBones(MODEL_JOINTS);
    }

    private HandBones(float[] joints) {
        model = this;
        measure(joints, false);
    }

    static float[] thumbNail() {
        return THUMB_NAIL.clone();
    }

    /**
     * Writes the matrices from the model hand in metres to this one.
     *
     * @return false if the joints are no hand: not finite, or all in one place
     */
    boolean pose(float[] handJoints, boolean left, float[] matrices, int offset) {
        if (!measure(handJoints, left)) {
            return false;
        }
        float scale = size / model.size;
        for (int bone = 0; bone < HandRig.BONES; bone++) {
            float stretch = lengths[bone] > 0 ? lengths[bone] / model.lengths[bone] : scale;
            writeMatrix(bone, scale, stretch, left ? -1 : 1, matrices, offset + FLOATS_PER_BONE * bone);
        }
        return true;
    }

    /** From the wrist to the knuckle of the middle finger, of the hand that was posed last; metres. */
    float palmLength() {
        return palmLength;
    }

    /** Frame times scale times the inverse of the model's frame. */
    private void writeMatrix(int bone, float scale, float stretch, float mirror, float[] out, int at) {
        float[] from = model.frames;
        int f = FLOATS_PER_BONE * bone;
        for (int row = 0; row < 3; row++) {
            float sign = row == 0 ? mirror : 1;
            float side = sign * scale * frames[f + row];
            float up = sign * scale * frames[f + 3 + row];
            float along = sign * stretch * frames[f + 6 + row];
            float moved = sign * frames[f + 9 + row];
            for (int column = 0; column < 3; column++) {
                float value = side * from[f + column] + up * from[f + 3 + column] + along * from[f + 6 + column];
                out[at + 4 * row + column] = value;
                moved -= value * from[f + 9 + column];
            }
            out[at + 4 * row + 3] = moved;
        }
    }

    private boolean measure(float[] handJoints, boolean left) {
        for (int i = 0; i < joints.length; i++) {
            float value = handJoints[i];
            if (!(Math.abs(value) < 1e6f)) {
                return false;
            }
            joints[i] = left && i % 3 == 0 ? -value : value;
        }
        if (!measurePalm()) {
            return false;
        }
        if (model != this) {
            settleRoots();
        }
        frame(HandRig.WRIST, HandRig.WRIST_JOINT, palm, 6, palm, 3);
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            measureChain(chain);
        }
        return true;
    }

    /** The palm's sideways, back and forward directions, from the knuckles and the wrist. */
    private boolean measurePalm() {
        int index = 3 * (HandRig.firstJoint(1) + 1);
        int middle = 3 * (HandRig.firstJoint(HandRig.MIDDLE) + 1);
        int little = 3 * (HandRig.firstJoint(HandRig.LITTLE) + 1);
        palmWidth = difference(joints, little, joints, index, palm, 0);
        palmLength = difference(joints, middle, joints, 3 * HandRig.WRIST_JOINT, palm, 6);
        size = palmWidth + palmLength;
        cross(palm, 0, palm, 6, palm, 3);
        if (!(palmWidth > 1e-3f && palmLength > 1e-3f && normalise(palm, 3) > 1e-3f)) {
            return false;
        }
        cross(palm, 6, palm, 3, palm, 0);
        return true;
    }

    /**
     * Where a finger begins within the palm is told differently by every tracker, some have it in the wrist. What is
     * too far from where the model has it is brought back, or the flesh around it would stick out.
     */
    private void settleRoots() {
        float slack = ROOT_SLACK * size / model.size;
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            int root = 3 * HandRig.firstJoint(chain);
            for (int i = 0; i < 3; i++) {
                scratch[i] = joints[3 * HandRig.WRIST_JOINT + i] - joints[root + i];
            }
            for (int axis = 0; axis < 3; axis++) {
                float along = rootInPalm(chain, axis)
                        * (axis == 0
                                ? palmWidth / model.palmWidth
                                : axis == 1 ? size / model.size : palmLength / model.palmLength);
                for (int i = 0; i < 3; i++) {
                    scratch[i] += along * palm[3 * axis + i];
                }
            }
            float away = Vector3f.length(scratch[0], scratch[1], scratch[2]);
            for (int i = 0; away > slack && i < 3; i++) {
                joints[root + i] += scratch[i] * (1 - slack / away);
            }
        }
    }

    /** How far the model's finger begins from its wrist, along an axis of the palm. */
    private float rootInPalm(int chain, int axis) {
        int root = 3 * HandRig.firstJoint(chain);
        int wrist = 3 * HandRig.WRIST_JOINT;
        float along = 0;
        for (int i = 0; i < 3; i++) {
            along += (model.joints[root + i] - model.joints[wrist + i]) * model.palm[3 * axis + i];
        }
        return along;
    }

    private void measureChain(int chain) {
        int first = HandRig.firstJoint(chain);
        int previous = HandRig.WRIST;
        for (int segment = 0; segment < HandRig.segments(chain); segment++) {
            int bone = HandRig.bone(chain, segment);
            int at = FLOATS_PER_BONE * bone;
            int joint = 3 * (first + segment);
            lengths[bone] = difference(joints, joint + 3, joints, joint, frames, at + 6);
            if (lengths[bone] < 1e-4f) {
                lengths[bone] = 1e-4f;
                System.arraycopy(frames, FLOATS_PER_BONE * previous + 6, frames, at + 6, 3);
            }
            if (segment > 0) {
                carry(frames, FLOATS_PER_BONE * previous + 3, frames, FLOATS_PER_BONE * previous + 6, at + 6, scratch);
            } else if (chain == HandRig.THUMB) {
                turnThumb(at + 6, scratch);
            } else {
                System.arraycopy(palm, 3, scratch, 0, 3);
            }
            frame(bone, first + segment, frames, at + 6, scratch, 0);
            if (HandRig.hasHelper(chain, segment)) {
                measureHelper(HandRig.helper(chain, segment), previous, bone, first + segment);
            }
            previous = bone;
        }
    }

    private void measureHelper(int helper, int before, int after, int joint) {
        int at = FLOATS_PER_BONE * helper;
        for (int i = 3; i < 9; i++) {
            frames[at + i] = frames[FLOATS_PER_BONE * before + i] + frames[FLOATS_PER_BONE * after + i];
        }
        if (normalise(frames, at + 6) < 1e-3f) {
            System.arraycopy(frames, FLOATS_PER_BONE * after + 6, frames, at + 6, 3);
        }
        System.arraycopy(frames, at + 3, scratch, 0, 3);
        frame(helper, joint, frames, at + 6, scratch, 0);
    }

    /**
     * The thumb turns about itself as it comes round to face the fingers. Its bends tell by how much; where it is
     * straight it is taken to have swung there the shortest way from the model.
     */
    private void turnThumb(int direction, float[] up) {
        if (model == this) {
            System.arraycopy(THUMB_NAIL, 0, up, 0, 3);
            return;
        }
        int thumb = FLOATS_PER_BONE * HandRig.bone(HandRig.THUMB, 0);
        Arrays.fill(rest, 0);
        for (int i = 0; i < 3; i++) {
            for (int axis = 0; axis < 3; axis++) {
                int a = 3 * axis;
                rest[i] += palm[a + i] * dot(model.frames, thumb + 6, model.palm, a);
                rest[3 + i] += palm[a + i] * dot(model.frames, thumb + 3, model.palm, a);
            }
        }
        carry(rest, 3, rest, 0, direction, up);
        int root = 3 * HandRig.firstJoint(HandRig.THUMB);
        difference(joints, root + 9, joints, root + 6, rest, 0);
        float straight = dot(rest, 0, frames, direction);
        float bend = 0;
        for (int i = 0; i < 3; i++) {
            rest[3 + i] = straight * frames[direction + i] - rest[i];
            bend += rest[3 + i] * up[i];
        }
        if (bend > SLIGHT_BEND) {
            for (int i = 0; i < 3; i++) {
                up[i] = up[i] * 0.5f + rest[3 + i] * (bend - SLIGHT_BEND);
            }
        }
    }

    /** Turns what is square to one direction the shortest way to be square to another, in frames. */
    private void carry(float[] up, int u, float[] from, int d, int to, float[] out) {
        float along = dot(from, d, frames, to);
        float factor = dot(up, u, frames, to) / Math.max(1 + along, 1e-3f);
        for (int i = 0; i < 3; i++) {
            out[i] = up[u + i] - factor * (from[d + i] + frames[to + i]);
        }
    }

    /** Completes a bone's frame at a joint from its direction and a vector that is about up. */
    private void frame(int bone, int joint, float[] direction, int d, float[] up, int u) {
        int at = FLOATS_PER_BONE * bone;
        System.arraycopy(direction, d, frames, at + 6, 3);
        System.arraycopy(joints, 3 * joint, frames, at + 9, 3);
        cross(frames, at + 6, up, u, frames, at);
        if (normalise(frames, at) < 1e-4f) {
            cross(frames, at + 6, palm, 6, frames, at);
            normalise(frames, at);
        }
        cross(frames, at, frames, at + 6, frames, at + 3);
    }

    /** Writes the unit vector from b to a and returns their distance. */
    private static float difference(float[] a, int i, float[] b, int j, float[] out, int o) {
        out[o] = a[i] - b[j];
        out[o + 1] = a[i + 1] - b[j + 1];
        out[o + 2] = a[i + 2] - b[j + 2];
        return normalise(out, o);
    }

    private static float normalise(float[] v, int i) {
        float length = Vector3f.length(v[i], v[i + 1], v[i + 2]);
        float inverse = length > 1e-9f ? 1 / length : 0;
        v[i] *= inverse;
        v[i + 1] *= inverse;
        v[i + 2] *= inverse;
        return length;
    }

    private static float[] normalised(float x, float y, float z) {
        float[] v = {x, y, z};
        normalise(v, 0);
        return v;
    }

    private static float dot(float[] a, int i, float[] b, int j) {
        return a[i] * b[j] + a[i + 1] * b[j + 1] + a[i + 2] * b[j + 2];
    }

    private static void cross(float[] a, int i, float[] b, int j, float[] out, int o) {
        float x = a[i + 1] * b[j + 2] - a[i + 2] * b[j + 1];
        float y = a[i + 2] * b[j] - a[i] * b[j + 2];
        float z = a[i] * b[j + 1] - a[i + 1] * b[j];
        out[o] = x;
        out[o + 1] = y;
        out[o + 2] = z;
    }
}
