package dev.highfive.xr;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * What is odd about this make of headset. All that is known of any make is in the table here; where the
 * table is wrong, people in the field say otherwise. Immutable.
 */
public final class HeadsetTraits {
    /**
     * A word of the make, the model or the runtime's name, in lower case, and what holds for those that have
     * it. All rows that fit count, the later ones more; the first is for everybody, and careful: what Quest
     * needs harms nobody.
     */
    private static final String[][] TABLE = {
        {
            "",
            "frozenHands=lost",
            "handPermissions=android.permission.HAND_TRACKING,com.oculus.permission.HAND_TRACKING",
            "lobbyByHome=false",
            "lobbyCloses=true",
            "mainDisplay=true",
            "openXr11=true",
            "simpleController=hand",
            "foveation=auto"
        },
        {"oculus", "handPermissions=com.oculus.permission.HAND_TRACKING", "lobbyByHome=true", "simpleController=none"},
        {"monado", "frozenHands=trusted"},
        {"htc", "openXr11=false"},
        {"vive", "openXr11=false"},
    };

    private final String headset;
    private final Map<Trait, String> said;
    private final Map<Trait, String> values = new EnumMap<>(Trait.class);

    private HeadsetTraits(String headset, Map<Trait, String> said) {
        this.headset = headset;
        this.said = said;
        for (String[] row : TABLE) {
            for (int i = 1; i < row.length && headset.contains(row[0]); i++) {
                int equals = row[i].indexOf('=');
                Trait trait = Trait.named(row[i].substring(0, equals));
                values.put(trait, trait.check(row[i].substring(equals + 1)));
            }
        }
        values.putAll(said);
    }

    /** Of a headset of which nothing is known yet, as on a PC. */
    public static HeadsetTraits unknown() {
        return of("", "");
    }

    /** As Android has them in {@code Build.MANUFACTURER} and {@code Build.MODEL}. */
    public static HeadsetTraits of(String manufacturer, String model) {
        return new HeadsetTraits("", new EnumMap<>(Trait.class)).knownAs(manufacturer + " " + model);
    }

    /** With what one more name tells, such as that of the runtime. */
    HeadsetTraits knownAs(String name) {
        return new HeadsetTraits(headset + " " + name.toLowerCase(Locale.ROOT), said);
    }

    /**
     * With what people say, whatever the table has.
     *
     * @throws IllegalArgumentException if there is no such trait or value; the message is for people
     */
    public HeadsetTraits with(String name, String value) {
        Trait trait = Trait.named(name);
        Map<Trait, String> more = new EnumMap<>(said);
        more.put(trait, trait.check(value));
        return new HeadsetTraits(headset, more);
    }

    /** Of Android; none where hands are seen without. */
    public String[] handPermissions() {
        String names = Objects.requireNonNull(values.get(Trait.HAND_PERMISSIONS));
        return names.equals("none") ? new String[0] : names.split(",");
    }

    public boolean isLobbyOpenedByHome() {
        return is(Trait.LOBBY_BY_HOME, "true");
    }

    public boolean isLobbyClosed() {
        return is(Trait.LOBBY_CLOSES, "true");
    }

    public boolean isOnMainDisplay() {
        return is(Trait.MAIN_DISPLAY, "true");
    }

    /** Whether a hand that does not move by a bit is none that is seen. */
    boolean isStillHandLost() {
        return is(Trait.FROZEN_HANDS, "lost");
    }

    /** @param intoSamples whether eyes are drawn into samples of their own textures */
    boolean isFoveated(boolean intoSamples) {
        return intoSamples && !is(Trait.FOVEATION, "never") || is(Trait.FOVEATION, "always");
    }

    boolean hasOpenXr11() {
        return is(Trait.OPENXR_11, "true");
    }

    boolean hasSimpleController() {
        return !is(Trait.SIMPLE_CONTROLLER, "none");
    }

    /** Whether a hand that is seen, and holds a simple controller, holds nothing. */
    boolean isSimpleControllerAHand() {
        return is(Trait.SIMPLE_CONTROLLER, "hand");
    }

    private boolean is(Trait trait, String value) {
        return value.equals(values.get(trait));
    }

    /** Each by name, as people would say them. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        values.forEach((trait, value) -> text.append(text.length() == 0 ? "" : " ")
                .append(trait)
                .append('=')
                .append(value));
        return text.toString();
    }
}
