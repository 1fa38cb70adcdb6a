package dev.highfive.codec.gamestate;

/** A thing with a place, a rotation and a size. */
public final class Object1 extends GameObject {
    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;
    /** Metres. */
    public float x;
    public float y;
    public float z;
    public final Rotation rotation = new Rotation();
    /** The three are one Float16 in the drafts, which refuse three different ones, and Float32 in GSE. */
    public float scaleX = 1;
    public float scaleY = 1;
    public float scaleZ = 1;
    /** Whether the thing is there at all; DRAFT_TXT cannot say so and means true. */
    public boolean active = true;
    public final Parent parent = new Parent();

    public Object1 setLocation(float x, float y, float z) {
        this.x = x;
        this.y = y;
        this.z = z;
        return this;
    }

    public Object1 setScale(float x, float y, float z) {
        scaleX = x;
        scaleY = y;
        scaleZ = z;
        return this;
    }

    boolean hasOneScale() {
        return Float.compare(scaleX, scaleY) == 0 && Float.compare(scaleY, scaleZ) == 0;
    }

    @Override
    public ObjectType<Object1> type() {
        return Object1Type.INSTANCE;
    }
}
