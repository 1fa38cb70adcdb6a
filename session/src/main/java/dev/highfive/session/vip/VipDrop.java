package dev.highfive.session.vip;

/** Why a message was not passed on. */
public enum VipDrop {
    /** It speaks for somebody else, or sets or removes what is somebody else's. */
    NOT_OWN,
    /** There is nothing, or nobody, of that id. */
    NO_SUCH_OBJECT,
    /** The field has values of another type. */
    WRONG_TYPE,
    NOT_FINITE,
    /** A text, a name or a URL is longer than allowed. */
    TOO_LONG,
    TOO_MANY_OBJECTS,
    /** A pseudo-field that only servers send, or that nobody knows. */
    UNKNOWN_FIELD,
    /** An event for a client that has too much to read already. */
    NOT_READ
}
