package dev.highfive.app;

import android.content.Intent;
import android.net.Uri;
import dev.highfive.net.impair.Impairment;
import dev.highfive.session.Identity;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.xr.HeadsetTraits;

/** Which session to take part in and how, as an intent says it: the link is its data, the rest are extras. */
final class JoinRequest {
    static final String NAME = "name";
    /** As {@link Impairment#parse} reads it. */
    static final String IMPAIR = "impair";
    /** How often to send changes, in hertz. */
    static final String RATE = "rate";
    /** False to send and receive only, as one does who measures a network. */
    static final String DRAW = "draw";
    /** Whether to show the real room around the wearer; otherwise as the lobby has it. */
    static final String PASSTHROUGH = "passthrough";
    /** True for those who share a real room with the others, and so the origin of it. */
    static final String SAME_ROOM = "sameRoom";
    /** Frames a second to ask the headset for. */
    static final String REFRESH = "refresh";

    /** The name of the files to record to, in the app's folder. */
    static final String RECORD = "record";

    private static final double USUAL_RATE_HZ = 30;
    private static final String RATE_WORDS = "The rate is a number of times a second, from 1 to 144.";
    private static final String REFRESH_WORDS = "The refresh rate is a number of frames a second, such as 72 or 90.";

    final SessionLink link;
    final boolean draws;
    final boolean passthrough;
    final boolean sameRoom;
    /** 0 to leave it to the headset. */
    final float refreshHz;

    final HeadsetTraits traits;
    /** Empty for none. */
    final String record;

    private final Intent intent;
    private final SessionOptions options;

    /**
     * @param settings for what the intent does not say
     * @throws IllegalArgumentException if it cannot be done; the message is a sentence for people
     */
    JoinRequest(Intent intent, Settings settings) {
        this.intent = intent;
        String data = intent.getDataString();
        link = SessionLink.parse(data == null ? "" : data);
        draws = intent.getBooleanExtra(DRAW, true);
        String name = text(intent, NAME);
        options = new SessionOptions()
                .name(name.trim().isEmpty() ? settings.name() : name.trim())
                .impairment(Impairment.parse(text(intent, IMPAIR)))
                .sendRateHz(number(intent, RATE, USUAL_RATE_HZ, RATE_WORDS));
        sameRoom = intent.getBooleanExtra(SAME_ROOM, false);
        passthrough = intent.getBooleanExtra(PASSTHROUGH, settings.isPassthroughShown());
        refreshHz = (float) number(intent, REFRESH, 0, REFRESH_WORDS);
        record = text(intent, RECORD);
        if (!record.matches("[A-Za-z0-9_-]{0,40}")) {
            throw new IllegalArgumentException("A recording's name has letters, digits, - and _, at most 40.");
        }
        traits = FieldTraits.of(intent);
    }

    /** By a link that somebody typed or pasted. */
    static JoinRequest by(String link, Settings settings) {
        return new JoinRequest(new Intent(Intent.ACTION_VIEW, Uri.parse(link.trim())), settings);
    }

    /** The same request, to somebody else. */
    Intent passedTo(Intent other) {
        other.setData(intent.getData());
        if (intent.getExtras() != null) {
            other.putExtras(intent.getExtras());
        }
        return other;
    }

    SessionOptions options(Identity identity) {
        return options.identity(identity);
    }

    private static String text(Intent intent, String extra) {
        String text = intent.getStringExtra(extra);
        return text == null ? "" : text;
    }

    /** A word, as adb's --es has it, or a whole number, as its --ei. */
    private static double number(Intent intent, String extra, double usual, String sentence) {
        if (!intent.hasExtra(extra)) {
            return usual;
        }
        String word = intent.getStringExtra(extra);
        try {
            return word == null ? intent.getIntExtra(extra, 0) : Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(sentence, e);
        }
    }
}
