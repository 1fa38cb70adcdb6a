package dev.highfive.xr;

import java.util.Arrays;
import java.util.regex.Pattern;

/** What a make of headset can be odd in, by the name that people say it otherwise by. */
enum Trait {
    /** Whether rims are coarser: by itself only where a texture has samples of its own, for else nothing is won. */
    FOVEATION("foveation", "auto|always|never", "auto, always or never"),
    /** What a hand is that does not move by a bit: Pico repeats what it saw last, while Monado's are made up. */
    FROZEN_HANDS("frozenHands", "lost|trusted", "lost or trusted"),
    /** The permissions to see hands; of them, those are asked for that the headset knows. */
    HAND_PERMISSIONS("handPermissions", "[\\w.]+(,[\\w.]+)*", "names with commas between, or none"),
    /** Whether Home has to open the lobby: Quest opens no window from what is immersive. */
    LOBBY_BY_HOME("lobbyByHome", "true|false", "true or false"),
    /** Whether the lobby closes on the way in: Quest keeps a window that stays open in front of the room. */
    LOBBY_CLOSES("lobbyCloses", "true|false", "true or false"),
    /** Whether the room has to be opened on the main display: Quest shows what is immersive only there. */
    MAIN_DISPLAY("mainDisplay", "true|false", "true or false"),
    /** Whether OpenXR 1.1 is asked for before 1.0: HTC's runtimes accept it and lack what is in it. */
    OPENXR_11("openXr11", "true|false", "true or false"),
    /** A simple controller where the hand is seen: Quest offers one for bare hands, also when it has lost them. */
    SIMPLE_CONTROLLER("simpleController", "hand|controller|none", "hand, controller or none");

    private final String word;
    private final Pattern values;
    private final String valueWords;

    Trait(String word, String values, String valueWords) {
        this.word = word;
        this.values = Pattern.compile(values);
        this.valueWords = valueWords;
    }

    /** @throws IllegalArgumentException if there is none; the message is a sentence for people */
    static Trait named(String word) {
        for (Trait trait : values()) {
            if (trait.word.equals(word)) {
                return trait;
            }
        }
        String all = Arrays.toString(values());
        throw new IllegalArgumentException(
                "A headset has no trait \"" + word + "\", only " + all.substring(1, all.length() - 1) + ".");
    }

    /** @throws IllegalArgumentException if it is none of this trait's; the message is for people */
    String check(String value) {
        if (!values.matcher(value).matches()) {
            throw new IllegalArgumentException("The trait " + word + " is " + valueWords + ", not \"" + value + "\".");
        }
        return value;
    }

    @Override
    public String toString() {
        return word;
    }
}
