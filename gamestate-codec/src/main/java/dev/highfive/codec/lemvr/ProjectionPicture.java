package dev.highfive.codec.lemvr;

/** A layer of one picture for each eye, as seen from a place. Textures are named, not carried. */
public final class ProjectionPicture extends LemvrPacket {
    public long leftTexture;
    public long rightTexture;
    public final ImageRect leftRect = new ImageRect("left");
    public final ImageRect rightRect = new ImageRect("right");
    /** Of the head. */
    public final float[] position = new float[3];

    public final float[] orientation = new float[4];
    /**
     * From tangents of the angle from straight ahead to texture coordinates, row-major: a direction (x, y, -1) is seen
     * at u = m00 x - m02 and v = m11 y - m12.
     */
    public final float[] leftTexCoords = new float[16];

    public final float[] rightTexCoords = new float[16];

    @Override
    public void describe(PacketVisitor fields) {
        leftTexture = fields.uint64("leftTexture", leftTexture);
        rightTexture = fields.uint64("rightTexture", rightTexture);
        leftRect.describe(fields);
        rightRect.describe(fields);
        fields.float32s("position", position);
        fields.float32s("orientation", orientation);
        fields.float32s("leftTexCoordsFromTanAngles", leftTexCoords);
        fields.float32s("rightTexCoordsFromTanAngles", rightTexCoords);
    }

    public void set(ProjectionPicture other) {
        leftTexture = other.leftTexture;
        rightTexture = other.rightTexture;
        leftRect.set(other.leftRect);
        rightRect.set(other.rightRect);
        System.arraycopy(other.position, 0, position, 0, 3);
        System.arraycopy(other.orientation, 0, orientation, 0, 4);
        System.arraycopy(other.leftTexCoords, 0, leftTexCoords, 0, 16);
        System.arraycopy(other.rightTexCoords, 0, rightTexCoords, 0, 16);
    }
}
