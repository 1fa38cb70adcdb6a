package dev.highfive.app;

import android.content.Intent;
import android.net.Uri;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.impair.Impairment;
import dev.highfive.session.link.SessionLink;

/** Which session to take part in and how, as an intent says it: the link is its data, the rest are extras. */
final class TakePart {
    static final String NAME = "name";
    /** As {@link Impairment#parse} reads it. */
    static final String IMPAIR = "impair";
    /** How often to send changes, in hertz. */
    static final String RATE = "rate";
    /** False to send and receive only, as one does who measures a network. */
    static final String DRAW = "draw";
    private static final double USUAL_RATE_HZ = 30;

    final SessionLink link;
    final boolean draws;
    private final Intent intent;
    private final SessionOptions options;

    /**
     * @param usualName for those whom the intent does not name
     * @throws IllegalArgumentException if it cannot be done; the message is a sentence for people
     */
    TakePart(Intent intent, String usualName) {
        this.intent = intent;
        final String data = intent.getDataString();
        link = SessionLink.parse(data == null ? "" : data);
        draws = intent.getBooleanExtra(DRAW, true);
        final String name = text(intent, NAME);
        options = new SessionOptions()
                .name(name.trim().isEmpty() ? usualName : name.trim())
                .impairment(Impairment.parse(text(intent, IMPAIR)))
                .sendRateHz(rateHz(intent));
    }

    /** By a link that somebody typed or pasted. */
    static TakePart by(String link, String name) {
        return new TakePart(new Intent(Intent.ACTION_VIEW, Uri.parse(link.trim())), name);
    }

    /** The same request, to somebody else. */
    Intent passedTo(Intent other) {
        other.setData(intent.getData());
        if (intent.getExtras() != null) {
            other.putExtras(intent.getExtras());
        }
        return other;
    }

    SessionOptions options(String cname) {
        return options.cname(cname);
    }

    private static String text(Intent intent, String extra) {
        final String text = intent.getStringExtra(extra);
        return text == null ? "" : text;
    }

    /** A word, as adb's --es has it, or a whole number, as its --ei. */
    private static double rateHz(Intent intent) {
        if (!intent.hasExtra(RATE)) {
            return USUAL_RATE_HZ;
        }
        final String word = intent.getStringExtra(RATE);
        try {
            return word == null ? intent.getIntExtra(RATE, 0) : Double.parseDouble(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("The rate is a number of times a second, from 1 to 144.", e);
        }
    }
}
