package dev.highfive.client.headset.lemvr;

import dev.highfive.client.headset.Side;
import dev.highfive.codec.lemvr.Haptics;
import dev.highfive.net.Clock;

/** How strongly each controller shakes now: LEMVR says so anew in every frame. */
final class Shaking {
    private final Clock clock;
    private final Haptics haptics = new Haptics();
    private final float[] amplitudes = new float[2];
    private final long[] untilNs = new long[2];

    Shaking(Clock clock) {
        this.clock = clock;
    }

    void shake(Side side, float amplitude, float seconds) {
        amplitudes[side.ordinal()] = Math.max(0, Math.min(1, amplitude));
        untilNs[side.ordinal()] = clock.nanoTime() + (long) (seconds * 1e9f);
    }

    /** At least once, however short it is. */
    Haptics now() {
        haptics.left = take(0);
        haptics.right = take(1);
        return haptics;
    }

    private float take(int side) {
        float amplitude = amplitudes[side];
        if (clock.nanoTime() - untilNs[side] >= 0) {
            amplitudes[side] = 0;
        }
        return amplitude;
    }
}
