package dev.highfive.codec.rtp;

import java.nio.ByteBuffer;

/**
 * What a participant received from one source (RFC 3550, 6.4.1).
 *
 * <pre>
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                        SSRC of the source                     |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * | fraction lost |       cumulative number of packets lost       |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |           extended highest sequence number received           |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                      interarrival jitter                      |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                         last SR (LSR)                         |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |                   delay since last SR (DLSR)                  |
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * </pre>
 */
public final class ReportBlock {
    static final int SIZE = 24;
    private static final int MAX_LOST = 0x7F_FFFF;

    public int ssrc;
    /** Since the last report, in 1/256. */
    public int fractionLost;
    /** Since the start; negative where duplicates outnumber losses. Written as 24 bits, clamped. */
    public int cumulativeLost;
    /** The cycles of the sequence number in the upper 16 bits; unsigned. */
    public long extendedHighestSequenceNumber;
    /** In ticks of the payload's clock, unsigned. */
    public long jitterTicks;
    /** The middle 32 bits of the NTP timestamp of the last sender report, or 0 if there was none. */
    public int lastSenderReport;
    /** In 1/65536 s, unsigned. */
    public long delaySinceLastSenderReport;

    void read(ByteBuffer packet, int at) {
        ssrc = packet.getInt(at);
        int lost = packet.getInt(at + 4);
        fractionLost = lost >>> 24;
        cumulativeLost = lost << 8 >> 8;
        extendedHighestSequenceNumber = packet.getInt(at + 8) & 0xFFFF_FFFFL;
        jitterTicks = packet.getInt(at + 12) & 0xFFFF_FFFFL;
        lastSenderReport = packet.getInt(at + 16);
        delaySinceLastSenderReport = packet.getInt(at + 20) & 0xFFFF_FFFFL;
    }

    void write(ByteBuffer packet, int at) {
        int lost = Math.max(-MAX_LOST - 1, Math.min(MAX_LOST, cumulativeLost));
        packet.putInt(at, ssrc);
        packet.putInt(at + 4, fractionLost << 24 | lost & 0xFF_FFFF);
        packet.putInt(at + 8, (int) extendedHighestSequenceNumber);
        packet.putInt(at + 12, (int) jitterTicks);
        packet.putInt(at + 16, lastSenderReport);
        packet.putInt(at + 20, (int) delaySinceLastSenderReport);
    }
}
