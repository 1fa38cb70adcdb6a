package dev.highfive.app;

import android.content.Context;
import android.content.SharedPreferences;
import android.os.Build;
import dev.highfive.session.Identity;
import dev.highfive.session.link.BadLinkException;
import dev.highfive.session.link.SessionLink;
import java.security.SecureRandom;
import java.util.Base64;

/** What the app remembers. */
final class Settings {
    private static final String FILE = "settings";
    private static final String IDENTITY = "identity";
    private static final String NAME = "name";
    private static final String PASSTHROUGH = "passthrough";
    private static final String HOSTED = "hosted";
    private static final String SENTENCE = "sentence";

    private final SharedPreferences kept;

    Settings(Context context) {
        kept = context.getSharedPreferences(FILE, Context.MODE_PRIVATE);
    }

    /**
     * By which others know that it is the same person's headset again; in the app's own storage, which no other
     * reads.
     */
    Identity identity() {
        String known = kept.getString(IDENTITY, "");
        if (!known.isEmpty()) {
            return Identity.of(Base64.getDecoder().decode(known));
        }
        Identity identity = Identity.random(new SecureRandom());
        kept.edit()
                .putString(IDENTITY, Base64.getEncoder().encodeToString(identity.toKeep()))
                .apply();
        return identity;
    }

    /** What the others see: the headset's model, until someone says better. */
    String name() {
        String name = kept.getString(NAME, "");
        return name.isEmpty() ? Build.MODEL : name;
    }

    void rename(String name) {
        kept.edit().putString(NAME, name).apply();
    }

    /** Whether the wearer wants to see the real room around them. */
    boolean isPassthroughShown() {
        return kept.getBoolean(PASSTHROUGH, false);
    }

    void showPassthrough(boolean shown) {
        kept.edit().putBoolean(PASSTHROUGH, shown).apply();
    }

    /** What the lobby is to say when it is next there; null if nothing. */
    void keepSentence(String sentence) {
        kept.edit().putString(SENTENCE, sentence).apply();
    }

    /** What was kept for the lobby, once; null if nothing was. */
    String takeSentence() {
        String sentence = kept.getString(SENTENCE, null);
        if (sentence != null) {
            kept.edit().remove(SENTENCE).apply();
        }
        return sentence;
    }

    /** The link of the session that this headset opens for others, or null. */
    SessionLink hosted() {
        String link = kept.getString(HOSTED, "");
        try {
            return link.isEmpty() ? null : SessionLink.parse(link);
        } catch (BadLinkException e) {
            return null; // an older version's, which has to be made again
        }
    }

    void host(SessionLink link) {
        kept.edit().putString(HOSTED, link.withKey()).apply();
    }
}
