package dev.highfive.net.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.net.VirtualClock;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {
    private static final long MILLI = 1_000_000;
    private static final long START_WALL_NS = 1_800_000_000_000L * MILLI;
    private static final InetSocketAddress HERE = new InetSocketAddress("192.0.2.1", 5004);
    private static final InetSocketAddress THERE = new InetSocketAddress("192.0.2.2", 5006);

    private final VirtualClock base = new VirtualClock();
    private final List<String> heard = new ArrayList<>();

    @Test
    void packetsComeAtTheirTimesFromTheirAddresses() throws IOException {
        Replay replay = new Replay(reader(recording(0, 10, 25)), recorder());
        ReplayClock clock = new ReplayClock(base, 1, replay.startWallNs());
        assertEquals(START_WALL_NS, replay.startWallNs());
        base.advanceMs(5); // the first packet waits for the first poll
        assertEquals(0, replay.nextDueInNs(clock.nanoTime()));
        long startNs = clock.nanoTime();
        assertEquals(1, replay.poll(startNs));
        assertEquals(10 * MILLI, replay.nextDueInNs(startNs));
        base.advanceMs(9);
        assertEquals(0, replay.poll(clock.nanoTime()));
        base.advanceMs(20);
        assertEquals(2, replay.poll(clock.nanoTime()));
        assertTrue(replay.isFinished());
        assertEquals(Long.MAX_VALUE, replay.nextDueInNs(clock.nanoTime()));
        assertEquals(
                List.of(
                        "0 " + THERE + " " + startNs,
                        "1 " + HERE + " " + (startNs + 10 * MILLI),
                        "2 " + THERE + " " + (startNs + 25 * MILLI)),
                heard);
    }

    @Test
    void theSpeedChangesTheRealTimeOnly() throws IOException {
        for (double speed : new double[] {0.1, 0.5, 2, 10}) {
            heard.clear();
            Replay replay = new Replay(reader(recording(0, 1000)), recorder());
            ReplayClock clock = new ReplayClock(base, speed, replay.startWallNs());
            long startNs = clock.nanoTime();
            replay.poll(startNs);
            assertEquals(1000 / speed, clock.realNs(replay.nextDueInNs(startNs)) / 1e6);
            base.advanceNs((long) (1000 * MILLI / speed) - 1000);
            assertEquals(0, replay.poll(clock.nanoTime()));
            base.advanceNs(1000);
            assertEquals(1, replay.poll(clock.nanoTime()));
            assertEquals("1 " + HERE + " " + (startNs + 1000 * MILLI), heard.get(1));
            assertEquals(1_800_000_001_000L, clock.wallMillis());
        }
    }

    @Test
    void ownPacketsCanBeLeftOut() throws IOException {
        Replay replay = new Replay(reader(recording(0, 1, 2, 3)), recorder(), true);
        base.advanceMs(10);
        ReplayClock clock = new ReplayClock(base, 1, replay.startWallNs());
        replay.poll(clock.nanoTime());
        base.advanceMs(10);
        replay.poll(clock.nanoTime());
        assertEquals(2, heard.size());
        assertTrue(heard.stream().allMatch(packet -> packet.contains(THERE.toString())));
    }

    @Test
    void timesThatGoBackDelayNothing() throws IOException {
        Replay replay = new Replay(reader(recording(0, 10, 5, 11)), recorder());
        long startNs = base.nanoTime();
        replay.poll(startNs);
        assertEquals(2, replay.poll(startNs + 10 * MILLI));
        assertEquals(1, replay.poll(startNs + 11 * MILLI));
    }

    @Test
    void anEmptyRecordingIsFinished() throws IOException {
        Replay replay = new Replay(reader(recording()), recorder());
        assertTrue(replay.isFinished());
        assertEquals(0, replay.poll(1));
    }

    @Test
    void aSpeedOutOfBoundsIsRefused() {
        for (double speed : new double[] {0, 0.09, 10.1, -1, Double.NaN}) {
            assertEquals(
                    "A replay runs at 0.1 to 10 times the speed of the recording.",
                    assertThrows(IllegalArgumentException.class, () -> new ReplayClock(base, speed, 0))
                            .getMessage());
        }
    }

    @Test
    void nothingIsAllocatedForAPacket() throws IOException {
        byte[] file = recording(new long[2000]);
        assertEquals(allocated(recording(new long[200])), allocated(file), 1000);
    }

    private long allocated(byte[] file) {
        return Allocation.of(() -> {
            try {
                Replay replay = new Replay(reader(file), (datagram, from, timeNs) -> {});
                replay.poll(0);
                assertTrue(replay.isFinished());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private PacketSink recorder() {
        return (datagram, from, timeNs) -> heard.add(datagram.get() + " " + from + " " + timeNs);
    }

    /** Every other packet is one of ours. */
    private static byte[] recording(long... timesMs) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (PcapngWriter writer = new PcapngWriter(Channels.newChannel(file), "")) {
            for (int number = 0; number < timesMs.length; number++) {
                ByteBuffer datagram = ByteBuffer.wrap(new byte[] {(byte) number});
                boolean own = number % 2 == 1;
                writer.packet(
                        datagram,
                        1,
                        own ? HERE : THERE,
                        own ? THERE : HERE,
                        own,
                        START_WALL_NS + timesMs[number] * MILLI);
            }
        }
        return file.toByteArray();
    }

    private static PcapngReader reader(byte[] file) throws IOException {
        return new PcapngReader(Channels.newChannel(new ByteArrayInputStream(file)));
    }
}
