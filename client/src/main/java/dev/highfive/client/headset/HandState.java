package dev.highfive.client.headset;

import java.util.Locale;

/** How well it is known where a hand is. Only the first two are shown. */
public enum HandState {
    /** The device sees it. */
    TRACKED,
    /** The device guesses it: from a controller that it sees or feels, or from where it was. */
    INFERRED,
    /** The device says it sees it, and repeats itself. */
    FROZEN,
    LOST,
    /** Nobody wears the headset. */
    NOT_WORN,
    /** Of another person: nothing is heard of them. */
    LINK_LOST;

    /** In the words of a person. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
