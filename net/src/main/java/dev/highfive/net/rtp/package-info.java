/**
 * What a participant does with RTP and RTCP and when (RFC 3550, 4585, 5104): which packets of a source count,
 * what to report of them, when to send reports, whose clock says what. Nothing here does I/O, starts a thread
 * or reads a clock; the time is passed in, as {@link dev.highfive.net.Clock#nanoTime}. Nothing is
 * allocated once made, and nothing is safe for use by several threads at once.
 */
@NullMarked
package dev.highfive.net.rtp;

import org.jspecify.annotations.NullMarked;
