/**
 * SRTP and SRTCP (RFC 3711, RFC 7714): {@link dev.highfive.net.srtp.SrtpSender} protects the packets of
 * one source, {@link dev.highfive.net.srtp.SrtpReceiver} checks and opens them, and
 * {@link dev.highfive.net.srtp.SessionSecret} has the keys. Nothing here is safe for use by several
 * threads at once.
 */
@NullMarked
package dev.highfive.net.srtp;

import org.jspecify.annotations.NullMarked;
