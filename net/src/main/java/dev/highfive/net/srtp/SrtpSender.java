package dev.highfive.net.srtp;

import dev.highfive.codec.Counts;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Protects the RTP and RTCP packets of one source, in place.
 *
 * <p>Buffers have to be backed by an array, on which ciphers work without copying. Receivers learn a
 * sequence number's upper bits by counting, so the first one should be below 32768: were it close to 65535,
 * a receiver that loses the first packets would count from behind the wrap.
 */
public final class SrtpSender {
    private static final long MAX_RTP_INDEX = (1L << 48) - 1;
    private static final long NO_RTP = -1;
    private static final int NO_RTCP = 0;

    private final SourceFilter source;
    private final PacketCipher rtpCipher;
    private final PacketCipher rtcpCipher;
    private final Counts<SrtpResult> results = new Counts<>(SrtpResult.class);
    private long lastRtpIndex;
    private int lastRtcpIndex;

    public SrtpSender(MasterKey key, int ssrc) {
        this(key, ssrc, NO_RTP, NO_RTCP);
    }

    SrtpSender(MasterKey key, int ssrc, long lastRtpIndex, int lastRtcpIndex) {
        source = new SourceFilter(ssrc);
        rtpCipher = key.profile.rtpCipher(key);
        rtcpCipher = key.profile.rtcpCipher(key);
        this.lastRtpIndex = lastRtpIndex;
        this.lastRtcpIndex = lastRtcpIndex;
    }

    /** Protects the packet between the buffer's position and limit, and moves the limit behind the tag. */
    public SrtpResult protectRtp(ByteBuffer packet) {
        SrtpResult result = source.checkRtp(packet, 0);
        if (result == SrtpResult.OK) {
            result = sealRtp(packet);
        }
        results.increment(result);
        return result;
    }

    /** Protects the compound packet between the buffer's position and its limit, and moves the limit. */
    public SrtpResult protectRtcp(ByteBuffer packet) {
        SrtpResult result = source.checkRtcp(packet, 0);
        if (result == SrtpResult.OK) {
            result = sealRtcp(packet);
        }
        results.increment(result);
        return result;
    }

    /** The same source under another key, without a gap in its packets. */
    public SrtpSender withKey(MasterKey key) {
        return new SrtpSender(key, source.ssrc(), lastRtpIndex, NO_RTCP);
    }

    /** The index of the packet that was protected last: its sequence number in the lower 16 bits; -1 if none was. */
    public long lastIndex() {
        return lastRtpIndex;
    }

    /** How often the sequence number has wrapped: what a receiver that comes later has to be told. */
    public long rolloverCounter() {
        return lastRtpIndex == NO_RTP ? 0 : lastRtpIndex >>> 16;
    }

    public Counts<SrtpResult> results() {
        return results;
    }

    private SrtpResult sealRtp(ByteBuffer packet) {
        if (packet.capacity() - packet.limit() < rtpCipher.overhead()) {
            return SrtpResult.NO_ROOM;
        }
        int sequenceNumber = source.rtpHeader().sequenceNumber;
        long index = sequenceNumber;
        if (lastRtpIndex != NO_RTP) {
            int advance = (short) (sequenceNumber - (int) lastRtpIndex);
            if (advance <= 0) {
                return SrtpResult.INDEX_USED;
            }
            index = lastRtpIndex + advance;
        }
        if (index > MAX_RTP_INDEX) {
            return SrtpResult.KEY_EXHAUSTED;
        }
        lastRtpIndex = index;
        int start = packet.arrayOffset() + packet.position();
        int bodyStart = start + source.rtpHeader().size();
        int bodyEnd = packet.arrayOffset() + packet.limit();
        rtpCipher.seal(packet.array(), start, bodyStart, bodyEnd, source.ssrc(), index, (int) (index >>> 16));
        // ByteBuffer's own limit(int) is newer than Android 10.
        ((Buffer) packet).limit(packet.limit() + rtpCipher.overhead());
        return SrtpResult.OK;
    }

    private SrtpResult sealRtcp(ByteBuffer packet) {
        if (packet.capacity() - packet.limit() < rtcpCipher.overhead()) {
            return SrtpResult.NO_ROOM;
        }
        if (lastRtcpIndex == SrtcpWord.MAX_INDEX) {
            return SrtpResult.KEY_EXHAUSTED;
        }
        int index = ++lastRtcpIndex;
        int word = SrtcpWord.ENCRYPTED | index;
        int end = packet.limit();
        ((Buffer) packet).limit(end + rtcpCipher.overhead());
        packet.putInt(end + rtcpCipher.wordOffset(), word);
        int start = packet.arrayOffset() + packet.position();
        int bodyStart = start + SrtcpWord.CLEAR_HEADER_SIZE;
        int bodyEnd = packet.arrayOffset() + end;
        rtcpCipher.seal(packet.array(), start, bodyStart, bodyEnd, source.ssrc(), index, word);
        return SrtpResult.OK;
    }
}
