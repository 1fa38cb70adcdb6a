package dev.highfive.client.render;

import java.util.ArrayList;
import java.util.List;

/**
 * The hand that the skin is made of, as a solid in millimetres: flesh on the bones of {@link HandRig}, joined
 * smoothly. Fingers are joined to the palm broadly but to each other hardly, or they would grow together where they
 * come close.
 */
final class HandSculpture implements DistanceField {
    static final float[] LOW = {-104, -48, -216};
    static final float[] HIGH = {84, 34, 36};

    /** Where the hand ends, for there is no arm. */
    private static final float WRIST_CUT = 26;

    private static final float[] UP = {0, 1, 0};
    private static final float[] THUMB_UP = HandBones.thumbNail();
    /** Radius at the knuckle, the two further joints and the tip, for each finger. */
    private static final float[][] FINGER_RADII = {
        {10.8f, 10.3f, 9.4f, 8.0f}, {11.0f, 10.5f, 9.5f, 8.2f}, {10.6f, 10.1f, 9.1f, 7.8f}, {9.8f, 9.1f, 8.2f, 7.1f},
    };

    private final Limb[][] fingers = new Limb[HandRig.CHAINS][];
    private final Limb[][] cushions = new Limb[HandRig.CHAINS][];
    private final Limb[] palm;
    private final Limb[] webs;
    private final Limb[] knuckles;
    private final Limb wrist = new Limb(new float[] {0, -1, -28}, new float[] {0, -1, 40}, 27, 25.5f, 0.33f, UP);

    HandSculpture() {
        fingers[HandRig.THUMB] = thumb();
        cushions[HandRig.THUMB] = thumbCushions();
        for (int finger = 1; finger < HandRig.CHAINS; finger++) {
            fingers[finger] = finger(finger, FINGER_RADII[finger - 1]);
            cushions[finger] = cushions(finger, FINGER_RADII[finger - 1]);
        }
        palm = palm();
        webs = webs();
        knuckles = knuckles();
    }

    @Override
    public float at(float x, float y, float z) {
        float body = palm[0].distance(x, y, z);
        for (int i = 1; i < palm.length; i++) {
            body = Solid.join(body, palm[i].distance(x, y, z), 9);
        }
        body = Solid.join(body, Solid.carve(wrist.distance(x, y, z), WRIST_CUT - z, 9), 16);
        for (Limb web : webs) {
            body = Solid.join(body, web.distance(x, y, z), 8);
        }
        for (Limb knuckle : knuckles) {
            body = Solid.join(body, knuckle.distance(x, y, z), 8);
        }
        float fingersOnly = finger(1, x, y, z);
        for (int chain = 2; chain < HandRig.CHAINS; chain++) {
            fingersOnly = Solid.join(fingersOnly, finger(chain, x, y, z), 2);
        }
        return Solid.join(Solid.join(body, finger(HandRig.THUMB, x, y, z), 12), fingersOnly, 7);
    }

    /** Bones that follow each other are as thick where they meet: joining them smoothly would make rings there. */
    private float finger(int chain, float x, float y, float z) {
        float distance = Float.MAX_VALUE;
        for (Limb limb : fingers[chain]) {
            distance = Math.min(distance, limb.distance(x, y, z));
        }
        for (Limb cushion : cushions[chain]) {
            distance = Solid.join(distance, cushion.distance(x, y, z), 3);
        }
        return distance;
    }

    /** A little slimmer between the joints than at them. */
    private static Limb[] finger(int chain, float[] radii) {
        int first = HandRig.firstJoint(chain);
        List<Limb> limbs = new ArrayList<>();
        for (int segment = 1; segment < 4; segment++) {
            float[] from = HandRig.modelJointMm(first + segment);
            float[] to = HandRig.modelJointMm(first + segment + 1);
            float[] middle = between(from, to, 0.5f, 0);
            float slim = (radii[segment - 1] + radii[segment]) / 2 - 0.25f;
            limbs.add(new Limb(from, middle, radii[segment - 1], slim, 0.06f, UP));
            limbs.add(new Limb(middle, to, slim, radii[segment], 0.06f, UP));
        }
        return limbs.toArray(new Limb[0]);
    }

    /** The soft side of each bone. */
    private static Limb[] cushions(int chain, float[] radii) {
        int first = HandRig.firstJoint(chain);
        Limb[] limbs = new Limb[3];
        for (int segment = 1; segment < 4; segment++) {
            float[] from = HandRig.modelJointMm(first + segment);
            float[] to = HandRig.modelJointMm(first + segment + 1);
            limbs[segment - 1] = new Limb(
                    between(from, to, 0.25f, -1.8f),
                    between(from, to, segment == 3 ? 0.95f : 0.75f, -1.8f),
                    radii[segment - 1] * 0.86f,
                    radii[segment] * 0.88f,
                    0,
                    UP);
        }
        return limbs;
    }

