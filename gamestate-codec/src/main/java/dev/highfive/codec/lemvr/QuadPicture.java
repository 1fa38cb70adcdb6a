package dev.highfive.codec.lemvr;

/** Version 0.2: a layer of one flat picture in the room. */
public final class QuadPicture extends LemvrPacket {
    public long texture;
    public final ImageRect rect = new ImageRect("rect");
    /** Of its middle, in stage space, or in the head's if it follows the head. */
    public final float[] position = new float[3];

    public final float[] orientation = new float[4];
    /** Metres. */
    public float width;

    public float height;
    public boolean followsHead;

    @Override
    public void describe(PacketVisitor fields) {
        texture = fields.uint64("texture", texture);
        rect.describe(fields);
        fields.float32s("position", position);
        fields.float32s("orientation", orientation);
        width = fields.float32("width", width);
        height = fields.float32("height", height);
        followsHead = fields.bool("followsHead", followsHead);
    }

    public void set(QuadPicture other) {
        texture = other.texture;
        rect.set(other.rect);
        System.arraycopy(other.position, 0, position, 0, 3);
        System.arraycopy(other.orientation, 0, orientation, 0, 4);
        width = other.width;
        height = other.height;
        followsHead = other.followsHead;
    }
}
