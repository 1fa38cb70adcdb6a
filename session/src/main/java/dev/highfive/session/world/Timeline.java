package dev.highfive.session.world;

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
    private WorldDrop refusal;

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
     * Makes room for a sample, which the caller fills.
     *
     * @return null if it is not wanted; {@link #refusal()} says why
     */
    Sample add(int timeMs, long timeNs, long packetTimeNs) {
        refusal = null;
        if (count == 0) {
            return append(timeMs, timeNs, packetTimeNs, true);
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
            return append(timeMs, timeNs - newest.timeNs > 0 ? timeNs : newest.timeNs + 1, packetTimeNs, false);
        }
        if (sinceMs == 0) {
            return again(newest, packetTimeNs);
        }
        return keepsOlder ? insert(timeMs, newest.timeNs + sinceMs * MS, packetTimeNs) : refuse(WorldDrop.STALE);
    }

    /** Why {@link #add} gave nothing, or that what it gave is the same state again. */
    WorldDrop refusal() {
        return refusal;
    }

    /** Forgets what claims to be from then or later: another sender now says what is true. */
    void truncate(long timeNs) {
        while (count > 0 && newest().timeNs - timeNs >= 0) {
            count--;
        }
    }

    private Sample addAfterJump(int timeMs, long timeNs, long packetTimeNs) {
        if (timeNs - newest().timeNs <= 0) {
            return refuse(WorldDrop.STALE);
        }
        return append(timeMs, timeNs, packetTimeNs, true);
    }

    /** Within one packet, and from one packet to the next, the later state of the same time counts. */
    private Sample again(Sample same, long packetTimeNs) {
        refusal = WorldDrop.REPEATED;
        if (packetTimeNs - same.packetTimeNs < -MS) {
            return null;
        }
        same.packetTimeNs = packetTimeNs;
        return same;
    }

    private Sample append(int timeMs, long timeNs, long packetTimeNs, boolean first) {
        if (count == samples.length) {
            start = slot(1);
            count--;
        }
        count++;
        Sample added = newest();
        added.timeMs = timeMs;
        added.timeNs = timeNs;
        added.packetTimeNs = packetTimeNs;
        added.first = first;
        return added;
    }

    private Sample insert(int timeMs, long timeNs, long packetTimeNs) {
        int place = count;
        while (place > 0 && (get(place - 1).timeNs - timeNs > 0 || get(place - 1).timeMs == timeMs)) {
            place--;
            Sample next = get(place);
            if (next.timeMs == timeMs) {
                return again(next, packetTimeNs);
            }
            if (next.first) {
                return refuse(WorldDrop.STALE);
            }
        }
        if (place == 0) {
            return refuse(WorldDrop.STALE);
        }
        Sample added = append(timeMs, timeNs, packetTimeNs, false);
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

    private Sample refuse(WorldDrop why) {
        refusal = why;
        return null;
    }

    private int slot(int index) {
        return start + index & samples.length - 1;
    }
}
