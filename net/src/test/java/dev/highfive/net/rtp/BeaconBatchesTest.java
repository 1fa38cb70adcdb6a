package dev.highfive.net.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.net.impair.ImpairedPath;
import dev.highfive.net.impair.Impairment;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** State that goes over a bad network: when is that taken for the sleep of a radio? */
class BeaconBatchesTest {
    private static final long MS = 1_000_000;
    private static final int STEP_MS = 1;
    private static final int SECONDS = 20;

    private final BeaconBatches batches = new BeaconBatches();
    private final ByteBuffer packet = ByteBuffer.allocate(4);
    private long nowNs = Long.MAX_VALUE - 5_000 * MS; // overflows on the way

    @ParameterizedTest
    @CsvSource({
        "30, batch=100, 100",
        "30, batch=102.4, 102",
        "72, 'batch=102.4,loss=20', 102",
        "30, 'batch=204.8,delay=30,jitter=30', 205",
        "60, batch=300, 300",
        "20, batch=102.4, 102"
    })
    void batchesAreNoticedAndTheirTimeIsTold(int rateHz, String network, long wantedMs) {
        run(rateHz, network);
        assertEquals(wantedMs, batches.intervalNs(nowNs) / 1e6, 12);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "seed=1",
                "jitter=30,delay=30",
                "jitter=200,delay=200",
                "loss=50,burst=10",
                "delay=40,jitter=20,reorder=20,duplicate=20",
                "bandwidth=64",
                "batch=50",
                "batch=140"
            })
    void otherTroubleIsNotTakenForIt(String network) {
        for (int rateHz : new int[] {10, 30, 72}) {
            run(rateHz, network);
            assertEquals(0, batches.intervalNs(nowNs), rateHz + " Hz");
        }
    }

    @Test
    void whatWasSentAtOnceMayComeAtOnce() {
        for (int tenth = 0; tenth < 300; tenth++) {
            nowNs += 100 * MS;
            for (int part = 0; part < 5; part++) {
                batches.onPacket(9000 * tenth, nowNs);
            }
        }
        assertEquals(0, batches.intervalNs(nowNs));
    }

    @Test
    void aRadioThatWakesIsHealthySoon() {
        run(30, "batch=102.4");
        run(30, "delay=5", 7);
        assertEquals(0, batches.intervalNs(nowNs));
    }

    @Test
    void ofAStreamThatEndedNothingIsSaid() {
        run(30, "batch=102.4");
        assertEquals(0, batches.intervalNs(nowNs + 4000 * MS));
    }

    private void run(int rateHz, String network) {
        run(rateHz, network, SECONDS);
    }

    private void run(int rateHz, String network, int seconds) {
        ImpairedPath path = new ImpairedPath(Impairment.parse(network));
        long sentNs = nowNs;
        for (int ms = 0; ms < 1000 * seconds; ms += STEP_MS) {
            nowNs += STEP_MS * MS;
            if (nowNs - sentNs >= 1_000_000_000L / rateHz) {
                sentNs += 1_000_000_000L / rateHz;
                packet.putInt(0, (int) RtpTime.ticks(sentNs));
                path.offer(packet, null, nowNs);
            }
            path.poll(nowNs, (out, to) -> batches.onPacket(out.getInt(0), nowNs));
        }
    }
}
