package dev.highfive.net.capture;

import dev.highfive.codec.Counts;
import java.io.Closeable;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the UDP datagrams of a pcapng file, our own or anybody's. Its memory is bounded, whatever the file claims;
 * what is no whole datagram is skipped and counted. A file that ends within a block, as that of a killed program
 * may, simply ends.
 */
public final class PcapngReader implements Closeable {
    private static final int BUFFER_SIZE = 1 << 17;
    private static final int MAX_INTERFACES = 64;
    private static final int MAX_KEYS = 4096;
    private static final int BLOCK_HEADER_SIZE = 8;
    private static final int MIN_SECTION_HEADER_SIZE = 28;

    private final ReadableByteChannel channel;
    private final ByteBuffer in = ByteBuffer.allocateDirect(BUFFER_SIZE);
    /** The block at hand, in the section's byte order, without header and trailer. */
    private final ByteBuffer body = in.duplicate();

    private final ByteBuffer frame = in.duplicate();
    private final Counts<CaptureCount> counts = new Counts<>(CaptureCount.class);
    private final List<CaptureInterface> interfaces = new ArrayList<>();
    private final List<RecordedKey> keys = new ArrayList<>();
    private final PcapngOptions options = new PcapngOptions();
    private final UdpParser udp = new UdpParser();
    private final RecordedPacket packet = new RecordedPacket();
    private boolean cutOff;

