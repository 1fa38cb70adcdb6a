package dev.highfive.net.srtp;

import dev.highfive.codec.rtp.RtcpWriter;
import dev.highfive.codec.rtp.RtpHeader;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Packets of one source, in buffers with room for protection, and the keys for them. */
final class TestPackets {
    static final int SSRC = 0xca68219a;

    private TestPackets() {}

    static MasterKey key(SrtpProfile profile, int fill) {
        byte[] bytes = new byte[MasterKey.sizeFor(profile)];
        Arrays.fill(bytes, (byte) fill);
        return new MasterKey(profile, bytes);
    }

    static ByteBuffer rtp(int sequenceNumber) {
        RtpHeader header = new RtpHeader();
        header.payloadType = 98;
        header.sequenceNumber = sequenceNumber & 0xFFFF;
        header.ssrc = SSRC;
        ByteBuffer packet = ByteBuffer.allocate(500);
        header.write(packet);
        return packet.put(new byte[400]).flip();
    }

    static ByteBuffer rtcp() {
        ByteBuffer packet = ByteBuffer.allocate(100);
        new RtcpWriter().wrap(packet).receiverReport(SSRC).bye(SSRC);
        return packet.flip();
    }

    static ByteBuffer copy(ByteBuffer packet) {
        return ByteBuffer.wrap(packet.array().clone())
                .position(packet.position())
                .limit(packet.limit());
    }
}
