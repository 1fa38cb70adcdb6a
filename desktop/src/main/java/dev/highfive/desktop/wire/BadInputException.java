package dev.highfive.desktop.wire;

/** What a person gave cannot be used; the message is one sentence for them. */
final class BadInputException extends IllegalArgumentException {
    BadInputException(String message) {
        super(message);
    }
}
