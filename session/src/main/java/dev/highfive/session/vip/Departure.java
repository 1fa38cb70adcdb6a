package dev.highfive.session.vip;

/** Why somebody is no longer there. */
public enum Departure {
    LEFT("left"),
    /** The connection ended without a word. */
    LOST("is gone"),
    /** Did not read what it was sent. */
    TOO_SLOW("was too slow"),
    /** Sent nothing for long. */
    IDLE("fell asleep"),
    /** Sent what is no message. */
    UNREADABLE("could not be understood"),
    /** Connected, and did not say who it is. */
    NO_LOGIN("did not say who it is"),
    CLOSED("had to go, for the world ends");

    private final String words;

    Departure(String words) {
        this.words = words;
    }

    /** To be said behind a name. */
    public String words() {
        return words;
    }
}
