package dev.highfive.client.headset.simulated;

import java.util.Random;

/** A value that is never quite still: three slow waves whose periods do not fit together. */
final class Wander {
    private static final double[] PACES = {0.62, 1, 1.57};
    private static final double[] SHARES = {0.5, 0.33, 0.17};

    private final double amplitude;
    private final double hertz;
    private final double[] phases = new double[PACES.length];

    Wander(Random random, double amplitude, double hertz) {
        this.amplitude = amplitude;
        this.hertz = hertz;
        for (int wave = 0; wave < phases.length; wave++) {
            phases[wave] = random.nextDouble();
        }
    }

    float at(double seconds) {
        double sum = 0;
        for (int wave = 0; wave < PACES.length; wave++) {
            sum += SHARES[wave] * Math.sin(2 * Math.PI * (hertz * PACES[wave] * seconds + phases[wave]));
        }
        return (float) (amplitude * sum);
    }
}
