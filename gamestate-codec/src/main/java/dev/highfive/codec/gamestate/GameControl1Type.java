package dev.highfive.codec.gamestate;

final class GameControl1Type extends ObjectType<GameControl1> {
    static final GameControl1Type INSTANCE = new GameControl1Type();

    private GameControl1Type() {
        super("GameControl1", Tags.GAME_CONTROL1, 0, 0, true);
    }

    @Override
    public GameControl1 create() {
        return new GameControl1();
    }

    @Override
    protected int size(GameControl1 control, Profile profile) {
        return 2 + FieldSizes.varInt(control.buttons) + 2 + 4 * 2;
    }

    @Override
    protected void write(GameControl1 control, FieldWriter out, Profile profile) {
        out.int16(control.timeMs);
        out.varInt(control.buttons);
        out.int16(control.buttonsTimeMs);
        out.float16(control.leftX);
        out.float16(control.leftY);
        out.float16(control.rightX);
        out.float16(control.rightY);
    }

    @Override
    protected void read(GameControl1 control, FieldReader in, Profile profile) {
        control.timeMs = in.uint16();
        control.buttons = in.varInt();
        control.buttonsTimeMs = in.uint16();
        control.leftX = in.float16();
        control.leftY = in.float16();
        control.rightX = in.float16();
        control.rightY = in.float16();
    }
}
