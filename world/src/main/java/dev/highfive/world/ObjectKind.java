package dev.highfive.world;

/** What an object is to whoever draws the world. Together with its id it names an object of a participant. */
public enum ObjectKind {
    /** Head1, of which a participant has one. */
    HEAD,
    /** Hand1 or Hand2, of which a participant has two, told apart by {@code left} and not by id. */
    HAND,
    /** Object1 or Object2. */
    THING,
    /** Mesh1. */
    MESH,
    /** Mesh2. */
    MODEL,
    /** GameControl1. */
    GAME_CONTROL,
    /** ThreeDOF1. */
    THREE_DOF,
    /** SixDOF1. */
    SIX_DOF
}
