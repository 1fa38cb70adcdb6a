package dev.highfive.net.capture;

import static dev.highfive.net.capture.PcapngFormat.BLOCK_OVERHEAD;
import static dev.highfive.net.capture.PcapngFormat.padded;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;

/**
 * Writes datagrams as a pcapng file: one section, one interface of raw IP packets with nanoseconds. What it hands
 * to the channel ends with a whole block, so a program that is killed leaves a file that can be read. Not safe for
 * use by several threads at once.
 */
public final class PcapngWriter implements Closeable {
    /** Larger datagrams do not exist. */
    static final int MAX_DATAGRAM_SIZE = 65_507;

    private static final int BUFFER_SIZE = 1 << 17;
    private static final int RAW_IP = 101;
    private static final int NANOSECONDS = 9;
    private static final int MAX_COMMENT_BYTES = 1000;
    private static final int PACKET_BLOCK_OVERHEAD =
            BLOCK_OVERHEAD + PcapngFormat.ENHANCED_PACKET_HEADER_SIZE + UdpFrame.MAX_HEADERS_SIZE + 12 + 3;

    private final WritableByteChannel channel;
    private final ByteBuffer out = ByteBuffer.allocateDirect(BUFFER_SIZE).order(ByteOrder.LITTLE_ENDIAN);
    private final UdpFrame frame = new UdpFrame();
    private int blockAt;
    private long packets;

    /** @param comment what this recording is, for people who open it; never a key */
    public PcapngWriter(WritableByteChannel channel, String comment) {
        this.channel = channel;
        begin(PcapngFormat.SECTION_HEADER);
        out.putInt(PcapngFormat.BYTE_ORDER_MAGIC)
                .putShort((short) PcapngFormat.VERSION_MAJOR)
                .putShort((short) 0);
        out.putLong(-1); // how long the section is will never be known
        option(PcapngFormat.COMMENT, utf8(comment));
        option(PcapngFormat.USER_APPLICATION, utf8("Highfive"));
        endOfOptions();
        end();
        begin(PcapngFormat.INTERFACE_DESCRIPTION);
        out.putShort((short) RAW_IP).putShort((short) 0).putInt(0);
        option(PcapngFormat.TIME_RESOLUTION, new byte[] {NANOSECONDS});
        endOfOptions();
        end();
    }

    /**
     * @param datagram its beginning, from position to limit; its position is moved
     * @param size of the whole datagram
     * @param wallNs when it was sent or arrived, in nanoseconds since 1970
     */
    public void packet(
            ByteBuffer datagram, int size, InetSocketAddress from, InetSocketAddress to, boolean outbound, long wallNs)
            throws IOException {
        if (size > MAX_DATAGRAM_SIZE || datagram.remaining() > size) {
            throw new IllegalArgumentException("There is no datagram of " + size + " bytes.");
        }
        ensureSpace(PACKET_BLOCK_OVERHEAD + datagram.remaining());
        int missing = size - datagram.remaining();
        begin(PcapngFormat.ENHANCED_PACKET);
        out.putInt(0).putInt((int) (wallNs >>> 32)).putInt((int) wallNs);
        int sizesAt = out.position();
        out.putInt(0).putInt(0);
        frame.write(out, from, to, datagram, size);
        int captured = out.position() - sizesAt - 8;
        out.putInt(sizesAt, captured).putInt(sizesAt + 4, captured + missing);
        pad();
        out.putShort((short) PcapngFormat.PACKET_FLAGS).putShort((short) 4);
        out.putInt(outbound ? PcapngFormat.OUTBOUND : PcapngFormat.INBOUND);
        endOfOptions();
        end();
        packets++;
    }

    /** Puts a key before the packets that it opens. */
    public void key(RecordedKey key) throws IOException {
        keyLine(ByteBuffer.wrap(key.line()));
    }

    void keyLine(ByteBuffer line) throws IOException {
        ensureSpace(BLOCK_OVERHEAD + 8 + padded(line.remaining()));
        begin(PcapngFormat.DECRYPTION_SECRETS);
        out.putInt(PcapngFormat.SRTP_KEYS).putInt(line.remaining()).put(line);
        pad();
        end();
    }

    /** How many packets came and how many of them are missing from the file. */
    public void statistics(long dropped, long wallNs) throws IOException {
        ensureSpace(BLOCK_OVERHEAD + 40);
        begin(PcapngFormat.INTERFACE_STATISTICS);
        out.putInt(0).putInt((int) (wallNs >>> 32)).putInt((int) wallNs);
        out.putShort((short) PcapngFormat.RECEIVED_COUNT).putShort((short) 8).putLong(packets + dropped);
        out.putShort((short) PcapngFormat.DROPPED_COUNT).putShort((short) 8).putLong(dropped);
        endOfOptions();
        end();
    }

    /** Hands everything so far to the channel. */
    public void flush() throws IOException {
        ((Buffer) out).flip();
        try {
            while (out.hasRemaining()) {
                channel.write(out);
            }
        } finally {
            ((Buffer) out).clear(); // a part of a block that could not be written is of no use later
        }
    }

    @Override
    public void close() throws IOException {
        try {
            flush();
        } finally {
            channel.close();
        }
    }

    private void ensureSpace(int size) throws IOException {
        if (out.remaining() < size) {
            flush();
        }
    }

    private void begin(int type) {
        blockAt = out.position();
        out.putInt(type).putInt(0);
    }

    private void end() {
        int size = out.position() + 4 - blockAt;
        out.putInt(size).putInt(blockAt + 4, size);
    }

    private void option(int code, byte[] value) {
        out.putShort((short) code).putShort((short) value.length).put(value);
        pad();
    }

    private void endOfOptions() {
        out.putInt(PcapngFormat.END_OF_OPTIONS);
    }

    private void pad() {
        while ((out.position() - blockAt & 3) != 0) {
            out.put((byte) 0);
        }
    }

    private static byte[] utf8(String text) {
        String bounded = text.length() > MAX_COMMENT_BYTES / 3 ? text.substring(0, MAX_COMMENT_BYTES / 3) : text;
        return bounded.getBytes(StandardCharsets.UTF_8);
    }
}
