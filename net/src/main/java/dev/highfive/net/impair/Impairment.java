package dev.highfive.net.impair;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * How bad a network is, as people write it: {@code loss=5,burst=3,delay=40,jitter=20,reorder=10,duplicate=5,
 * bandwidth=1000,batch=100,seed=1}, each of them or none. Percent, packets, milliseconds, kbit/s. Without a seed it is
 * 1: nobody gets another network from the same words.
 */
public final class Impairment {
    private static final List<String> WORDS = Collections.unmodifiableList(
            Arrays.asList("loss", "burst", "delay", "jitter", "reorder", "duplicate", "bandwidth", "batch", "seed"));
    private static final int MAX_LENGTH = 256;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}(\\.[0-9]{1,9})?");
    private static final Pattern SEED = Pattern.compile("-?[0-9]{1,18}");

    // After what parsing needs.
    public static final Impairment NONE = parse("");

    /** Of all packets, 0 to 100. */
    public final double lossPercent;
    /** How many packets are lost in a row, on average; 0 where each is lost for itself. */
    public final double meanBurst;

    public final double delayMs;
    /** A packet takes up to so much less or more than the delay, but never less than nothing. */
    public final double jitterMs;
    /** Of all packets, held back so that later ones overtake them. */
    public final double reorderPercent;
    /** Of all packets, sent twice. */
    public final double duplicatePercent;
    /** 1000 bits a second; 0 for no limit. */
    public final double bandwidthKbit;
    /** Packets leave at multiples of it only, as those of a Wi-Fi radio that sleeps between beacons; 0 for at once. */
    public final double batchMs;

    public final long seed;

    private Impairment(Map<String, String> values) {
        lossPercent = number(values, "loss", 0, 100);
        meanBurst = number(values, "burst", 1, 10_000);
        delayMs = number(values, "delay", 0, 60_000);
        jitterMs = number(values, "jitter", 0, 60_000);
        reorderPercent = number(values, "reorder", 0, 100);
        duplicatePercent = number(values, "duplicate", 0, 100);
        bandwidthKbit = number(values, "bandwidth", 1, 100_000_000);
        batchMs = number(values, "batch", 0, 1000);
        String text = values.getOrDefault("seed", "1");
        if (!SEED.matcher(text).matches()) {
            throw new BadImpairmentException("The seed of an impairment is a whole number.");
        }
        seed = Long.parseLong(text);
        if (meanBurst > 0 && lossPercent < 100 && BurstLoss.onset(lossPercent / 100, meanBurst) > 1) {
            throw new BadImpairmentException("A loss of " + plain(lossPercent) + " % takes longer bursts than "
                    + plain(meanBurst) + " packets.");
        }
    }

    /** @throws BadImpairmentException if it is not of the form {@code word=number,...} */
    public static Impairment parse(String text) {
        if (text.length() > MAX_LENGTH) {
            throw new BadImpairmentException("This is too long for an impairment.");
        }
        Map<String, String> values = new HashMap<>();
        for (String part : text.trim().isEmpty() ? new String[0] : text.split(",", -1)) {
            int equals = part.indexOf('=');
            String word = equals < 0 ? "" : part.substring(0, equals).trim();
            if (!WORDS.contains(word)) {
                throw new BadImpairmentException(
                        "An impairment is word=number,word=number... with the words " + String.join(", ", WORDS) + ".");
            }
            if (values.put(word, part.substring(equals + 1).trim()) != null) {
                throw new BadImpairmentException("The impairment says " + word + " twice.");
            }
        }
        return new Impairment(values);
    }

    private static double number(Map<String, String> values, String word, int least, int most) {
        String text = values.get(word);
        if (text == null) {
            return 0;
        }
        double number = NUMBER.matcher(text).matches() ? Double.parseDouble(text) : -1;
        if (number < least || number > most) {
            throw new BadImpairmentException(
                    "The " + word + " of an impairment is a number from " + least + " to " + most + ".");
        }
        return number;
    }

    /** The same network with other luck. */
    public Impairment withSeed(long newSeed) {
        return parse(toString().replaceFirst("seed=.*", "seed=" + newSeed));
    }

    public boolean isNone() {
        return lossPercent == 0
                && delayMs == 0
                && jitterMs == 0
                && reorderPercent == 0
                && duplicatePercent == 0
                && bandwidthKbit == 0
                && batchMs == 0;
    }

    /** In the form that {@link #parse} takes. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        append(text, "loss", lossPercent);
        append(text, "burst", meanBurst);
        append(text, "delay", delayMs);
        append(text, "jitter", jitterMs);
        append(text, "reorder", reorderPercent);
        append(text, "duplicate", duplicatePercent);
        append(text, "bandwidth", bandwidthKbit);
        append(text, "batch", batchMs);
        return text.append("seed=").append(seed).toString();
    }

    private static void append(StringBuilder text, String word, double number) {
        if (number != 0) {
            text.append(word).append('=').append(plain(number)).append(',');
        }
    }

    private static String plain(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros().toPlainString();
    }
}
