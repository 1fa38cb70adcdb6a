package dev.highfive.codec.gamestate;

/** A triangle mesh small enough for one payload: about 50 triangles. */
public final class Mesh1 extends GameObject {
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
        return Mesh1Type.INSTANCE;
    }
}
