package dev.highfive.net.srtp;

import dev.highfive.codec.rtp.RtpError;
import dev.highfive.codec.rtp.RtpHeader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Lets pass what has the header of a packet from one source. */
final class SourceFilter {
    private final int ssrc;
    private final RtpHeader header = new RtpHeader();

    SourceFilter(int ssrc) {
        this.ssrc = ssrc;
    }

    int ssrc() {
        return ssrc;
    }

    /** Of the last RTP packet that passed. */
    RtpHeader rtpHeader() {
        return header;
    }

    /** @param overhead the bytes that have to follow the header */
    SrtpResult checkRtp(ByteBuffer packet, int overhead) {
        RtpError error = header.read(packet);
        if (error != null) {
            return error == RtpError.TOO_SHORT ? SrtpResult.TOO_SHORT : SrtpResult.MALFORMED;
        }
        if (packet.remaining() < header.size() + overhead) {
            return SrtpResult.TOO_SHORT;
        }
        return header.ssrc == ssrc ? SrtpResult.OK : SrtpResult.OTHER_SOURCE;
    }

    /** @param overhead the bytes that have to follow the header */
    SrtpResult checkRtcp(ByteBuffer packet, int overhead) {
        packet.order(ByteOrder.BIG_ENDIAN);
        if (packet.remaining() < SrtcpWord.CLEAR_HEADER_SIZE + overhead) {
            return SrtpResult.TOO_SHORT;
        }
        if ((packet.get(packet.position()) & 0xC0) != 0x80) {
            return SrtpResult.MALFORMED;
        }
        return packet.getInt(packet.position() + 4) == ssrc ? SrtpResult.OK : SrtpResult.OTHER_SOURCE;
    }
}
