/**
 * RTP and RTCP packets as bytes (RFC 3550, 4585, 5104, 5761). What a participant does with them and when is
 * the session's business: nothing here does I/O, starts a thread or reads a clock, and nothing is safe for
 * use by several threads at once.
 */
@NullMarked
package dev.highfive.codec.rtp;

import org.jspecify.annotations.NullMarked;
