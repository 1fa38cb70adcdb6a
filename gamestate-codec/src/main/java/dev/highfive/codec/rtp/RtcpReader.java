package dev.highfive.codec.rtp;

import static dev.highfive.codec.rtp.RtcpFormat.FEEDBACK_SIZE;
import static dev.highfive.codec.rtp.RtcpFormat.FULL_INTRA_REQUEST_ENTRY_SIZE;
import static dev.highfive.codec.rtp.RtcpFormat.HEADER_SIZE;

import dev.highfive.codec.Counts;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/**
 * Reads compound RTCP packets. One that fails the checks of RFC 3550, A.2, is dropped before anything of it
 * is handed out; one whose packets are bad inside is read up to there. Packets and feedback of unknown kinds
 * are passed over. Each error is counted by kind; none is an exception. Reading allocates nothing.
 */
public final class RtcpReader {
    private static final int MIN_SIZE = 8;

    private final SenderReport senderReport = new SenderReport();
    private final ReportBlock block = new ReportBlock();
    private final SourceItem item = new SourceItem();
    private final Counts<RtcpError> errors = new Counts<>(RtcpError.class);

    /**
     * Reads from the buffer's position to its limit, neither of which changes; the buffer's byte order
     * becomes big-endian.
     *
     * @return whether all of it was read
     */
    public boolean read(ByteBuffer compound, RtcpHandler handler) {
        compound.order(ByteOrder.BIG_ENDIAN);
        RtcpError error = frameError(compound);
        int at = compound.position();
        while (error == null && at < compound.limit()) {
            error = readPacket(compound, at, handler);
            at += size(compound, at);
        }
        if (error != null) {
            errors.increment(error);
        }
        return error == null;
    }

    public Counts<RtcpError> errors() {
        return errors;
    }

    private static @Nullable RtcpError frameError(ByteBuffer compound) {
        int start = compound.position();
        int end = compound.limit();
        if (end - start < MIN_SIZE) {
            return RtcpError.TOO_SHORT;
        }
        int at = start;
        while (at < end) {
            if (end - at < HEADER_SIZE) {
                return RtcpError.LENGTHS_DISAGREE;
            }
            if ((compound.get(at) & 0xC0) != 0x80) {
                return RtcpError.WRONG_VERSION;
            }
            int next = at + size(compound, at);
            if (next > end) {
                return RtcpError.LENGTHS_DISAGREE;
            }
            if (padded(compound, at) && (at == start || next < end)) {
                return RtcpError.PADDING_NOT_LAST;
            }
            at = next;
        }
        int firstType = type(compound, start);
        return firstType == RtcpFormat.SENDER_REPORT || firstType == RtcpFormat.RECEIVER_REPORT
                ? null
                : RtcpError.REPORT_NOT_FIRST;
    }

    private @Nullable RtcpError readPacket(ByteBuffer packet, int at, RtcpHandler handler) {
        int end = at + size(packet, at);
        if (padded(packet, at)) {
            int padding = packet.get(end - 1) & 0xFF;
            if (padding == 0 || padding % 4 != 0 || padding > end - at - HEADER_SIZE) {
                return RtcpError.BAD_PADDING;
            }
            end -= padding;
        }
        return switch (type(packet, at)) {
            case RtcpFormat.SENDER_REPORT -> readSenderReport(packet, at, end, handler);
            case RtcpFormat.RECEIVER_REPORT -> readReceiverReport(packet, at, end, handler);
            case RtcpFormat.SOURCE_DESCRIPTION -> readSourceDescription(packet, at, end, handler);
            case RtcpFormat.BYE -> readBye(packet, at, end, handler);
            case RtcpFormat.PAYLOAD_FEEDBACK -> readPayloadFeedback(packet, at, end, handler);
            default -> null;
        };
    }

    private @Nullable RtcpError readSenderReport(ByteBuffer packet, int at, int end, RtcpHandler handler) {
        int blocks = at + SenderReport.SIZE;
        if (!reportFits(packet, at, blocks, end)) {
            return RtcpError.REPORT_TOO_SHORT;
        }
        senderReport.read(packet, at);
        handler.onSenderReport(senderReport);
        readBlocks(packet, at, blocks, handler);
        return null;
    }

