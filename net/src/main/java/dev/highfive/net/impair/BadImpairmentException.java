package dev.highfive.net.impair;

/** Something does not describe a network; the message is one sentence for people. */
public final class BadImpairmentException extends IllegalArgumentException {
    BadImpairmentException(String message) {
        super(message);
    }
}