    /** @throws IOException if it cannot be opened or, as a {@link BadRecordingException}, is no pcapng file */
    public static PcapngReader ofFile(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        try {
            return new PcapngReader(channel);
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** @throws BadRecordingException if it is no pcapng file */
    public PcapngReader(ReadableByteChannel channel) throws IOException {
        this.channel = channel;
        ((Buffer) in).limit(0);
        in.order(ByteOrder.BIG_ENDIAN);
        int magic = fill(MIN_SECTION_HEADER_SIZE) ? in.getInt(in.position()) : 0;
        if (magic == 0xA1B2C3D4 || magic == 0xD4C3B2A1 || magic == 0xA1B23C4D || magic == 0x4D3CB2A1) {
            throw new BadRecordingException(
                    "This is a capture in the older pcap format: 'editcap -F pcapng OLD NEW' makes a pcapng file of"
                            + " it.");
        }
        if (magic != PcapngFormat.SECTION_HEADER) {
            throw new BadRecordingException("This is not a recording: it does not begin as a pcapng file does.");
        }
    }

    /**
     * The next datagram, or null at the end. It is the same object every time.
     *
     * @throws BadRecordingException if there is no knowing where the next block begins
     */
    public @Nullable RecordedPacket next() throws IOException {
        while (fill(BLOCK_HEADER_SIZE)) {
            int type = in.getInt(in.position());
            if (type == PcapngFormat.SECTION_HEADER && !beginSection()) {
                break;
            }
            int size = in.getInt(in.position() + 4);
            if (size < PcapngFormat.BLOCK_OVERHEAD || (size & 3) != 0) {
                throw new BadRecordingException("This recording is damaged: a block of it cannot be "
                        + Integer.toUnsignedString(size) + " bytes long.");
            }
            if (size > BUFFER_SIZE) {
                counts.increment(CaptureCount.OVERSIZED);
                if (!skip(size)) {
                    break;
                }
                continue;
            }
            if (!fill(size)) {
                break;
            }
            ((Buffer) body).limit(in.position() + size - 4).position(in.position() + BLOCK_HEADER_SIZE);
            body.order(in.order());
            ((Buffer) in).position(in.position() + size);
            if (take(type)) {
                counts.increment(CaptureCount.DATAGRAM);
                return packet;
            }
        }
        cutOff = cutOff || in.hasRemaining();
        return null;
    }

    /** Sets the byte order; false if the file ends first. */
    private boolean beginSection() throws IOException {
        if (!fill(MIN_SECTION_HEADER_SIZE)) {
            return false;
        }
        in.order(ByteOrder.BIG_ENDIAN);
        if (in.getInt(in.position() + 8) != PcapngFormat.BYTE_ORDER_MAGIC) {
            in.order(ByteOrder.LITTLE_ENDIAN);
        }
        if (in.getInt(in.position() + 8) != PcapngFormat.BYTE_ORDER_MAGIC) {
            throw new BadRecordingException("This recording is damaged: its byte order is unknown.");
        }
        if (in.getShort(in.position() + 12) != PcapngFormat.VERSION_MAJOR) {
            throw new BadRecordingException("This recording is of a newer version of pcapng than 1.");
        }
        interfaces.clear();
        return true;
    }

    /** Whether the block has a datagram. */
    private boolean take(int type) {
        switch (type) {
            case PcapngFormat.ENHANCED_PACKET -> {
                CaptureCount kind = packet();
                if (kind == CaptureCount.DATAGRAM) {
                    return true;
                }
                counts.increment(kind);
            }
            case PcapngFormat.INTERFACE_DESCRIPTION -> {
                if (body.remaining() < 8) {
                    counts.increment(CaptureCount.MALFORMED);
                } else if (interfaces.size() < MAX_INTERFACES) {
                    interfaces.add(new CaptureInterface(body));
                }
            }
            case PcapngFormat.DECRYPTION_SECRETS -> takeKeys();
            case PcapngFormat.SECTION_HEADER, PcapngFormat.INTERFACE_STATISTICS -> {}
            case PcapngFormat.SIMPLE_PACKET -> counts.increment(CaptureCount.NO_TIME);
            default -> counts.increment(CaptureCount.OTHER_BLOCK);
        }
        return false;
    }

    private CaptureCount packet() {
        int at = body.position();
        if (body.remaining() < PcapngFormat.ENHANCED_PACKET_HEADER_SIZE) {
            return CaptureCount.MALFORMED;
        }
        int number = body.getInt(at);
        CaptureInterface source = number >= 0 && number < interfaces.size() ? interfaces.get(number) : null;
        if (source == null || source.link() == null) {
            return CaptureCount.UNKNOWN_INTERFACE;
        }
        int size = body.getInt(at + 12);
        int dataAt = at + PcapngFormat.ENHANCED_PACKET_HEADER_SIZE;
        if (size < 0 || size > body.limit() - dataAt) {
            return CaptureCount.MALFORMED;
        }
        packet.wallNs = source.wallNs((long) body.getInt(at + 4) << 32 | body.getInt(at + 8) & 0xFFFFFFFFL);
        if (packet.wallNs == CaptureInterface.BAD_TIME) {
            return CaptureCount.NO_TIME;
        }
        packet.outbound = false;
        options.wrap(body, dataAt + PcapngFormat.padded(size));
        while (options.next()) {
            if (options.code() == PcapngFormat.PACKET_FLAGS && options.size() == 4) {
                packet.outbound =
                        (body.getInt(options.valueAt()) & PcapngFormat.DIRECTION_MASK) == PcapngFormat.OUTBOUND;
            }
        }
        ((Buffer) frame).limit(dataAt + size).position(dataAt);
        int ipAt = source.link().ipAt(frame);
        if (ipAt == LinkLayer.NONE) {
            return CaptureCount.NOT_UDP;
        }
        if (ipAt > frame.limit()) {
            return CaptureCount.CUT_OFF;
        }
        ((Buffer) frame).position(ipAt);
        return udp.parse(frame, packet);
    }

    private void takeKeys() {
        int size = body.remaining() < 8 ? -1 : body.getInt(body.position() + 4);
        if (size < 0 || size > body.remaining() - 8) {
            counts.increment(CaptureCount.MALFORMED);
            return;
        }
        if (body.getInt(body.position()) != PcapngFormat.SRTP_KEYS) {
            counts.increment(CaptureCount.OTHER_BLOCK);
            return;
        }
        ((Buffer) body).position(body.position() + 8).limit(body.position() + size);
        for (String line : StandardCharsets.US_ASCII.decode(body).toString().split("\n")) {
            RecordedKey key = RecordedKey.parse(line);
            if (key == null) {
                counts.increment(CaptureCount.MALFORMED);
            } else if (keys.size() < MAX_KEYS) {
                counts.increment(CaptureCount.KEY);
                keys.add(key);
            }
        }
    }

    /** The keys that came before the last packet, the oldest first; a sender may have several. */
    public List<RecordedKey> keys() {
        return Collections.unmodifiableList(keys);
    }

    public Counts<CaptureCount> counts() {
        return counts;
    }

    /** Whether the file ended within a block. */
    public boolean isCutOff() {
        return cutOff;
    }

    /** Has at least so many bytes from the position on; false if the file has not. */
    private boolean fill(int size) throws IOException {
        if (in.remaining() >= size) {
            return true;
        }
        in.compact();
        while (in.position() < size && channel.read(in) >= 0) {
            // on
        }
        ((Buffer) in).flip();
        return in.remaining() >= size;
    }

    private boolean skip(int size) throws IOException {
        int left = size;
        while (left > in.remaining()) {
            left -= in.remaining();
            ((Buffer) in).position(in.limit());
            if (!fill(1)) {
                cutOff = true;
                return false;
            }
        }
        ((Buffer) in).position(in.position() + left);
        return true;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
