package dev.highfive.codec.gamestate;

final class Mesh1Type extends ObjectType<Mesh1> {
    static final Mesh1Type INSTANCE = new Mesh1Type();

    private Mesh1Type() {
        super("Mesh1", Tags.MESH1, Tags.MESH1, Tags.GSE_MESH1, true);
    }

    @Override
    public Mesh1 create() {
        return new Mesh1();
    }

    @Override
    protected int size(Mesh1 mesh, Profile profile) {
        refuseWhatIsNotIn(profile, mesh);
        int size = profile == Profile.GSE ? 0 : mesh.texture.size();
        size += FieldSizes.varUInt(mesh.vertices.size() / 3) + mesh.vertices.size() * 4;
        size += FieldSizes.varUInt(mesh.normals.size() / 3) + mesh.normals.size() * 2;
        size += profile == Profile.DRAFT_MD
            ? FieldSizes.varUInt(mesh.uvs.size() / 2) + mesh.uvs.size() * 4
            : FieldSizes.varUInt(mesh.integerUvs.size() / 2) + FieldSizes.varUInts(mesh.integerUvs);
        return size + FieldSizes.varUInt(mesh.triangles.size()) + FieldSizes.varUInts(mesh.triangles);
    }

    private static void refuseWhatIsNotIn(Profile profile, Mesh1 mesh) {
        if (profile == Profile.GSE && !mesh.texture.isNone()) {
            throw new ObjectRefusedException(mesh + " has a texture, which profile GSE cannot send.");
        }
        if ((profile == Profile.DRAFT_MD ? mesh.integerUvs.size() : mesh.uvs.size()) > 0) {
            throw new ObjectRefusedException(mesh + " has texture coordinates as "
                + (profile == Profile.DRAFT_MD ? "integers" : "floats") + ", which profile " + profile
                + " cannot send.");
        }
        if (mesh.vertices.size() % 3 + mesh.normals.size() % 3 + mesh.uvs.size() % 2
            + mesh.integerUvs.size() % 2 > 0) {
            throw new ObjectRefusedException(mesh + " has half a vertex, normal or texture coordinate.");
        }
    }

    @Override
    protected void write(Mesh1 mesh, FieldWriter out, Profile profile) {
        if (profile != Profile.GSE) {
            mesh.texture.write(out);
        }
        out.varUInt(mesh.vertices.size() / 3);
        out.float32s(mesh.vertices);
        out.varUInt(mesh.normals.size() / 3);
        out.float16s(mesh.normals.values(), mesh.normals.size());
        if (profile == Profile.DRAFT_MD) {
            out.varUInt(mesh.uvs.size() / 2);
            out.float32s(mesh.uvs);
        } else {
            out.varUInt(mesh.integerUvs.size() / 2);
            out.varUInts(mesh.integerUvs);
        }
        out.varUInt(mesh.triangles.size());
        out.varUInts(mesh.triangles);
    }

    @Override
    protected void read(Mesh1 mesh, FieldReader in, Profile profile) {
        if (profile == Profile.GSE) {
            mesh.texture.clear();
            readArrays(mesh, in, profile);
            return;
        }
        int start = in.position();
        if (!Texture.isPayloadType(in.peek())) {
            readWithUrl(mesh, in, profile);
            return;
        }
        // Might as well be the one-byte length of a URL. A stream it is if what follows fits exactly, or if
        // it is no URL.
        readWithStream(mesh, in, profile);
        boolean readable = in.ok();
        if (readable && in.remaining() == 0) {
            return;
        }
        in.rewind(start);
        readWithUrl(mesh, in, profile);
        if (readable && !in.ok()) {
            in.rewind(start);
            readWithStream(mesh, in, profile);
        }
    }

    private static void readWithUrl(Mesh1 mesh, FieldReader in, Profile profile) {
        mesh.texture.setUrl(in.string());
        readArrays(mesh, in, profile);
    }

    private static void readWithStream(Mesh1 mesh, FieldReader in, Profile profile) {
        mesh.texture.setPayloadType(in.uint8());
        readArrays(mesh, in, profile);
    }

    private static void readArrays(Mesh1 mesh, FieldReader in, Profile profile) {
        in.float32s(mesh.vertices, 3 * in.count(3 * 4));
        int normals = 3 * in.count(3 * 2);
        mesh.normals.resize(normals);
        in.float16s(mesh.normals.values(), normals);
        mesh.uvs.clear();
        mesh.integerUvs.clear();
        if (profile == Profile.DRAFT_MD) {
            in.float32s(mesh.uvs, 2 * in.count(2 * 4));
        } else {
            in.varUInts(mesh.integerUvs, 2 * in.count(2));
        }
        in.varUInts(mesh.triangles, in.count(1));
    }
}
