package dev.highfive.net.impair;

/** How long each packet is on its way: jitter is spread evenly around the delay, and never below nothing. */
final class Delay {
    private static final double NANOS_PER_MILLI = 1e6;

    private final Dice dice;
    private final double delayNs;
    private final double jitterNs;

    Delay(Impairment impairment) {
        dice = new Dice(impairment.seed, "delay");
        delayNs = impairment.delayMs * NANOS_PER_MILLI;
        jitterNs = impairment.jitterMs * NANOS_PER_MILLI;
    }

    long nextNs() {
        return jitterNs == 0 ? (long) delayNs : (long) Math.max(0, delayNs + jitterNs * (2 * dice.fraction() - 1));
    }
}
