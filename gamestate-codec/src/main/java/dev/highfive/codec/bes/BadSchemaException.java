package dev.highfive.codec.bes;

/** A schema cannot be used; the message is one sentence for people. */
public final class BadSchemaException extends Exception {
    public BadSchemaException(String message) {
        super(message);
    }
}