    private @Nullable RtcpError readReceiverReport(ByteBuffer packet, int at, int end, RtcpHandler handler) {
        int blocks = at + MIN_SIZE;
        if (!reportFits(packet, at, blocks, end)) {
            return RtcpError.REPORT_TOO_SHORT;
        }
        handler.onReceiverReport(packet.getInt(at + HEADER_SIZE));
        readBlocks(packet, at, blocks, handler);
        return null;
    }

    /** What follows the blocks is a profile's own extension and of no interest. */
    private static boolean reportFits(ByteBuffer packet, int at, int blocks, int end) {
        return blocks + count(packet, at) * ReportBlock.SIZE <= end;
    }

    private void readBlocks(ByteBuffer packet, int at, int blocks, RtcpHandler handler) {
        int reporterSsrc = packet.getInt(at + HEADER_SIZE);
        for (int index = 0; index < count(packet, at); index++) {
            block.read(packet, blocks + index * ReportBlock.SIZE);
            handler.onReportBlock(reporterSsrc, block);
        }
    }

    private @Nullable RtcpError readSourceDescription(ByteBuffer packet, int start, int end, RtcpHandler handler) {
        int at = start + HEADER_SIZE;
        for (int chunk = 0; chunk < count(packet, start); chunk++) {
            if (end - at < MIN_SIZE) {
                return RtcpError.DESCRIPTION_TOO_SHORT;
            }
            int ssrc = packet.getInt(at);
            at += 4;
            while (at < end && packet.get(at) != 0) {
                int next = at + 1 < end ? at + SourceItem.HEADER_SIZE + (packet.get(at + 1) & 0xFF) : end;
                if (next >= end) {
                    return RtcpError.DESCRIPTION_TOO_SHORT;
                }
                item.wrap(packet, at, ssrc);
                handler.onSourceItem(item);
                at = next;
            }
            // The list ends with a zero and then goes on to the next word of the packet.
            at += 4 - (at - start) % 4;
        }
        return null;
    }

    private static @Nullable RtcpError readBye(ByteBuffer packet, int at, int end, RtcpHandler handler) {
        int sources = at + HEADER_SIZE;
        int reason = sources + 4 * count(packet, at);
        if (reason > end || reason < end && reason + 1 + (packet.get(reason) & 0xFF) > end) {
            return RtcpError.BYE_TOO_SHORT;
        }
        for (int source = sources; source < reason; source += 4) {
            handler.onBye(packet.getInt(source));
        }
        return null;
    }

    private static @Nullable RtcpError readPayloadFeedback(ByteBuffer packet, int at, int end, RtcpHandler handler) {
        int requests = at + FEEDBACK_SIZE;
        if (requests > end) {
            return RtcpError.BAD_FEEDBACK;
        }
        int senderSsrc = packet.getInt(at + 4);
        int format = count(packet, at);
        if (format == RtcpFormat.PICTURE_LOSS_INDICATION) {
            handler.onPictureLossIndication(senderSsrc, packet.getInt(at + 8));
        } else if (format == RtcpFormat.FULL_INTRA_REQUEST) {
            if (requests == end || (end - requests) % FULL_INTRA_REQUEST_ENTRY_SIZE != 0) {
                return RtcpError.BAD_FEEDBACK;
            }
            for (int request = requests; request < end; request += FULL_INTRA_REQUEST_ENTRY_SIZE) {
                int sequenceNumber = packet.get(request + 4) & 0xFF;
                handler.onFullIntraRequest(senderSsrc, packet.getInt(request), sequenceNumber);
            }
        }
        return null;
    }

    private static int count(ByteBuffer packet, int at) {
        return packet.get(at) & 0x1F;
    }

    private static boolean padded(ByteBuffer packet, int at) {
        return (packet.get(at) & 0x20) != 0;
    }

    private static int type(ByteBuffer packet, int at) {
        return packet.get(at + 1) & 0xFF;
    }

    private static int size(ByteBuffer packet, int at) {
        return 4 * (1 + (packet.getShort(at + 2) & 0xFFFF));
    }
}
