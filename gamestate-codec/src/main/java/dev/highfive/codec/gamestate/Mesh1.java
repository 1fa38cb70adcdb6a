package dev.highfive.codec.gamestate;

import org.jspecify.annotations.Nullable;

/** A triangle mesh small enough for one payload: about 50 triangles. */
public final class Mesh1 extends GameObject {
    static final ObjectType<Mesh1> TYPE =
            new ObjectType<>("Mesh1", Mesh1::new, Tags.MESH1, Tags.MESH1, Tags.GSE_MESH1, true);

    /** Cannot be sent in GSE. */
    public final Texture texture = new Texture();
    /** x, y and z in metres, sent as Float32. */
    public final FloatList vertices = new FloatList();
    /** x, y and z, sent as Float16; none or as many as there are vertices. */
    public final FloatList normals = new FloatList();
    /** u and v of each vertex, or none; sent as Float32 in DRAFT_MD and by nobody else. */
    public final FloatList uvs = new FloatList();
    /** u and v of each vertex, or none; sent in DRAFT_TXT and GSE, neither of which says in what unit. */
    public final LongList integerUvs = new LongList();
    /** Three indices of vertices for each triangle, counter-clockwise. */
    public final LongList triangles = new LongList();

    @Override
    public ObjectType<Mesh1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        if (fields.fills()) {
            texture.clear();
            uvs.clear();
            integerUvs.clear();
        }
        if (profile != Profile.GSE) {
            fields.texture(texture, true);
        }
        fields.list("vertices", Quantity.PLACE, false, vertices, 3);
        fields.list("normals", Quantity.NUMBER, true, normals, 3);
        // One in GSE's layout has integers in every profile.
        if (uvs.size() > 0 || integerUvs.size() == 0 && profile == Profile.DRAFT_MD) {
            fields.list("uv", Quantity.NUMBER, false, uvs, 2);
        } else {
            fields.list("uvUint", integerUvs, 2);
        }
        fields.list("triangles", triangles, 1);
    }

    @Override
    public boolean isWhole() {
        int count = vertices.size() / 3;
        for (int index = 0; index < triangles.size(); index++) {
            if (triangles.get(index) < 0 || triangles.get(index) >= count) {
                return false;
            }
        }
        return triangles.size() % 3 == 0
                && isNoneOr(count, normals.size() / 3)
                && isNoneOr(count, uvs.size() / 2)
                && isNoneOr(count, integerUvs.size() / 2);
    }

    private static boolean isNoneOr(int count, int actual) {
        return actual == 0 || actual == count;
    }

    @Override
    @Nullable
    String excess(Profile profile) {
        if (profile == Profile.GSE && !texture.isNone()) {
            return "a texture";
        }
        if ((profile == Profile.DRAFT_MD ? integerUvs.size() : uvs.size()) > 0) {
            return "texture coordinates as " + (profile == Profile.DRAFT_MD ? "integers" : "floats");
        }
        boolean half = vertices.size() % 3 + normals.size() % 3 + uvs.size() % 2 + integerUvs.size() % 2 > 0;
        return half ? "half a vertex, normal or texture coordinate" : null;
    }
}
