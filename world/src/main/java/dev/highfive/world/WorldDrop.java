package dev.highfive.world;

/** Why something that came from the network did not change the world. */
public enum WorldDrop {
    /** A number is not finite. */
    NOT_FINITE,
    /** A place is further than {@link Plausible#MAX_DISTANCE} from the origin, or a joint from its palm. */
    TOO_FAR,
    /** A velocity is beyond {@link Plausible#MAX_SPEED}. */
    TOO_FAST,
    /** A quaternion is much longer than 1. */
    BAD_ROTATION,
    /** A size is beyond {@link Plausible#MAX_SCALE}. */
    BAD_SCALE,
    /** A mesh names vertices that it does not have. */
    BAD_MESH,
    /** An older state than the one that is known came late, and nobody waits for it. */
    STALE,
    /** The same state came again. */
    REPEATED,
    /** A state came after its time to be shown; only where states are delayed. */
    LATE,
    /** A state claims to be from the future; it is taken for one of now. */
    FROM_THE_FUTURE,
    /** Somebody else owns the shared object. */
    NOT_OWNER,
    /** The sender is not, or no longer, present. */
    NOT_PRESENT,
    /** No more participants are let in. */
    TOO_MANY_PARTICIPANTS,
    /** No more objects of this participant, or of all together, are kept. */
    TOO_MANY_OBJECTS,
    /** No more meshes are kept. */
    TOO_MANY_MESH_BYTES,
    /** Nobody here knows the type of the object, or has a use for it. */
    UNKNOWN_TYPE
}
