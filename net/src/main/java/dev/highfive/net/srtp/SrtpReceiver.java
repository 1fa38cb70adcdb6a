package dev.highfive.net.srtp;

import dev.highfive.codec.Counts;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Checks and decrypts the RTP and RTCP packets of one source, in place. A packet counts as received only once
 * its tag is right, so that forged ones move neither the window nor the roll-over counter. Buffers have to be
 * backed by an array, on which ciphers work without copying.
 */
public final class SrtpReceiver {
    private final SourceFilter source;
    /** About which the first packet will have, or negative if the roll-over counter has to be right. */
    private long expectedIndex;

    private final long initialRolloverCounter;
    private final PacketCipher rtpCipher;
    private final PacketCipher rtcpCipher;
    private final ReplayWindow rtpWindow = new ReplayWindow();
    private final ReplayWindow rtcpWindow = new ReplayWindow();
    private final Counts<SrtpResult> results = new Counts<>(SrtpResult.class);

    /** @param rolloverCounter the sender's at this time; 0 for whoever receives from the start */
    public SrtpReceiver(MasterKey key, int ssrc, long rolloverCounter) {
        this(key, ssrc, rolloverCounter, -1);
    }

    private SrtpReceiver(MasterKey key, int ssrc, long rolloverCounter, long expectedIndex) {
        this.expectedIndex = expectedIndex;
        source = new SourceFilter(ssrc);
        initialRolloverCounter = rolloverCounter;
        rtpCipher = key.profile.rtpCipher(key);
        rtcpCipher = key.profile.rtcpCipher(key);
    }

    /**
     * For one who is told where a sender is: however the sequence number wraps between the telling and the first packet
     * that comes, its index is the nearest with that number.
     *
     * @param index of the sender's next packet, 48 bits
     */
    public static SrtpReceiver expecting(MasterKey key, int ssrc, long index) {
        return new SrtpReceiver(key, ssrc, 0, index);
    }

    /** Takes over what is told later, until the first packet says it better. */
    public void expect(long index) {
        expectedIndex = index;
    }

    /** Opens the packet between the buffer's position and its limit, and moves the limit before the tag. */
    public SrtpResult unprotectRtp(ByteBuffer packet) {
        SrtpResult result = source.checkRtp(packet, rtpCipher.overhead());
        if (result == SrtpResult.OK) {
            long index = rtpIndex(source.rtpHeader().sequenceNumber);
            int headerSize = source.rtpHeader().size();
            result = open(packet, headerSize, rtpCipher, rtpWindow, index, (int) (index >>> 16));
        }
        results.increment(result);
        return result;
    }

    /** Opens the compound packet between the buffer's position and its limit, and moves the limit. */
    public SrtpResult unprotectRtcp(ByteBuffer packet) {
        SrtpResult result = source.checkRtcp(packet, rtcpCipher.overhead());
        if (result == SrtpResult.OK) {
            int end = packet.limit() - rtcpCipher.overhead();
            int word = packet.getInt(end + rtcpCipher.wordOffset());
            boolean encrypted = (word & SrtcpWord.ENCRYPTED) != 0;
            int clearSize = encrypted ? SrtcpWord.CLEAR_HEADER_SIZE : end - packet.position();
            result = open(packet, clearSize, rtcpCipher, rtcpWindow, word & SrtcpWord.MAX_INDEX, word);
        }
        results.increment(result);
        return result;
    }

    public Counts<SrtpResult> results() {
        return results;
    }

    private SrtpResult open(
            ByteBuffer packet, int clearSize, PacketCipher cipher, ReplayWindow window, long index, int word) {
        SrtpResult replay = window.check(index);
        if (replay != SrtpResult.OK) {
            return replay;
        }
        int end = packet.limit() - cipher.overhead();
        int start = packet.arrayOffset() + packet.position();
        int bodyEnd = packet.arrayOffset() + end;
        if (!cipher.open(packet.array(), start, start + clearSize, bodyEnd, source.ssrc(), index, word)) {
            return SrtpResult.AUTHENTICATION_FAILED;
        }
        window.add(index);
        // ByteBuffer's own limit(int) is newer than Android 10.
        ((Buffer) packet).limit(end);
        return SrtpResult.OK;
    }

    /** The index with this sequence number that is nearest to the newest (RFC 3711, 3.3.1). */
    private long rtpIndex(int sequenceNumber) {
        if (rtpWindow.isEmpty() && expectedIndex >= 0) {
            return Math.max(0, expectedIndex + (short) (sequenceNumber - (int) expectedIndex));
        }
        if (rtpWindow.isEmpty()) {
            return initialRolloverCounter << 16 | sequenceNumber;
        }
        long newest = rtpWindow.newest();
        return newest + (short) (sequenceNumber - (int) newest);
    }
}
