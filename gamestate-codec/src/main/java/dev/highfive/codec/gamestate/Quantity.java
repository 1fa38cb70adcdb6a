package dev.highfive.codec.gamestate;

/** What a number of an object is, which tells its unit and what is plausible for it. */
public enum Quantity {
    /** From the origin or, of what has a parent, from that. */
    PLACE(" m"),
    VELOCITY(" m/s"),
    /** From the palm. */
    JOINT(" m"),
    LENGTH(" m"),
    /** The i, j and k of a unit quaternion. */
    ROTATION(""),
    ROTATION_NOW(" now"),
    ROTATION_IN_ONE_SECOND(" in 1 s"),
    SCALE(""),
    SCALE_RATE(" /s"),
    /** Without a unit. */
    NUMBER("");

    private final String unit;

    Quantity(String unit) {
        this.unit = unit;
    }

    /** With a space before it, or "". */
    public String unit() {
        return unit;
    }
}
