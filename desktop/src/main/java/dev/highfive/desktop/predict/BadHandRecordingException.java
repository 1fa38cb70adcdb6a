package dev.highfive.desktop.predict;

/** A recording is not of its form. The message is a sentence for the person who chose it. */
final class BadHandRecordingException extends RuntimeException {
    BadHandRecordingException(String message) {
        super(message);
    }
}
