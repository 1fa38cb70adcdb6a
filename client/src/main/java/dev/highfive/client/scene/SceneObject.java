package dev.highfive.client.scene;

/** A simple thing in the room: a shape that fills a cube of one metre before it is scaled. */
public final class SceneObject {
    /** Which shape. A cylinder stands along Y. */
    public enum Shape {
        BOX,
        SPHERE,
        CYLINDER
    }

    /** How its surface looks. */
    public enum Look {
        SOLID,
        /** Stands for something that is being fetched. */
        LOADING,
        /** Stands for something that could not be had. */
        FAILED
    }

    public final Placement placement = new Placement();
    public Shape shape = Shape.BOX;
    public Look look = Look.SOLID;
    /** 0xRRGGBB in sRGB. */
    public int colour;
    /** Whether someone holds it or may pick it up now: it shines a little. */
    public boolean highlighted;

    SceneObject reset() {
        placement.reset();
        shape = Shape.BOX;
        look = Look.SOLID;
        colour = Palette.NEUTRAL;
        highlighted = false;
        return this;
    }
}
