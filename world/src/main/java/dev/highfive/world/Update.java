package dev.highfive.world;

import dev.highfive.codec.Counts;
import org.jspecify.annotations.Nullable;

/** The update that is being taken in: whose it is, and its times on our clock. */
final class Update {
    private static final long MOST_AHEAD_NS = 1_000_000_000;
    /** For what has no Time1, and for ourselves, who need none. */
    static final SampleClock PACKET_TIME = (timeMs, packetTimeNs) -> packetTimeNs;

    final Counts<WorldDrop> drops = new Counts<>(WorldDrop.class);

    @SuppressWarnings("NullAway.Init") // since begin()
    Participant from;

    long packetTimeNs;
    long arrivalTimeNs;
    private boolean byPacketTime;

    void begin(Participant sender, long newPacketTimeNs, long newArrivalTimeNs) {
        if (from != sender) {
            from = sender;
        }
        arrivalTimeNs = newArrivalTimeNs;
        byPacketTime = false;
        packetTimeNs = newPacketTimeNs;
        if (newPacketTimeNs - newArrivalTimeNs > MOST_AHEAD_NS) {
            // Or else this one would be the newest for as long as it lies ahead.
            drop(WorldDrop.FROM_THE_FUTURE);
            packetTimeNs = newArrivalTimeNs;
        }
    }

    /** For one object without a Time1. */
    Update byPacketTime() {
        byPacketTime = true;
        return this;
    }

    long sampleTimeNs(int timeMs) {
        SampleClock clock = byPacketTime ? PACKET_TIME : from.clock();
        byPacketTime = false;
        long timeNs = clock.sampleTimeNs(timeMs, packetTimeNs);
        return timeNs - arrivalTimeNs > MOST_AHEAD_NS ? arrivalTimeNs : timeNs;
    }

    /** @return null, for callers that have nothing else to give */
    @Nullable
    Sample drop(WorldDrop why) {
        drops.increment(why);
        return null;
    }

    void countIfLate(long sampleTimeNs) {
        if (from.playout().isPast(sampleTimeNs)) {
            drop(WorldDrop.LATE);
        }
    }
}
