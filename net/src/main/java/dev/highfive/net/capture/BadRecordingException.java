package dev.highfive.net.capture;

import java.io.IOException;

/** A file is not a recording; the message is one sentence for people. */
public final class BadRecordingException extends IOException {
    BadRecordingException(String message) {
        super(message);
    }
}
