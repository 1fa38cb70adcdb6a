package dev.highfive.desktop.predict;

/** A recording is not of the form that it should be. The message is a sentence for the person who chose it. */
final class BadRecordingException extends RuntimeException {
    BadRecordingException(String message) {
        super(message);
    }
}
