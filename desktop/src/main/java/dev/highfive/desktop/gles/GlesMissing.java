package dev.highfive.desktop.gles;

/** Nothing on this machine draws; the message is a sentence for whoever started the program. */
public final class GlesMissing extends RuntimeException {
    private static final long serialVersionUID = 1;

    GlesMissing(String message, Throwable cause) {
        super(message, cause);
    }
}
