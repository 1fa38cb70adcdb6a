package dev.highfive.codec.vip;

/** Why a stream of messages cannot be read any further. */
public enum VipError {
    /** The tag is none of -1 to 18. */
    UNKNOWN_TAG,
    /** A list has a negative number of values. */
    NEGATIVE_COUNT,
    /** The message has more bytes than the reader allows. */
    TOO_LARGE,
    /** A string is not modified UTF-8. */
    BAD_STRING,
    /** An image has a negative size or more than four components. */
    BAD_IMAGE
}
