package dev.highfive.codec.gamestate;

/** Why a payload was not read to its end. The object at fault and all after it are dropped. */
public enum DecodeError {
    /** The tag is 0. */
    ZERO_TAG,
    /** A variable-length integer starts with E0 or E3 to FF. */
    BAD_VAR_INT,
    /** The payload ends inside a tag or a length. */
    TRUNCATED_HEADER,
    /** The length names more bytes than the payload has left. */
    LENGTH_BEYOND_PAYLOAD,
    /** The length of a known object is 0. */
    EMPTY_OBJECT,
    /** The length of a known object is too small for its fields. */
    OBJECT_TOO_SHORT,
    /** A count names more elements than the object has bytes for. */
    COUNT_BEYOND_OBJECT,
    /** The decoder of an application's own type called {@link FieldReader#reject()}. */
    REJECTED
}
