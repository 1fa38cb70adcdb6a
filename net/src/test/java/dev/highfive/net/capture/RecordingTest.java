package dev.highfive.net.capture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.codec.Hex;
import dev.highfive.net.Clock;
import dev.highfive.net.VirtualClock;
import dev.highfive.net.srtp.SrtpProfile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From the recorder's ring to the reader. */
class RecordingTest {
    private static final InetSocketAddress HERE = new InetSocketAddress("192.0.2.1", 5004);
    private static final InetSocketAddress THERE = new InetSocketAddress("192.0.2.2", 5006);
    private static final InetSocketAddress HERE_6 = new InetSocketAddress("2001:db8::1", 5004);
    private static final InetSocketAddress THERE_6 = new InetSocketAddress("2001:db8::2", 5006);

    @TempDir
    Path folder;

    private final VirtualClock clock = new VirtualClock(1_800_000_000_000L);

    @Test
    void whatIsRecordedCanBeRead() throws IOException {
        Path file = folder.resolve("session.pcapng");
        try (Recorder recorder = Recorder.toFile(file, "A test", clock)) {
            recorder.received(Hex.buffer("010203"), THERE, HERE, clock.nanoTime());
            clock.advanceNs(1_234_567_891);
            recorder.sent(Hex.buffer("04050607"), HERE_6, THERE_6, clock.nanoTime());
        }
        try (PcapngReader reader = PcapngReader.ofFile(file)) {
            assertPacket(reader.next(), "010203", THERE, HERE, false, 1_800_000_000_000_000_000L);
            assertPacket(reader.next(), "04050607", HERE_6, THERE_6, true, 1_800_000_001_234_567_891L);
            assertNull(reader.next());
            assertFalse(reader.isCutOff());
            assertEquals(2, reader.counts().total());
        }
    }

