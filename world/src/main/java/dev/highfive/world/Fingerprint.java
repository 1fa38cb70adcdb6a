package dev.highfive.world;

import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.LongList;

/** Mixes values into 64 bits. Objects are summed up, so that their order does not matter. */
final class Fingerprint {
    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    private long total;
    private long object;

    void clear() {
        total = 0;
    }

    long total() {
        return total;
    }

    /** @param owner whose object it is, or 0 where it is everybody's */
    void begin(long owner, ObjectKind kind, long id) {
        object = 0;
        add(owner);
        add(kind.ordinal());
        add(id);
    }

    void end() {
        total += object;
    }

    void add(long value) {
        long mixed = (object ^ value) * MULTIPLIER;
        mixed ^= mixed >>> 32;
        object = mixed * MULTIPLIER + 1;
        object ^= object >>> 29;
    }

    void add(float value) {
        // Adding 0 makes one of the two zeros.
        add(Float.floatToIntBits(value + 0f));
    }

    void add(String text) {
        add(text.length());
        for (int index = 0; index < text.length(); index++) {
            add(text.charAt(index));
        }
    }

    void add(FloatList values) {
        add(values.size());
        for (int index = 0; index < values.size(); index++) {
            add(values.get(index));
        }
    }

    void add(LongList values) {
        add(values.size());
        for (int index = 0; index < values.size(); index++) {
            add(values.get(index));
        }
    }

    void add(Sample sample) {
        add(sample.x);
        add(sample.y);
        add(sample.z);
        add(sample.vx);
        add(sample.vy);
        add(sample.vz);
        add(sample.rotation);
        add(sample.inOneSecond);
        add(sample.scaleX);
        add(sample.scaleY);
        add(sample.scaleZ);
        add(sample.scaleVx);
        add(sample.scaleVy);
        add(sample.scaleVz);
        if (sample.hasJoints) {
            for (float joint : sample.joints) {
                add(joint);
            }
        }
    }

    private void add(Quaternion rotation) {
        add(rotation.x);
        add(rotation.y);
        add(rotation.z);
        add(rotation.w);
    }
}
