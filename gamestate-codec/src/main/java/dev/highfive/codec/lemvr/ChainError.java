package dev.highfive.codec.lemvr;

/** Why a chain is no chain of LEMVR. Each ends the connection. */
public enum ChainError {
    TOO_LONG("its chain claims more blocks than any frame needs"),
    COUNTS_DISAGREE("the blocks of its chain do not count down to 0"),
    NO_END("its chain has no packet 99 at the end"),
    CUT_SHORT("its chain ends within a packet"),
    UNKNOWN_PACKET("its chain has a packet of an unknown type"),
    WRONG_DIRECTION("its chain has a packet that only the other side sends"),
    UNKNOWN_INPUT("its chain has an input of an unknown id"),
    LAYER_AFTER_SUBMIT("its chain defines a layer behind the end of the frame");

    /** Goes on from "The client was sent away because". */
    public final String words;

    ChainError(String words) {
        this.words = words;
    }
}
