package dev.highfive.codec.bes;

/** Why a packet is not taken. All of it is dropped then, so that half of it is never in effect. */
public enum BesError {
    /** It ends before its header does, or the header's sizes are not those of the packet. */
    BAD_HEADER,
    /** More than {@link BesHeader#MAX_NACKS}, or not ascending. */
    BAD_NACKS,
    /** The data of a verb is shorter or longer than its size says. */
    BAD_VERB,
    /** A value that its type does not allow, or of an id that the schema does not have. */
    BAD_VALUE,
    /** It adds more entities than fit into a packet of ours. */
    TOO_MANY
}
