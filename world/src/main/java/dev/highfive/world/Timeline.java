package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/**
 * The last samples of one object, oldest first. Samples are made once and moved about; when all are taken the
 * oldest gives way. Order is by Time1, because the clock that maps it to ours may be corrected between two
 * samples; the whole timeline is then shifted along.
 */
final class Timeline {
    private static final long MS = 1_000_000;
    /** Time1 is in whole milliseconds, and clocks are slewed: up to this, two spacings are the same. */
    private static final long SAME_NS = 5 * MS;
    /** Beyond this the sender's own clock jumped, and Time1 says nothing about the samples before. */
    private static final long JUMP_NS = 500 * MS;

    private final Sample[] samples;
    private final boolean keepsOlder;
    private int start;
    private int count;
    private @Nullable WorldDrop refusal;

    /** @param capacity a power of two */
    Timeline(int capacity, boolean ofHand, boolean keepsOlder) {
        this.samples = new Sample[capacity];
        this.keepsOlder = keepsOlder;
        for (int index = 0; index < capacity; index++) {
            samples[index] = new Sample(ofHand);
        }
    }

    int count() {
        return count;
    }

    /** 0 is the oldest. */
    Sample get(int index) {
        return samples[slot(index)];
    }

    Sample newest() {
        return get(count - 1);
    }

    void clear() {
        count = 0;
    }

    /**
     * Adds a sample, which the caller fills.
     *
     * @return null if it is not wanted; {@link #refusal()} says why
     */
    @Nullable
    Sample add(int timeMs, long timeNs, long packetTimeNs) {
        refusal = null;
        if (count == 0) {
            return append(timeMs, timeNs, packetTimeNs);
        }
        Sample newest = newest();
        int sinceMs = (short) (timeMs - newest.timeMs);
        long shiftNs = timeNs - (newest.timeNs + sinceMs * MS);
        if (Math.abs(shiftNs) > JUMP_NS) {
            return addAfterJump(timeMs, timeNs, packetTimeNs);
        }
        if (sinceMs > 0) {
            if (Math.abs(shiftNs) > SAME_NS) {
                shift(shiftNs);
            }
            // Never the same time twice, whatever the clock did.
            long laterNs = timeNs - newest.timeNs > 0 ? timeNs : newest.timeNs + 1;
            return append(timeMs, laterNs, packetTimeNs);
        }
        if (sinceMs == 0) {
            return again(newest, packetTimeNs);
        }
        if (!keepsOlder) {
            return refuse(WorldDrop.STALE);
        }
        return insert(timeMs, newest.timeNs + sinceMs * MS, packetTimeNs);
    }

    /** Why {@link #add} gave nothing, or that what it gave is the same state again. */
    @Nullable
    WorldDrop refusal() {
        return refusal;
    }

    /** Like {@link #add}, for a sample of another sender, who now says what is true from then on. */
    Sample addFromElsewhere(int timeMs, long timeNs, long packetTimeNs) {
        refusal = null;
        while (count > 0 && newest().timeNs - timeNs >= 0) {
            count--;
        }
        Sample added = append(timeMs, timeNs, packetTimeNs);
        added.otherClock = true;
        return added;
    }

    private @Nullable Sample addAfterJump(int timeMs, long timeNs, long packetTimeNs) {
        if (timeNs - newest().timeNs <= 0) {
            return refuse(WorldDrop.STALE);
        }
        Sample added = append(timeMs, timeNs, packetTimeNs);
        added.otherClock = true;
        added.first = true;
        return added;
    }

    /** Within one packet, and from one packet to the next, the later state of the same time counts. */
    private @Nullable Sample again(Sample same, long packetTimeNs) {
        refusal = WorldDrop.REPEATED;
        if (packetTimeNs - same.packetTimeNs < -MS) {
            return null;
        }
        same.packetTimeNs = packetTimeNs;
        return same;
    }

    private Sample append(int timeMs, long timeNs, long packetTimeNs) {
        if (count == samples.length) {
            start = slot(1);
            count--;
        }
        count++;
        Sample added = newest();
        added.timeMs = timeMs;
        added.timeNs = timeNs;
        added.packetTimeNs = packetTimeNs;
        added.first = false;
        added.otherClock = false;
        return added;
    }

    private @Nullable Sample insert(int timeMs, long timeNs, long packetTimeNs) {
        int place = count;
        while (place > 0 && (get(place - 1).timeNs - timeNs > 0 || get(place - 1).timeMs == timeMs)) {
            place--;
            Sample next = get(place);
            if (next.timeMs == timeMs) {
                return again(next, packetTimeNs);
            }
            if (next.first || next.otherClock) {
                return refuse(WorldDrop.STALE);
            }
        }
        if (place == 0) {
            return refuse(WorldDrop.STALE);
        }
        Sample added = append(timeMs, timeNs, packetTimeNs);
        for (int index = count - 1; index > 0 && get(index - 1).timeNs - timeNs > 0; index--) {
            samples[slot(index)] = get(index - 1);
            samples[slot(index - 1)] = added;
        }
        return added;
    }

    private void shift(long byNs) {
        for (int index = 0; index < count; index++) {
            get(index).timeNs += byNs;
        }
    }

    private @Nullable Sample refuse(WorldDrop why) {
        refusal = why;
        return null;
    }

    private int slot(int index) {
        return start + index & samples.length - 1;
    }
}
