package dev.highfive.desktop.gles;

/** Nothing on this machine draws; the message is a sentence for whoever started the program. */
public final class GlesMissing extends RuntimeException {
    private static final long serialVersionUID = 1;

    GlesMissing(String message, Throwable cause) {
        super(message, cause);
    }

    /** The message and what happens, or can be done, instead, in one sentence. */
    public String sentence(String instead) {
        return getMessage().replaceFirst("\\.$", "") + "; " + instead + ".";
    }
}
