/**
 * SRTP and SRTCP (RFC 3711, RFC 7714): {@link dev.highfive.session.srtp.SrtpSender} protects the packets of
 * one source, {@link dev.highfive.session.srtp.SrtpReceiver} checks and opens them, and
 * {@link dev.highfive.session.srtp.SessionSecret} has the keys. Nothing here is safe for use by several
 * threads at once.
 */
package dev.highfive.session.srtp;
