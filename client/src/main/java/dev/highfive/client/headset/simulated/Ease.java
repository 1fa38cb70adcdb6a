package dev.highfive.client.headset.simulated;

/** Ways to go from one value to another without a jerk. */
final class Ease {
    private Ease() {}

    /** From 0 to 1 while t does, as a hand moves: at rest, without acceleration, at both ends. */
    static double minimumJerk(double t) {
        if (t <= 0) {
            return 0;
        }
        return t >= 1 ? 1 : t * t * t * (10 - t * (15 - 6 * t));
    }

    /** How fast {@link #minimumJerk} goes at t; at most 1.875. */
    static double minimumJerkRate(double t) {
        return t <= 0 || t >= 1 ? 0 : 30 * t * t * (1 - t) * (1 - t);
    }

    /** The value itself up to a knee, then ever slower towards a limit that it never reaches. */
    static double soften(double value, double knee, double limit) {
        double size = Math.abs(value);
        if (size <= knee) {
            return value;
        }
        double rest = limit - knee;
        return Math.copySign(knee + rest * (1 - Math.exp((knee - size) / rest)), value);
    }
}
