package dev.highfive.codec.gamestate;

/** The buttons and sticks of a game controller (draft -01). Only in DRAFT_MD. */
public final class GameControl1 extends GameObject {
    static final ObjectType<GameControl1> TYPE =
            new ObjectType<>("GameControl1", GameControl1::new, Tags.GAME_CONTROL1, 0, 0, true);

    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;
    /** One bit for each button. */
    public long buttons;
    /** When the buttons changed last, like {@link #timeMs}. */
    public int buttonsTimeMs;
    /** Sticks from -1 to 1, sent as Float16. */
    public float leftX;

    public float leftY;
    public float rightX;
    public float rightY;

    @Override
    public ObjectType<GameControl1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        buttons = fields.varInt("buttons", buttons);
        buttonsTimeMs = fields.milliseconds("buttonsTime", buttonsTimeMs);
        float[] left = fields.float16s("leftStick", Quantity.NUMBER, leftX, leftY);
        leftX = left[0];
        leftY = left[1];
        float[] right = fields.float16s("rightStick", Quantity.NUMBER, rightX, rightY);
        rightX = right[0];
        rightY = right[1];
    }
}
