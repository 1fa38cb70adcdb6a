package dev.highfive.codec.rtp;

import static dev.highfive.codec.rtp.RtcpFormat.FEEDBACK_SIZE;
import static dev.highfive.codec.rtp.RtcpFormat.FULL_INTRA_REQUEST_ENTRY_SIZE;
import static dev.highfive.codec.rtp.RtcpFormat.HEADER_SIZE;

import java.nio.Buffer;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Writes a compound RTCP packet into a buffer that the caller owns: a report, its blocks, a source
 * description, its items, then what else is to be said. After each call the buffer holds whole packets up to
 * its position. What has no room throws BufferOverflowException and leaves the buffer as it was. Writing
 * allocates nothing.
 */
public final class RtcpWriter {
    private static final int NONE = -1;
    private static final int REPORT_SIZE = 8;

    private ByteBuffer buffer = ByteBuffer.allocate(0);
    private int end;
    /** Where the packet starts to which blocks or items can be added. */
    private int report = NONE;

    private int description = NONE;
    private int itemsEnd;

    /** Begins a compound packet at the buffer's position; the buffer's byte order becomes big-endian. */
    public RtcpWriter wrap(ByteBuffer buffer) {
        this.buffer = buffer;
        buffer.order(ByteOrder.BIG_ENDIAN);
        end = buffer.position();
        report = NONE;
        description = NONE;
        return this;
    }

    /** The bytes that can still be written. */
    public int space() {
        return buffer.limit() - end;
    }

    public RtcpWriter senderReport(SenderReport sent) {
        report = begin(RtcpFormat.SENDER_REPORT, 0, SenderReport.SIZE);
        sent.write(buffer, report);
        return this;
    }

    public RtcpWriter receiverReport(int ssrc) {
        report = begin(RtcpFormat.RECEIVER_REPORT, 0, REPORT_SIZE);
        buffer.putInt(report + HEADER_SIZE, ssrc);
        return this;
    }

    /**
     * Adds a block to the report just written; where that is full, to another receiver report behind it.
     *
     * @throws IllegalStateException if the last thing written was no report
     */
    public RtcpWriter reportBlock(ReportBlock block) {
        if (report == NONE) {
            throw new IllegalStateException("A report block has to follow a report.");
        }
        if (count(report) == RtcpFormat.MAX_COUNT) {
            requireSpace(REPORT_SIZE + ReportBlock.SIZE);
            receiverReport(buffer.getInt(report + HEADER_SIZE));
        }
        requireSpace(ReportBlock.SIZE);
        block.write(buffer, end);
        buffer.put(report, (byte) (buffer.get(report) + 1));
        endAt(report, end + ReportBlock.SIZE);
        return this;
    }

    /** Begins the description of a source; the first item of it has to be its CNAME. */
    public RtcpWriter sourceDescription(int ssrc) {
        int start = begin(RtcpFormat.SOURCE_DESCRIPTION, 1, HEADER_SIZE + 8);
        buffer.putInt(start + HEADER_SIZE, ssrc);
        buffer.putInt(start + HEADER_SIZE + 4, 0);
        description = start;
        itemsEnd = start + HEADER_SIZE + 4;
        return this;
    }

    /**
     * Adds an item to the source description just written.
     *
     * @param utf8 at most 255 bytes
     * @throws IllegalArgumentException if the text is longer
     * @throws IllegalStateException if the last thing written was no source description
     */
    public RtcpWriter sourceItem(int type, byte[] utf8) {
        if (utf8.length > 255) {
            throw new IllegalArgumentException("A text of " + utf8.length + " bytes is longer than 255.");
        }
        if (description == NONE) {
            throw new IllegalStateException("A source item has to follow a source description.");
        }
        int newItemsEnd = itemsEnd + SourceItem.HEADER_SIZE + utf8.length;
        // At least one zero ends the list, and more fill its last word.
        int newEnd = newItemsEnd + 4 - (newItemsEnd - description) % 4;
        requireSpace(newEnd - end);
        buffer.put(itemsEnd, (byte) type);
        buffer.put(itemsEnd + 1, (byte) utf8.length);
        for (int index = 0; index < utf8.length; index++) {
            buffer.put(itemsEnd + SourceItem.HEADER_SIZE + index, utf8[index]);
        }
        for (int at = newItemsEnd; at < newEnd; at++) {
            buffer.put(at, (byte) 0);
        }
        itemsEnd = newItemsEnd;
        endAt(description, newEnd);
        return this;
    }

    public RtcpWriter bye(int ssrc) {
        int start = begin(RtcpFormat.BYE, 1, HEADER_SIZE + 4);
        buffer.putInt(start + HEADER_SIZE, ssrc);
        return this;
    }

    public RtcpWriter pictureLossIndication(int senderSsrc, int targetSsrc) {
        int start = begin(RtcpFormat.PAYLOAD_FEEDBACK, RtcpFormat.PICTURE_LOSS_INDICATION, FEEDBACK_SIZE);
        buffer.putInt(start + 4, senderSsrc);
        buffer.putInt(start + 8, targetSsrc);
        return this;
    }

    /** @param sequenceNumber one more than that of the last new request to this target, modulo 256 */
    public RtcpWriter fullIntraRequest(int senderSsrc, int targetSsrc, int sequenceNumber) {
        int start = begin(
                RtcpFormat.PAYLOAD_FEEDBACK,
                RtcpFormat.FULL_INTRA_REQUEST,
                FEEDBACK_SIZE + FULL_INTRA_REQUEST_ENTRY_SIZE);
        buffer.putInt(start + 4, senderSsrc);
        // RFC 5104 has the target in the request, and this field unused.
        buffer.putInt(start + 8, 0);
        buffer.putInt(start + 12, targetSsrc);
        buffer.putInt(start + 16, sequenceNumber << 24);
        return this;
    }

    private int begin(int type, int count, int size) {
        requireSpace(size);
        int start = end;
        buffer.put(start, (byte) (0x80 | count));
        buffer.put(start + 1, (byte) type);
        report = NONE;
        description = NONE;
        endAt(start, start + size);
        return start;
    }

    private void endAt(int start, int newEnd) {
        buffer.putShort(start + 2, (short) ((newEnd - start) / 4 - 1));
        end = newEnd;
        // ByteBuffer's own position(int) is newer than Android 10.
        ((Buffer) buffer).position(newEnd);
    }

    private int count(int start) {
        return buffer.get(start) & RtcpFormat.MAX_COUNT;
    }

    private void requireSpace(int size) {
        if (size > space()) {
            throw new BufferOverflowException();
        }
    }
}
