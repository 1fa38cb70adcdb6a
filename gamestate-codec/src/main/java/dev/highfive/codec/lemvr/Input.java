package dev.highfive.codec.lemvr;

/** What one button, trigger or stick does. It holds until the next one about it. */
public final class Input extends LemvrPacket {
    public static final int BUTTON_PRIMARY = 1;
    public static final int BUTTON_SECONDARY = 2;
    public static final int TRIGGER = 3;
    public static final int GRIP = 4;
    public static final int JOYSTICK = 5;
    public static final int JOYSTICK_BUTTON = 6;
    public static final int MENU = 7;
    /** Ids are below. */
    public static final int IDS = 8;

    /** 0 is the left. */
    public int hand;

    public int id;
    /** Of a button. */
    public boolean pressed;
    /** Of a trigger, 0 to 1; of a stick to the right, -1 to 1. */
    public float x;
    /** Of a stick, forward. */
    public float y;

    private final float[] stick = new float[2];

    public boolean isButton() {
        return id == BUTTON_PRIMARY || id == BUTTON_SECONDARY || id == JOYSTICK_BUTTON || id == MENU;
    }

    @Override
    boolean isKnown() {
        return id >= BUTTON_PRIMARY && id < IDS;
    }

    @Override
    public void describe(PacketVisitor fields) {
        hand = fields.uint8("hand", hand);
        id = fields.uint8("id", id);
        if (isButton()) {
            pressed = fields.bool("pressed", pressed);
        } else if (id == JOYSTICK) {
            stick[0] = x;
            stick[1] = y;
            fields.float32s("position", stick);
            x = stick[0];
            y = stick[1];
        } else if (isKnown()) {
            x = fields.float32("value", x);
        }
    }
}
