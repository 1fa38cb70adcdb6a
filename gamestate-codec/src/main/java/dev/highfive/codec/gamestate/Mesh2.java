package dev.highfive.codec.gamestate;

/** A mesh to be loaded from a URL. It alone of the things that move has no time. Not in GSE. */
public final class Mesh2 extends GameObject {
    public final MovingVector location = new MovingVector();
    public final TurningRotation rotation = new TurningRotation();
    public final MovingVector scale = new MovingVector().set(1, 1, 1);
    public String meshUrl = "";
    public final Texture texture = new Texture();
    public final Parent parent = new Parent();

    @Override
    public ObjectType<Mesh2> type() {
        return Mesh2Type.INSTANCE;
    }
}