    @Test
    void theDatagramIsLeftAsItWas() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        ByteBuffer datagram = Hex.buffer("ff0102ff");
        datagram.position(1).limit(3);
        try (Recorder recorder = new Recorder(Channels.newChannel(file), "", clock)) {
            recorder.received(datagram, THERE, HERE, clock.nanoTime());
        }
        assertEquals("0102", Hex.text(datagram));
        assertEquals("0102", hex(Capture.reader(file.toByteArray()).next()));
    }

    @Test
    void addressesOfDifferentFamiliesAreBroughtTogether() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (PcapngWriter writer = new PcapngWriter(Channels.newChannel(file), "")) {
            writer.packet(Hex.buffer("01"), 1, THERE_6, new InetSocketAddress("0.0.0.0", 5004), false, 1);
            writer.packet(Hex.buffer("02"), 1, InetSocketAddress.createUnresolved("host", 1), THERE, true, 2);
        }
        PcapngReader reader = Capture.reader(file.toByteArray());
        assertPacket(reader.next(), "01", THERE_6, new InetSocketAddress("::", 5004), false, 1);
        assertPacket(reader.next(), "02", new InetSocketAddress("0.0.0.0", 1), THERE, true, 2);
    }

    @Test
    void keysPrecedeThePacketsTheyOpen() throws IOException {
        RecordedKey key = new RecordedKey(0xca68219a, SrtpProfile.AEAD_AES_128_GCM, new byte[28], -1);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (Recorder recorder = new Recorder(Channels.newChannel(file), "", clock)) {
            recorder.key(key);
            recorder.received(Hex.buffer("01"), THERE, HERE, clock.nanoTime());
        }
        PcapngReader reader = Capture.reader(file.toByteArray());
        assertEquals("01", hex(reader.next()));
        RecordedKey read = reader.keys().get(0);
        assertEquals(0xca68219a, read.ssrc);
        assertEquals(SrtpProfile.AEAD_AES_128_GCM, read.profile);
        assertEquals(-1, read.rollOverCounter);
        assertArrayEquals(key.line(), read.line());
        assertFalse(read.toString().contains("AAAA"));
    }

    @Test
    void linesThatAreNoKeysAreRefused() {
        for (String line : new String[] {
            "",
            "SRTP 1 AEAD_AES_128_GCM AAAA 0",
            "SRTP ca68219a NONE AAAA 0",
            "SRTP ca68219a AEAD_AES_128_GCM AAAA 0",
            "SRTP ca68219a AEAD_AES_128_GCM A=AA 0",
            "SRTP ca68219a AEAD_AES_128_GCM " + "A".repeat(37) + "= 4294967296"
        }) {
            assertNull(RecordedKey.parse(line), line);
        }
    }

    @Test
    void largeDatagramsAreCutOff() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (Recorder recorder = new Recorder(Channels.newChannel(file), "", clock)) {
            recorder.received(ByteBuffer.allocate(65_507), THERE, HERE, clock.nanoTime());
            recorder.received(ByteBuffer.allocate(2048), THERE, HERE, clock.nanoTime());
        }
        PcapngReader reader = Capture.reader(file.toByteArray());
        assertEquals(2048, reader.next().datagram().remaining());
        assertEquals(1, reader.counts().of(CaptureCount.CUT_OFF));
    }

    @Test
    void checksumsAreRight() throws IOException {
        for (String payload : new String[] {"", "01", "0102", "ffff", "fffffe"}) {
            for (InetSocketAddress[] ends : new InetSocketAddress[][] {{HERE, THERE}, {HERE_6, THERE_6}}) {
                ByteBuffer out = ByteBuffer.allocate(100);
                byte[] bytes = Hex.bytes(payload);
                new UdpFrame().write(out, ends[0], ends[1], ByteBuffer.wrap(bytes), bytes.length);
                boolean ipv4 = ends[0] == HERE;
                int udpAt = ipv4 ? 20 : 40;
                assertTrue(!ipv4 || checksumHolds(out, 0, 20, 0));
                assertTrue(checksumHolds(out, ipv4 ? 12 : 8, out.position(), 17 + out.position() - udpAt));
                assertFalse(out.getShort(udpAt + 6) == 0);
            }
        }
    }

    @Test
    void aSlowDiskCostsPacketsOfTheRecordingAndNoTime() throws IOException {
        CountDownLatch diskWorks = new CountDownLatch(1);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        WritableByteChannel toFile = Channels.newChannel(file);
        Recorder recorder = new Recorder(
                new TestChannel(bytes -> {
                    awaitUninterruptibly(diskWorks);
                    return toFile.write(bytes);
                }),
                "",
                clock);
        ByteBuffer datagram = ByteBuffer.allocate(1200);
        int packets = 3 * Recorder.CAPACITY;
        for (int count = 0; count < packets; count++) {
            recorder.received(datagram, THERE, HERE, clock.nanoTime());
        }
        assertTrue(recorder.dropped() > 0);
        diskWorks.countDown();
        recorder.close();
        assertEquals(packets, recorder.recorded() + recorder.dropped());
        PcapngReader reader = Capture.reader(file.toByteArray());
        while (reader.next() != null) {
            assertFalse(reader.isCutOff());
        }
        assertEquals(recorder.recorded(), reader.counts().of(CaptureCount.DATAGRAM));
    }

    @Test
    void aFullDiskIsToldAtTheEnd() {
        Recorder recorder = new Recorder(
                new TestChannel(bytes -> {
                    throw new IOException("No space left on device");
                }),
                "",
                clock);
        recorder.received(Hex.buffer("01"), THERE, HERE, clock.nanoTime());
        assertEquals(
                "No space left on device",
                assertThrows(IOException.class, recorder::close).getMessage());
    }

    @Test
    void theNetworkThreadAllocatesNothing() throws IOException {
        Path file = folder.resolve("large.pcapng");
        try (Recorder recorder = Recorder.toFile(file, "", Clock.SYSTEM)) {
            ByteBuffer datagram = ByteBuffer.allocateDirect(1200);
            assertEquals(0, Allocation.of(() -> {
                for (int count = 0; count < 1000; count++) {
                    recorder.received(datagram, THERE, HERE, count);
                    recorder.sent(datagram, HERE, THERE, count);
                }
            }));
        }
        assertTrue(Files.size(file) > 1_000_000);
    }

    private static boolean checksumHolds(ByteBuffer bytes, int from, int to, int more) {
        int sum = more;
        for (int at = from; at < to; at++) {
            sum += (bytes.get(at) & 0xFF) << ((at - from) % 2 == 0 ? 8 : 0);
        }
        while (sum > 0xFFFF) {
            sum = (sum & 0xFFFF) + (sum >>> 16);
        }
        return sum == 0xFFFF;
    }

    private static void assertPacket(
            RecordedPacket packet,
            String datagram,
            InetSocketAddress from,
            InetSocketAddress to,
            boolean outbound,
            long wallNs) {
        assertEquals(datagram, hex(packet));
        assertEquals(from, packet.from());
        assertEquals(to, packet.to());
        assertEquals(outbound, packet.isOutbound());
        assertEquals(wallNs, packet.wallNs());
    }

    private static String hex(RecordedPacket packet) {
        byte[] bytes = new byte[packet.datagram().remaining()];
        packet.datagram().duplicate().get(bytes);
        return Hex.text(ByteBuffer.wrap(bytes));
    }

    private static void awaitUninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A disk that does what a test wants. */
    private record TestChannel(Write write) implements WritableByteChannel {
        interface Write {
            int write(ByteBuffer bytes) throws IOException;
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            return write.write(bytes);
        }

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public void close() {}
    }
}
