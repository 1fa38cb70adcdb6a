package dev.highfive.codec.gamestate;

/** The buttons and sticks of a game controller (draft -01). Only in DRAFT_MD. */
public final class GameControl1 extends GameObject {
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
        return GameControl1Type.INSTANCE;
    }
}
