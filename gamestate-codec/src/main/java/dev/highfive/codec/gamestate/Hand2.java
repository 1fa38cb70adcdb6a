package dev.highfive.codec.gamestate;

/** A hand with 25 joints. It takes 188 bytes on the wire with a one-byte id, 150 of them for the joints. */
public final class Hand2 extends Hand {
    static final int JOINT_FLOATS = 3 * HandJoint.COUNT;

    /**
     * x, y and z of each {@link HandJoint} from the palm and in the palm's own frame, in metres, sent as
     * Float16. One array rather than 25 objects, because it is converted as a block.
     */
    public final float[] joints = new float[JOINT_FLOATS];

    public Hand2 setJoint(HandJoint joint, float x, float y, float z) {
        int at = 3 * joint.ordinal();
        joints[at] = x;
        joints[at + 1] = y;
        joints[at + 2] = z;
        return this;
    }

    @Override
    public ObjectType<Hand2> type() {
        return Hand2Type.INSTANCE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        super.describe(fields, profile);
        fields.joints(joints);
    }
}
