package dev.highfive.codec.gamestate;

import org.jspecify.annotations.Nullable;

/** A thing with a place, a rotation and a size. */
public final class Object1 extends GameObject {
    static final ObjectType<Object1> TYPE =
            new ObjectType<>("Object1", Object1::new, Tags.OBJECT1, Tags.OBJECT1, Tags.OBJECT1, true);

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

    @Override
    public ObjectType<Object1> type() {
        return TYPE;
    }

    @Override
    public void describe(FieldVisitor fields, Profile profile) {
        timeMs = fields.time(timeMs);
        float[] place = fields.float32s("loc", Quantity.PLACE, x, y, z);
        setLocation(place[0], place[1], place[2]);
        fields.rotation("rot", Quantity.ROTATION, rotation);
        if (profile == Profile.GSE) {
            float[] scale = fields.float32s("scale3", Quantity.SCALE, scaleX, scaleY, scaleZ);
            setScale(scale[0], scale[1], scale[2]);
        } else {
            float scale = fields.float16("scale", Quantity.SCALE, scaleX);
            if (fields.fills()) {
                setScale(scale, scale, scale);
            }
        }
        if (profile != Profile.DRAFT_TXT) {
            active = fields.bool("active", active);
        } else if (fields.fills()) {
            active = true;
        }
        fields.parent(parent, profile == Profile.GSE);
    }

    @Override
    @Nullable
    String excess(Profile profile) {
        boolean oneScale = Float.compare(scaleX, scaleY) == 0 && Float.compare(scaleY, scaleZ) == 0;
        return oneScale || profile == Profile.GSE ? null : "three different scales";
    }
}
