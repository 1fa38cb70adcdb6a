package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesVerb;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What a packet said, so that it can be said again: its verbs and what they are about, and which values, but no bytes.
 */
final class SentPacket {
    long id;
    long timeMs;
    long sentAgainNs;
    boolean everSentAgain;
    private @Nullable BesVerb[] verbs = new BesVerb[4];
    private @Nullable Object[] subjects = new Object[4];
    private int[] indices = new int[4];
    private int count;

    void begin(long newId, long newTimeMs) {
        id = newId;
        timeMs = newTimeMs;
        everSentAgain = false;
        Arrays.fill(subjects, 0, count, null);
        count = 0;
    }

    /** @param subject an {@link OwnType}, a {@link Subscribing} or a {@link Told}, as the verb has it */
    void add(BesVerb verb, Object subject) {
        add(verb, subject, 0);
    }

    /** A value of the entity that was added last. */
    void addValue(int index) {
        add(null, null, index);
    }

    /** Takes back the verb that was added last. */
    void drop() {
        count--;
    }

    private void add(@Nullable BesVerb verb, @Nullable Object subject, int index) {
        if (count == verbs.length) {
            verbs = Arrays.copyOf(verbs, 2 * count);
            subjects = Arrays.copyOf(subjects, 2 * count);
            indices = Arrays.copyOf(indices, 2 * count);
        }
        verbs[count] = verb;
        subjects[count] = subject;
        indices[count++] = index;
    }

    int count() {
        return count;
    }

    /** Whether it is a value of the entity before it, instead of a verb. */
    boolean isValue(int at) {
        return verbs[at] == null;
    }

    @Nullable
    BesVerb verb(int at) {
        return verbs[at];
    }

    @Nullable
    Object subject(int at) {
        return subjects[at];
    }

    int index(int at) {
        return indices[at];
    }
}
