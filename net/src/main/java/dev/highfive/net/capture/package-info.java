/**
 * Whole sessions in files: {@link dev.highfive.net.capture.Recorder} writes what goes through a session's
 * socket as pcapng, which Wireshark opens; {@link dev.highfive.net.capture.Replay} feeds such a file to a
 * session as if it came from the network now.
 */
@NullMarked
package dev.highfive.net.capture;

import org.jspecify.annotations.NullMarked;
