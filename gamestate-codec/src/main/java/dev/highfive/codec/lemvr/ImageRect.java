package dev.highfive.codec.lemvr;

/** A part of a texture, in pixels. On the wire the height comes before the width. */
public final class ImageRect {
    public int x;
    public int y;
    public int width;
    public int height;

    private final String nameOfX;
    private final String nameOfY;
    private final String nameOfWidth;
    private final String nameOfHeight;

    /** @param name what its fields' names begin with */
    ImageRect(String name) {
        nameOfX = name + "X";
        nameOfY = name + "Y";
        nameOfWidth = name + "Width";
        nameOfHeight = name + "Height";
    }

    public void set(int x, int y, int width, int height) {
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    public void set(ImageRect other) {
        set(other.x, other.y, other.width, other.height);
    }

    void describe(PacketVisitor fields) {
        x = fields.uint32(nameOfX, x);
        y = fields.uint32(nameOfY, y);
        height = fields.uint32(nameOfHeight, height);
        width = fields.uint32(nameOfWidth, width);
    }
}
