package dev.highfive.net.impair;

/**
 * Losses in a row, by the model of Gilbert and Elliott in its simplest form: a good state that loses nothing
 * and a bad one that loses everything. Bursts are geometrically distributed.
 */
final class BurstLoss implements Loss {
    private final Dice dice;
    private final double onset;
    private final double recovery;
    private boolean bad;

    BurstLoss(Dice dice, double rate, double meanBurst) {
        this.dice = dice;
        onset = onset(rate, meanBurst);
        recovery = 1 / meanBurst;
    }

    /** How likely a burst begins with the next packet, so that the given rate is lost; more than 1 if impossible. */
    static double onset(double rate, double meanBurst) {
        return rate / (1 - rate) / meanBurst;
    }

    @Override
    public boolean losesNext() {
        bad = bad ? !dice.happens(recovery) : dice.happens(onset);
        return bad;
    }
}
