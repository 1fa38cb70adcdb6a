package dev.highfive.codec.lemvr;

/** Version 0.2: the 26 joints of a hand at a time, in the order of XR_EXT_hand_tracking. */
public final class TrackedHand extends LemvrPacket {
    public static final int JOINTS = 26;
    /** Of {@link #validity}. */
    public static final int POSITION = 1;

    public static final int ORIENTATION = 2;

    public static final int NO_INPUT = 0;
    public static final int INPUT_BY_FINGERS = 1;
    public static final int INPUT_BY_CONTROLLER = 2;

    /** 0 is the left. */
    public int hand;
    /** By what the hand's input is made. */
    public int source;
    /** Whether the joints are made up around a controller that is held. */
    public boolean fromController;
    /** Seconds on the server's clock. */
    public double time;
    /** Of each joint, what of it is known. */
    public final int[] validity = new int[JOINTS];
    /** From the joint to the skin, metres. */
    public final float[] radii = new float[JOINTS];
    /** x, y and z of each, metres. */
    public final float[] positions = new float[3 * JOINTS];
    /** x, y, z and w of each. */
    public final float[] orientations = new float[4 * JOINTS];

    @Override
    public void describe(PacketVisitor fields) {
        hand = fields.uint8("hand", hand);
        source = fields.uint8("source", source);
        fromController = fields.bool("fromController", fromController);
        fields.uint8s("validity", validity);
        time = fields.float64("time", time);
        fields.float32s("radii", radii);
        fields.float32s("positions", positions);
        fields.float32s("orientations", orientations);
    }
}
