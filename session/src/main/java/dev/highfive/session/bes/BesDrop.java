package dev.highfive.session.bes;

/** Why something that came was not used. */
public enum BesDrop {
    /** A packet of no session here: its token is another one. */
    WRONG_TOKEN,
    /** A packet that is none, or one of whose verbs is not sound. */
    BAD_PACKET,
    /** It was there before. */
    DUPLICATE,
    /** Its id is further ahead than packets get lost in a row. */
    TOO_FAR_AHEAD,
    /** It speaks of what a lost packet has introduced, and will be sent again behind that. */
    TOO_EARLY,
    /** A type whose schema cannot be used here. */
    BAD_SCHEMA,
    /** More types, entities, bytes, watchers or connections than one may have. */
    TOO_MANY,
    /** An entity of a type that was not subscribed to. */
    NOT_ASKED_FOR,
    /** A subscription to a type that nobody introduced. */
    UNKNOWN_TYPE,
    /** Someone lacks a packet that was never sent, or so long ago that it is forgotten. */
    BAD_NACK,
    /** A stream whose reader does not read. */
    SLOW_READER
}
