package dev.highfive.net.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PcapngReaderTest {
    private static final int RAW = 101;

    @Test
    void bothByteOrdersAreRead() throws IOException {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            PcapngReader reader = new Capture(order)
                    .networkInterface(RAW, "")
                    .packet(0, 1_800_000_000_123_456L, "", Capture.IPV4)
                    .packet(0, 1_800_000_000_123_457L, "", Capture.IPV6)
                    .reader();
            RecordedPacket packet = reader.next();
            assertEquals(new InetSocketAddress("192.0.2.1", 5004), packet.from());
            assertEquals(new InetSocketAddress("192.0.2.2", 5006), packet.to());
            assertEquals("hi", text(packet));
            assertEquals(1_800_000_000_123_456_000L, packet.wallNs());
            assertFalse(packet.isOutbound());
            packet = reader.next();
            assertEquals(new InetSocketAddress("2001:db8::1", 5004), packet.from());
            assertEquals("hi", text(packet));
            assertNull(reader.next());
            assertFalse(reader.isCutOff());
            assertEquals(2, reader.counts().total());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0200000000010200000000020800", // Ethernet
        "1, 02000000000102000000000281000005 0800", // with a tag
        "1, 02000000000102000000000288a80005 81000006 0800",
        "0, 02000000",
        "0, 00000002",
        "108, 00000002", // loopback
        "12, ''",
        "101, ''",
        "228, ''", // raw IP
        "113, 0000000100060200000000010000 0800", // Linux cooked
        "276, 0800000000000002000100060200000000010000", // and its second version
    })
    void theLinkLayersOfOthersAreUnderstood(int linkType, String header) throws IOException {
        PcapngReader reader = new Capture(ByteOrder.LITTLE_ENDIAN)
                .networkInterface(linkType, "")
                .packet(0, 1, header, Capture.IPV4)
                .reader();
        assertEquals("hi", text(reader.next()));
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1500000, 1500000000", // microseconds
        "0001000361626300 0009000109000000, 1500000000, 1500000000", // after a comment
        "0009000109000000, 1500000000, 1500000000",
        "0009000106000000, 1500000, 1500000000",
        "0009000100000000, 2, 2000000000",
        "000900010c000000, 1500000000000, 1500000000",
        "000900018a000000, 1536, 1500000000", // 2^-10
        "00090001a8000000, 1649267441664, 1500000000", // 2^-40
        "0009000109000000 000e0008 0000000000000064, 1500000000, 101500000000", // and 100 s
    })
    void timesAreInTheUnitOfTheirInterface(String options, long ticks, long wallNs) throws IOException {
        PcapngReader reader = new Capture(ByteOrder.BIG_ENDIAN)
                .networkInterface(RAW, options)
                .packet(0, ticks, "", Capture.IPV4)
                .reader();
        assertEquals(wallNs, reader.next().wallNs());
    }

    @Test
    void timesOutOfRangeAreCounted() throws IOException {
        PcapngReader reader = new Capture(ByteOrder.BIG_ENDIAN)
                .networkInterface(RAW, "")
                .networkInterface(RAW, "00090001ff000000")
                .networkInterface(RAW, "000900017f000000")
                .networkInterface(RAW, "000e00088000000000000000")
                .packet(0, -1, "", Capture.IPV4)
                .packet(0, Long.MAX_VALUE, "", Capture.IPV4)
                .packet(1, 1, "", Capture.IPV4)
                .packet(2, 1, "", Capture.IPV4)
                .packet(3, 1, "", Capture.IPV4)
                .reader();
        assertNull(reader.next());
        assertEquals(5, reader.counts().of(CaptureCount.NO_TIME));
    }

    @Test
    void whatIsNoDatagramIsSkippedAndCounted() throws IOException {
        Capture capture = new Capture(ByteOrder.LITTLE_ENDIAN)
                .networkInterface(1, "")
                .networkInterface(147, "")
                .networkInterface(RAW, "");
        byte[] tcp = Capture.IPV4.clone();
        tcp[9] = 6;
        byte[] fragment = Capture.IPV4.clone();
        fragment[7] = 1;
        byte[] shortHeader = Capture.IPV4.clone();
        shortHeader[0] = 0x44;
        byte[] longUdp = Capture.IPV4.clone();
        longUdp[25] = 11;
        capture.packet(0, 1, "020000000001020000000002 0806", Capture.IPV4) // ARP
                .packet(0, 1, "0200", new byte[0])
                .packet(2, 1, "", tcp)
                .packet(2, 1, "", new byte[20])
                .packet(2, 1, "", fragment)
                .packet(2, 1, "", Arrays.copyOf(Capture.IPV4, 29))
                .packet(2, 1, "", Arrays.copyOf(Capture.IPV6, 39))
                .packet(2, 1, "", shortHeader)
                .packet(2, 1, "", longUdp)
                .packet(1, 1, "", Capture.IPV4)
                .packet(3, 1, "", Capture.IPV4)
                .packet(-1, 1, "", Capture.IPV4)
                .block(
                        6,
                        capture.body()
                                .putInt(2)
                                .putInt(0)
                                .putInt(0)
                                .putInt(9)
                                .putInt(9)
                                .putInt(0))
                .block(6, capture.body().putInt(2))
                .block(10, capture.body().putInt(2))
                .block(1, capture.body())
                .block(4, capture.body())
                .block(0xBAD, capture.body().putInt(0))
                .block(3, capture.body().putInt(0))
                .packet(2, 1, "", Capture.IPV4);
        PcapngReader reader = capture.reader();
        assertEquals("hi", text(reader.next()));
        assertNull(reader.next());
        assertEquals(4, reader.counts().of(CaptureCount.NOT_UDP));
        assertEquals(1, reader.counts().of(CaptureCount.FRAGMENT));
        assertEquals(2, reader.counts().of(CaptureCount.CUT_OFF));
        assertEquals(6, reader.counts().of(CaptureCount.MALFORMED));
        assertEquals(3, reader.counts().of(CaptureCount.UNKNOWN_INTERFACE));
        assertEquals(2, reader.counts().of(CaptureCount.OTHER_BLOCK));
        assertEquals(1, reader.counts().of(CaptureCount.NO_TIME));
        assertEquals(1, reader.counts().of(CaptureCount.DATAGRAM));
    }

    @Test
    void aSectionMayHaveAnotherByteOrderAndItsOwnInterfaces() throws IOException {
        byte[] first = new Capture(ByteOrder.LITTLE_ENDIAN)
                .networkInterface(RAW, "")
                .packet(0, 1, "", Capture.IPV4)
                .bytes();
        byte[] second =
                new Capture(ByteOrder.BIG_ENDIAN).packet(0, 1, "", Capture.IPV4).bytes();
        PcapngReader reader = Capture.reader(joined(first, second, first));
        assertEquals("hi", text(reader.next()));
        assertEquals("hi", text(reader.next()));
        assertNull(reader.next());
        assertEquals(1, reader.counts().of(CaptureCount.UNKNOWN_INTERFACE));
    }

    @Test
    void aFileThatEndsWithinABlockEndsThere() throws IOException {
        byte[] file = new Capture(ByteOrder.LITTLE_ENDIAN)
                .networkInterface(RAW, "")
                .packet(0, 1, "", Capture.IPV4)
                .packet(0, 2, "", Capture.IPV4)
                .bytes();
        PcapngReader reader = Capture.reader(Arrays.copyOf(file, file.length - 1));
        assertEquals("hi", text(reader.next()));
        assertNull(reader.next());
        assertTrue(reader.isCutOff());
    }

    @Test
    void blocksLargerThanAnyDatagramArePassedOver() throws IOException {
        byte[] head =
                new Capture(ByteOrder.BIG_ENDIAN).networkInterface(RAW, "").bytes();
        byte[] large = new byte[200_000];
        System.arraycopy(Hex.bytes("00000006 00030d40"), 0, large, 0, 8);
        byte[] tail = new Capture(ByteOrder.BIG_ENDIAN)
                .networkInterface(RAW, "")
                .packet(0, 1, "", Capture.IPV4)
                .bytes();
        PcapngReader reader = Capture.reader(joined(head, large, tail));
        assertEquals("hi", text(reader.next()));
        assertEquals(1, reader.counts().of(CaptureCount.OVERSIZED));
        PcapngReader endless = Capture.reader(joined(head, Hex.bytes("00000006 7ffffffc")));
        assertNull(endless.next());
        assertTrue(endless.isCutOff());
    }

    @Test
    void whatIsNoRecordingIsAnsweredWithOneSentence() {
        assertRefused("This is not a recording: it does not begin as a pcapng file does.", new byte[0]);
        assertRefused("This is not a recording: it does not begin as a pcapng file does.", new byte[100]);
        assertRefused(
                "This is a capture in the older pcap format: 'editcap -F pcapng OLD NEW' makes a pcapng file"
                        + " of it.",
                Hex.bytes("d4c3b2a1" + "00".repeat(24)));
        assertRefused("This recording is damaged: its byte order is unknown.", Hex.bytes("0a0d0d0a" + "00".repeat(24)));
        assertRefused(
                "This recording is of a newer version of pcapng than 1.",
                Hex.bytes("0a0d0d0a0000001c1a2b3c4d00020000ffffffffffffffff0000001c"));
        byte[] head = new Capture(ByteOrder.BIG_ENDIAN).bytes();
        for (String size : new String[] {"00000000", "0000000b", "0000000d", "80000000"}) {
            assertRefused(
                    "This recording is damaged: a block of it cannot be " + Long.parseLong(size, 16) + " bytes long.",
                    joined(head, Hex.bytes("00000006" + size)));
        }
    }

    private static void assertRefused(String sentence, byte[] file) {
        BadRecordingException refusal = assertThrows(BadRecordingException.class, () -> {
            PcapngReader reader = Capture.reader(file);
            reader.next();
        });
        assertEquals(sentence, refusal.getMessage());
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.write(part, 0, part.length);
        }
        return all.toByteArray();
    }

    private static String text(RecordedPacket packet) {
        return StandardCharsets.US_ASCII.decode(packet.datagram().duplicate()).toString();
    }
}
