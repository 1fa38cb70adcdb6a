package dev.highfive.codec.gamestate;

final class Mesh2Type extends ObjectType<Mesh2> {
    static final Mesh2Type INSTANCE = new Mesh2Type();

    private Mesh2Type() {
        super("Mesh2", Tags.MESH2, Tags.MESH2, 0, true);
    }

    @Override
    public Mesh2 create() {
        return new Mesh2();
    }

    @Override
    protected int size(Mesh2 mesh, Profile profile) {
        return PoseBytes.SIZE + MovingVector.SIZE + FieldSizes.string(mesh.meshUrl)
            + (mesh.texture.isNone() ? 0 : mesh.texture.size()) + mesh.parent.size();
    }

    @Override
    protected void write(Mesh2 mesh, FieldWriter out, Profile profile) {
        out.pose(mesh.location, mesh.rotation);
        out.movingVector(mesh.scale);
        out.string(mesh.meshUrl);
        if (!mesh.texture.isNone()) {
            mesh.texture.write(out);
        }
        mesh.parent.write(out);
    }

    @Override
    protected void read(Mesh2 mesh, FieldReader in, Profile profile) {
        in.pose(mesh.location, mesh.rotation);
        in.movingVector(mesh.scale);
        mesh.meshUrl = in.string();
        int start = in.position();
        if (in.remaining() == 0 || in.peek() == Tags.PARENT1) {
            mesh.texture.clear();
            mesh.parent.read(in);
            return;
        }
        if (!Texture.isPayloadType(in.peek())) {
            readWithUrl(mesh, in);
            return;
        }
        // Might as well be the one-byte length of a URL. A stream it is if what follows fits exactly, or if
        // it is no URL.
        readWithStream(mesh, in);
        if (!in.skippedPartOfOption()) {
            return;
        }
        in.rewind(start);
        readWithUrl(mesh, in);
        if (!in.ok()) {
            in.rewind(start);
            readWithStream(mesh, in);
        }
    }

    private static void readWithUrl(Mesh2 mesh, FieldReader in) {
        mesh.texture.setUrl(in.string());
        mesh.parent.read(in);
    }

    private static void readWithStream(Mesh2 mesh, FieldReader in) {
        mesh.texture.setPayloadType(in.uint8());
        mesh.parent.read(in);
    }
}
