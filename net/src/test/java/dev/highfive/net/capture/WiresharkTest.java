package dev.highfive.net.capture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import dev.highfive.net.VirtualClock;
import dev.highfive.net.peers.Tshark;
import dev.highfive.net.srtp.SrtpProfile;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Wireshark opens our recordings and sees RTP and RTCP in them, with right checksums and times. */
class WiresharkTest {
    private static final InetSocketAddress HERE = new InetSocketAddress("192.0.2.1", 5004);
    private static final InetSocketAddress THERE = new InetSocketAddress("192.0.2.2", 5006);
    private static final InetSocketAddress HERE_6 = new InetSocketAddress("2001:db8::1", 5004);
    private static final InetSocketAddress THERE_6 = new InetSocketAddress("2001:db8::2", 5006);
    private static final String RTP = "80620007 00000100 ca68219a 0501aa";
    private static final String REPORT_AND_FIR = "80c90001ca68219a 84ce0004ca68219a00000000ca68219b01000000";

    @TempDir
    Path folder;

    @Test
    void rtpAndRtcpOfOnePortAreDecoded() throws Exception {
        Tshark tshark = Tshark.require("WiresharkTest");
        Path file = folder.resolve("session.pcapng");
        VirtualClock clock = new VirtualClock(1_800_000_000_000L);
        try (Recorder recorder = Recorder.toFile(file, "A test", clock)) {
            recorder.key(new RecordedKey(1, SrtpProfile.AEAD_AES_128_GCM, new byte[28], 0));
            recorder.received(Hex.buffer(RTP), THERE, HERE, clock.nanoTime());
            clock.advanceNs(1_500_000_001);
            recorder.sent(Hex.buffer(RTP), HERE_6, THERE_6, clock.nanoTime());
            recorder.received(Hex.buffer(REPORT_AND_FIR), THERE, HERE, clock.nanoTime());
        }
        String[] options = {"-d", "udp.port==5004,rtp", "-o", "ip.check_checksum:TRUE", "-o", "udp.check_checksum:TRUE"
        };
        assertEquals(
                List.of(
                        "1800000000.000000000\t192.0.2.2\t\t1\t1\t0x00000001\t0xca68219a\t7\t",
                        "1800000001.500000001\t\t2001:db8::1\t\t1\t0x00000002\t0xca68219a\t7\t",
                        "1800000001.500000001\t192.0.2.2\t\t1\t1\t0x00000001\t\t\t201,206"),
                tshark.fields(
                        file,
                        "frame",
                        List.of(
                                "frame.time_epoch",
                                "ip.src",
                                "ipv6.src",
                                "ip.checksum.status",
                                "udp.checksum.status",
                                "frame.packet_flags_direction",
                                "rtp.ssrc",
                                "rtp.seq",
                                "rtcp.pt"),
                        options));
        assertTrue(tshark.decode(file, options[0], options[1], "-Y", "_ws.malformed")
                .isEmpty());
    }
}
