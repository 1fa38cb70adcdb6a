package dev.highfive.world;

import dev.highfive.codec.gamestate.Float16;
import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.LongList;
import dev.highfive.codec.gamestate.Rotation;

/**
 * Mixes values into 64 bits. Objects are summed up, so that their order does not matter. What Game State sends as
 * Float16 is mixed as one, so that our own objects, which never were on the wire, are the same here as elsewhere.
 */
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

    void addHalf(float value) {
        add(Float16.toFloat(Float16.fromFloat(value)));
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

    void addHalves(FloatList values) {
        add(values.size());
        for (int index = 0; index < values.size(); index++) {
            addHalf(values.get(index));
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
        addHalf(sample.vx);
        addHalf(sample.vy);
        addHalf(sample.vz);
        add(sample.sent.now);
        add(sample.sent.inOneSecond);
        addHalf(sample.scaleX);
        addHalf(sample.scaleY);
        addHalf(sample.scaleZ);
        addHalf(sample.scaleVx);
        addHalf(sample.scaleVy);
        addHalf(sample.scaleVz);
        if (sample.hasJoints) {
            for (float joint : sample.joints) {
                addHalf(joint);
            }
        }
    }

    private void add(Rotation rotation) {
        addHalf(rotation.i);
        addHalf(rotation.j);
        addHalf(rotation.k);
    }
}
