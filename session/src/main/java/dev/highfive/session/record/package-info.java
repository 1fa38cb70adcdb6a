/**
 * Whole sessions in files: {@link dev.highfive.session.record.Recorder} writes what goes through a session's
 * socket as pcapng, which Wireshark opens; {@link dev.highfive.session.record.Replay} feeds such a file to a
 * session as if it came from the network now.
 */
package dev.highfive.session.record;
