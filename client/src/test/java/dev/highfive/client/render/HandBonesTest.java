package dev.highfive.client.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.hands.HandModel;
import dev.highfive.client.hands.HandPose;
import dev.highfive.client.hands.HandPoses;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Side;
import dev.highfive.codec.Allocation;
import java.util.Arrays;
import org.joml.Matrix3f;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class HandBonesTest {
    private static final float NEAR = 1e-5f;
    private static final HandPose[] POSES = {
        HandPoses.REST,
        HandPoses.OPEN,
        HandPoses.WAVE,
        HandPoses.FIST,
        HandPoses.THUMBS_UP,
        HandPoses.POINT,
        HandPoses.PINCH,
        HandPoses.GRAB
    };

    private final HandBones bones = new HandBones();
    private final float[] matrices = new float[HandBones.FLOATS];
    private final float[] model = HandRig.modelJoints();

    @Test
    void modelHandIsLeftAsItIs() {
        assertTrue(bones.pose(model, false, matrices, 0));
        for (int bone = 0; bone < HandRig.BONES; bone++) {
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 4; column++) {
                    assertEquals(row == column ? 1 : 0, matrix(bone, row, column), NEAR, "bone " + bone);
                }
            }
        }
    }

    @Test
    void bonesReachFromJointToJointInEveryPose() {
        for (HandPose pose : POSES) {
            for (Side side : Side.values()) {
                float[] joints = joints(pose, side, new Quaternionf().rotateXYZ(1, 2, 3));
                assertTrue(bones.pose(joints, side == Side.LEFT, matrices, 0));
                for (int chain = 0; chain < HandRig.CHAINS; chain++) {
                    for (int segment = 0; segment < HandRig.segments(chain); segment++) {
                        int joint = HandRig.firstJoint(chain) + segment;
                        assertCarries(HandRig.bone(chain, segment), joint, joints);
                        assertCarries(HandRig.bone(chain, segment), joint + 1, joints);
                    }
                }
            }
        }
    }

    @Test
    void helperTurnsHalfAsFarAsItsJoint() {
        bones.pose(joints(HandPoses.FIST, Side.RIGHT, new Quaternionf()), false, matrices, 0);
        for (int chain = 1; chain < HandRig.CHAINS; chain++) {
            for (int segment = 1; segment < HandRig.segments(chain); segment++) {
                Quaternionf before = rotation(HandRig.bone(chain, segment - 1));
                Quaternionf helper = rotation(HandRig.helper(chain, segment));
                Quaternionf after = rotation(HandRig.bone(chain, segment));
                float whole = angle(before, after);
                float half = angle(before, helper);
                assertTrue(whole > 0.8f, "a fist bends every joint");
                assertEquals(whole / 2, half, 0.04f);
            }
        }
    }

    @Test
    void leftHandIsMirrored() {
        bones.pose(joints(HandPoses.PINCH, Side.RIGHT, new Quaternionf()), false, matrices, 0);
        float[] right = matrices.clone();
        bones.pose(joints(HandPoses.PINCH, Side.LEFT, new Quaternionf()), true, matrices, 0);
        for (int i = 0; i < matrices.length; i++) {
            int row = i % HandBones.FLOATS_PER_BONE / 4;
            assertEquals(row == 0 ? -right[i] : right[i], matrices[i], NEAR);
        }
    }

    @Test
    void largerHandIsThickerToo() {
        for (int i = 0; i < model.length; i++) {
            model[i] *= 1.2f;
        }
        bones.pose(model, false, matrices, 0);
        assertEquals(1.2f, matrix(HandRig.bone(2, 2), 0, 0), 1e-3f);
        assertEquals(1.2f, matrix(HandRig.bone(2, 2), 2, 2), 1e-3f);
    }

    @Test
    void whatIsNoHandIsRefused() {
        float[] joints = new float[model.length];
        assertFalse(bones.pose(joints, false, matrices, 0));
        Arrays.fill(joints, Float.NaN);
        assertFalse(bones.pose(joints, false, matrices, 0));
        Arrays.fill(joints, Float.POSITIVE_INFINITY);
        assertFalse(bones.pose(joints, false, matrices, 0));
    }

    /** Trackers tell differently where a finger begins within the palm; flesh that followed would stick out. */
    @Test
    void rootFarFromItsPlaceIsBroughtBack() {
        for (int chain = 0; chain < HandRig.CHAINS; chain++) {
            float[] joints = HandRig.modelJoints();
            int root = 3 * HandRig.firstJoint(chain);
            System.arraycopy(joints, 3 * HandRig.WRIST_JOINT, joints, root, 3);
            assertTrue(bones.pose(joints, false, matrices, 0));
            int bone = HandRig.bone(chain, 0);
            float squared = 0;
            for (int row = 0; row < 3; row++) {
                float moved = matrix(bone, row, 0) * model[root]
                        + matrix(bone, row, 1) * model[root + 1]
                        + matrix(bone, row, 2) * model[root + 2]
                        + matrix(bone, row, 3)
                        - model[root + row];
                squared += moved * moved;
            }
            assertEquals(0.007f, Math.sqrt(squared), 1e-4f, "chain " + chain);
        }
    }

    @Test
    void fingerThatCollapsesGivesFiniteMatrices() {
        int first = 3 * HandRig.firstJoint(2);
        for (int i = 6; i < 15; i++) {
            model[first + i] = model[first + 3 + i % 3];
        }
        assertTrue(bones.pose(model, false, matrices, 0));
        for (float value : matrices) {
            assertTrue(Float.isFinite(value));
        }
    }

    @Test
    void posingAllocatesNothing() {
        float[] joints = joints(HandPoses.GRAB, Side.LEFT, new Quaternionf());
        assertEquals(0, Allocation.of(() -> bones.pose(joints, true, matrices, 0)));
    }

    private static float angle(Quaternionf from, Quaternionf to) {
        float angle = from.difference(to, new Quaternionf()).angle();
        return Math.min(angle, 2 * (float) Math.PI - angle);
    }

    private static float[] joints(HandPose pose, Side side, Quaternionf turn) {
        HandJoints joints = new HandJoints();
        new HandModel(1).place(pose, side, new Vector3f(0, 1.2f, -0.3f), turn, joints);
        return joints.positions;
    }

    private void assertCarries(int bone, int joint, float[] joints) {
        for (int row = 0; row < 3; row++) {
            float carried = matrix(bone, row, 3);
            for (int column = 0; column < 3; column++) {
                carried += matrix(bone, row, column) * HandRig.modelJoints()[3 * joint + column];
            }
            assertEquals(joints[3 * joint + row], carried, 1e-4f, "joint " + joint + " by bone " + bone);
        }
    }

    private float matrix(int bone, int row, int column) {
        return matrices[HandBones.FLOATS_PER_BONE * bone + 4 * row + column];
    }

    private Quaternionf rotation(int bone) {
        Matrix3f matrix = new Matrix3f();
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                matrix.set(column, row, matrix(bone, row, column));
            }
        }
        return new Quaternionf().setFromUnnormalized(matrix);
    }
}
