package dev.highfive.codec.gamestate;

/** A mesh to be loaded from a URL. It alone of the things that move has no time. Not in GSE. */
public final class Mesh2 extends GameObject {
    static final ObjectType<Mesh2> TYPE = new ObjectType<>("Mesh2", Mesh2::new, Tags.MESH2, Tags.MESH2, 0, true);

    public final MovingVector location = new MovingVector();
    public final TurningRotation rotation = new TurningRotation();
    public final MovingVector scale = new MovingVector().set(1, 1, 1);
    public String meshUrl = "";
    public final Texture texture = new Texture();
    public final Parent parent = new Parent();

    @Override
    public ObjectType<Mesh2> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        fields.location(location);
        fields.rotation(rotation);
        fields.scale(scale);
        meshUrl = fields.string("meshUrl", meshUrl);
        fields.texture(texture, false);
        fields.parent(parent, false);
    }
}