    private static Limb[] thumb() {
        float[] root = HandRig.modelJointMm(2);
        float[] knuckle = HandRig.modelJointMm(3);
        float[] joint = HandRig.modelJointMm(4);
        float[] tip = HandRig.modelJointMm(5);
        float[] middle = between(knuckle, joint, 0.55f, 0);
        return new Limb[] {
            new Limb(root, knuckle, 14, 12, 0.06f, THUMB_UP),
            new Limb(knuckle, middle, 12, 9.9f, 0.06f, THUMB_UP),
            new Limb(middle, joint, 9.9f, 10.2f, 0.06f, THUMB_UP),
            new Limb(joint, tip, 10.2f, 8.4f, 0.14f, THUMB_UP),
        };
    }

    private static Limb[] thumbCushions() {
        float[] joint = HandRig.modelJointMm(4);
        float[] pad = offset(between(joint, HandRig.modelJointMm(5), 0.8f, 0), THUMB_UP, -1.8f);
        return new Limb[] {new Limb(offset(joint, THUMB_UP, -1), pad, 8.6f, 8.3f, 0.05f, THUMB_UP)};
    }

    private static Limb[] palm() {
        List<Limb> limbs = new ArrayList<>();
        float[] thickness = {11.6f, 11.8f, 11.2f, 10.2f};
        for (int chain = 1; chain < HandRig.CHAINS; chain++) {
            int first = HandRig.firstJoint(chain);
            float[] root = HandRig.modelJointMm(first);
            float[] knuckle = HandRig.modelJointMm(first + 1);
            root[1] -= 3;
            knuckle[1] -= 2.5f;
            limbs.add(new Limb(root, knuckle, 13.5f, thickness[chain - 1], 0, UP));
            // The cushion below the knuckle, which reaches further than the bone.
            float[] cushion = between(knuckle, HandRig.modelJointMm(first + 2), 0.22f, -4);
            limbs.add(new Limb(offset(knuckle, UP, -4), cushion, 9.5f, 8, 0, UP));
        }
        // The ball of the thumb and the edge of the hand.
        limbs.add(new Limb(new float[] {-15, -13, -24}, new float[] {-38, -17, -49}, 14.5f, 13, 0, UP));
        limbs.add(new Limb(new float[] {17, -9, -20}, new float[] {30, -8, -66}, 13.5f, 11.5f, 0, UP));
        return limbs.toArray(new Limb[0]);
    }

    private static Limb[] webs() {
        List<Limb> limbs = new ArrayList<>();
        for (int chain = 1; chain < HandRig.CHAINS - 1; chain++) {
            int first = HandRig.firstJoint(chain) + 1;
            int second = HandRig.firstJoint(chain + 1) + 1;
            float[] from = between(HandRig.modelJointMm(first), HandRig.modelJointMm(first + 1), 0.3f, -2.5f);
            float[] to = between(HandRig.modelJointMm(second), HandRig.modelJointMm(second + 1), 0.3f, -2.5f);
            limbs.add(new Limb(from, to, 6, 6, 0.1f, UP));
        }
        limbs.add(new Limb(new float[] {-40, -13, -55}, new float[] {-24, -4, -74}, 6.5f, 8, 0, UP));
        limbs.add(new Limb(new float[] {-34, -11, -46}, new float[] {-20, -3, -58}, 9, 10, 0, UP));
        return limbs.toArray(new Limb[0]);
    }

    private static Limb[] knuckles() {
        Limb[] limbs = new Limb[HandRig.CHAINS - 1];
        for (int chain = 1; chain < HandRig.CHAINS; chain++) {
            float[] knuckle = HandRig.modelJointMm(HandRig.firstJoint(chain) + 1);
            float[] behind = between(knuckle, HandRig.modelJointMm(HandRig.firstJoint(chain)), 0.25f, 0.5f);
            float radius = chain == HandRig.LITTLE ? 7.5f : 8.5f;
            limbs[chain - 1] = new Limb(behind, offset(knuckle, UP, 1.8f), 6, radius, 0, UP);
        }
        return limbs;
    }

    private static float[] between(float[] a, float[] b, float t, float raise) {
        return new float[] {
            a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]) + raise, a[2] + t * (b[2] - a[2]),
        };
    }

    private static float[] offset(float[] point, float[] direction, float by) {
        return new float[] {
            point[0] + by * direction[0], point[1] + by * direction[1], point[2] + by * direction[2],
        };
    }
}
