package dev.highfive.session.link;

/** Something is not the link of a session; the message is one sentence for people, without the key. */
public final class BadLinkException extends IllegalArgumentException {
    BadLinkException(String message) {
        super(message);
    }
}
