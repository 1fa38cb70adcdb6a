package dev.highfive.world;

/** A rotation as nine numbers, which turn many points for less than a quaternion does. */
final class RotationMatrix {
    private float xx;
    private float xy;
    private float xz;
    private float yx;
    private float yy;
    private float yz;
    private float zx;
    private float zy;
    private float zz;

    RotationMatrix set(Quaternion q) {
        xx = 1 - 2 * (q.y * q.y + q.z * q.z);
        xy = 2 * (q.x * q.y - q.z * q.w);
        xz = 2 * (q.x * q.z + q.y * q.w);
        yx = 2 * (q.x * q.y + q.z * q.w);
        yy = 1 - 2 * (q.x * q.x + q.z * q.z);
        yz = 2 * (q.y * q.z - q.x * q.w);
        zx = 2 * (q.x * q.z - q.y * q.w);
        zy = 2 * (q.y * q.z + q.x * q.w);
        zz = 1 - 2 * (q.x * q.x + q.y * q.y);
        return this;
    }

    /** Where the joints of a hand are, whose palm is turned like this. */
    void toWorld(Motion hand, float[] places) {
        float[] joints = hand.joints;
        for (int index = 0; index < joints.length; index += 3) {
            float x = joints[index];
            float y = joints[index + 1];
            float z = joints[index + 2];
            places[index] = hand.x + xx * x + xy * y + xz * z;
            places[index + 1] = hand.y + yx * x + yy * y + yz * z;
            places[index + 2] = hand.z + zx * x + zy * y + zz * z;
        }
    }

    /** The inverse of {@link #toWorld}. */
    void fromWorld(float[] places, Motion hand) {
        float[] joints = hand.joints;
        for (int index = 0; index < joints.length; index += 3) {
            float x = places[index] - hand.x;
            float y = places[index + 1] - hand.y;
            float z = places[index + 2] - hand.z;
            joints[index] = xx * x + yx * y + zx * z;
            joints[index + 1] = xy * x + yy * y + zy * z;
            joints[index + 2] = xz * x + yz * y + zz * z;
        }
    }
}
