package dev.highfive.session;

/** Why a datagram, or what was in it, was not used. */
public enum Drop {
    /** Neither RTP nor RTCP nor of a handshake. */
    NOT_OURS,
    /** Longer than any packet of a session. */
    TOO_LONG,
    /** Protected with another key than this session's, or changed on its way; also if the other end says so of ours. */
    WRONG_KEY,
    /** Of someone who has not introduced themselves. */
    UNKNOWN_SOURCE,
    MALFORMED_INTRODUCTION,
    MALFORMED_RTP,
    MALFORMED_RTCP,
    /** Seen before: a duplicate of the network's, or a recording. */
    REPLAYED,
    /** Older than what replays are told by. */
    TOO_OLD,
    /** Not a payload type of Game State. */
    OTHER_PAYLOAD_TYPE,
    /** Of a source that is on probation, or out of sequence. */
    NOT_YET_VALID,
    /** With the SSRC of this participant. */
    OWN_SSRC,
    /** With an SSRC that someone has who is here. */
    SSRC_TAKEN,
    /** More participants than a session takes. */
    TOO_MANY_PARTICIPANTS,
    /** More introductions or requests than anyone needs. */
    RATE_LIMITED,
    /** The frame thread did not keep up. */
    FRAME_THREAD_BEHIND,
    /** More objects at once than the network thread took. */
    NETWORK_THREAD_BEHIND,
    /** The operating system did not take a packet: no route, or no room. */
    NOT_SENT
}
