package dev.highfive.codec.rtp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class RtpReaderTest {
    private static final String REST_OF_HEADER = "62 ff3e 850a2948 c799e8f0";

    private final RtpReader reader = new RtpReader();

    @Test
    void theFieldsOfAPlainPacketAreRead() {
        assertPayload("80" + REST_OF_HEADER + "010203", "010203");
        assertFalse(reader.header().marker);
        assertEquals(98, reader.header().payloadType);
        assertEquals(0xff3e, reader.header().sequenceNumber);
        assertEquals(0x850a2948, reader.header().timestamp);
        assertEquals(0xc799e8f0, reader.header().ssrc);
    }

    @Test
    void whatIsWrittenIsReadBack() {
        RtpHeader header = new RtpHeader();
        header.marker = true;
        header.payloadType = 127;
        header.sequenceNumber = 65535;
        header.timestamp = -2;
        header.ssrc = 0x80000001;
        ByteBuffer packet = ByteBuffer.allocate(20).position(5);
        header.write(packet);
        assertEquals(17, packet.position());
        assertTrue(reader.read(packet.flip().position(5)));
        assertEquals(0, packet.remaining());
        assertTrue(reader.header().marker);
        assertEquals(127, reader.header().payloadType);
        assertEquals(65535, reader.header().sequenceNumber);
        assertEquals(-2, reader.header().timestamp);
        assertEquals(0x80000001, reader.header().ssrc);
    }

    @Test
    void aHeaderWithoutRoomIsNotWrittenInPart() {
        ByteBuffer packet = ByteBuffer.allocate(11);
        assertThrows(IllegalArgumentException.class, () -> new RtpHeader().write(packet));
        assertEquals("00".repeat(11), Hex.text(packet.clear()));
    }

    @Test
    void contributingSourcesAndExtensionArePassedOver() {
        assertPayload("82" + REST_OF_HEADER + "11111111 22222222 aabb", "aabb");
        assertPayload("90" + REST_OF_HEADER + "bede 0001 10ff0000 aabb", "aabb");
        assertPayload("91" + REST_OF_HEADER + "11111111 bede 0000 aabb", "aabb");
        assertPayload("90" + REST_OF_HEADER + "bede 0000", "");
    }

    @Test
    void paddingIsStripped() {
        assertPayload("a0" + REST_OF_HEADER + "aabb 000003", "aabb");
        assertPayload("a0" + REST_OF_HEADER + "aabb 01", "aabb");
        assertPayload("a0" + REST_OF_HEADER + "000003", "");
    }

    @Test
    void badPacketsAreCountedByKindAndLeaveTheBufferAlone() {
        assertRefused(RtpError.TOO_SHORT, "");
        assertRefused(RtpError.TOO_SHORT, "80 62 ff3e 850a2948 c799e8");
        assertRefused(RtpError.WRONG_VERSION, "40" + REST_OF_HEADER);
        assertRefused(RtpError.WRONG_VERSION, "c0" + REST_OF_HEADER);
        assertRefused(RtpError.SOURCES_BEYOND_PACKET, "81" + REST_OF_HEADER + "111111");
        assertRefused(RtpError.EXTENSION_BEYOND_PACKET, "90" + REST_OF_HEADER + "bede00");
        assertRefused(RtpError.EXTENSION_BEYOND_PACKET, "90" + REST_OF_HEADER + "bede 0001 112233");
        assertRefused(RtpError.EXTENSION_BEYOND_PACKET, "90" + REST_OF_HEADER + "bede ffff 11223344");
        assertRefused(RtpError.BAD_PADDING, "a0" + REST_OF_HEADER);
        assertRefused(RtpError.BAD_PADDING, "a0" + REST_OF_HEADER + "aabb00");
        assertRefused(RtpError.BAD_PADDING, "a0" + REST_OF_HEADER + "aabb04");
        assertEquals(11, reader.errors().total());
    }

    @Test
    void rtcpIsToldFromRtpByThePayloadType() {
        assertKind(PacketKind.RTP, "8062", "bfbf", "80e0");
        assertKind(PacketKind.RTCP, "8040", "80c0", "80df");
        assertKind(PacketKind.OTHER, "", "80", "0001", "16fe", "c0c8");
    }

    private static void assertKind(PacketKind kind, String... datagrams) {
        for (String datagram : datagrams) {
            assertEquals(kind, PacketKind.of(Hex.buffer(datagram)), datagram);
        }
    }

    private void assertPayload(String packet, String payload) {
        ByteBuffer buffer = Hex.buffer(packet);
        assertTrue(reader.read(buffer));
        assertEquals(payload, Hex.text(buffer));
    }

    private void assertRefused(RtpError error, String packet) {
        long before = reader.errors().of(error);
        ByteBuffer buffer = Hex.buffer(packet);
        String bytes = Hex.text(buffer);
        assertFalse(reader.read(buffer));
        assertEquals(before + 1, reader.errors().of(error));
        assertEquals(bytes, Hex.text(buffer));
    }
}
