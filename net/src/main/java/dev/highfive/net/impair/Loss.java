package dev.highfive.net.impair;

/** Decides about one packet after the other whether it is lost. */
interface Loss {
    boolean losesNext();

    static Loss of(Impairment impairment) {
        double rate = impairment.lossPercent / 100;
        Dice dice = new Dice(impairment.seed, "loss");
        if (impairment.meanBurst == 0 || rate == 0 || rate == 1) {
            return () -> dice.happens(rate);
        }
        return new BurstLoss(dice, rate, impairment.meanBurst);
    }
}
