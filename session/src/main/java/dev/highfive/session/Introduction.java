package dev.highfive.session;

import dev.highfive.net.noise.DhKeys;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What participants tell each other of themselves once they know whom they talk to: how to receive their streams, and
 * whom else they have met. Each pair has it sealed for itself alone, so what it says of its sender is the sender's
 * word.
 *
 * <pre>
 * UInt8  flags: 1 = please answer, 2 = someone here has an SSRC of yours, take another
 * UInt64 cookie of the sender, drawn when it started
 * UInt64 voucher: whoever brings it has been told of the sender by someone who is here
 * UInt64 path: to be echoed by who receives it, to show where they are
 * UInt64 echo of the path that came last, or 0
 * UInt16 version of the streams' keys, UInt16 version of the addressee's that the sender has
 * 32 B   identity of who hosts the session, as far as it is known; or zeros
 * UInt8  count of streams, 1 to 4, its state first, each:
 *        UInt8 payload type, UInt32 SSRC, UInt48 index of the next packet, UInt8 SRTP profile,
 *        UInt8 length, key and salt         UInt8 length, those that come next, if any
 * UInt8  length, name (UTF-8)
 * UInt8  count of others, each: UInt8 4 or 16, address, UInt16 port, UInt64 cookie, UInt64 voucher
 * </pre>
 */
final class Introduction {
    /** As many as fit at most, while the packet stays below 1200 bytes. */
    static final int MAX_OTHERS = 40;

    static final int MAX_TEXT = 64;
    static final int MAX_STREAMS = 4;
    static final int MAX_SIZE = 1072;

    private static final int ANSWER_WANTED = 1;
    private static final int SSRC_TAKEN = 2;
    private static final int FIXED_SIZE = 1 + 4 * 8 + 2 * 2 + DhKeys.SIZE + 1;
    private static final int MAX_OTHER_SIZE = 1 + 16 + 2 + 8 + 8;

    boolean answerWanted;
    boolean ssrcTaken;
    long cookie;
    long voucher;
    long path;
    long echo;
    int version;
    int versionSeen;
    final byte[] host = new byte[DhKeys.SIZE];
    int streamCount;
    final StreamOffer[] streams = new StreamOffer[MAX_STREAMS];
    String name = "";
    int otherCount;
    final InetSocketAddress[] otherAddresses = new InetSocketAddress[MAX_OTHERS];
    final long[] otherCookies = new long[MAX_OTHERS];
    final long[] otherVouchers = new long[MAX_OTHERS];

    Introduction() {
        Arrays.setAll(streams, index -> new StreamOffer());
    }

    /** @return false if there is no room for more */
    boolean addOther(InetSocketAddress address, long itsCookie, long itsVoucher) {
        if (otherCount == MAX_OTHERS) {
            return false;
        }
        otherAddresses[otherCount] = address;
        otherCookies[otherCount] = itsCookie;
        otherVouchers[otherCount++] = itsVoucher;
        return true;
    }

    /** Leaves out those of the others for whom there is no room. @return how many there were room for */
    int write(ByteBuffer out) {
        int start = out.position();
        out.put((byte) ((answerWanted ? ANSWER_WANTED : 0) | (ssrcTaken ? SSRC_TAKEN : 0)));
        out.putLong(cookie).putLong(voucher).putLong(path).putLong(echo);
        out.putShort((short) version).putShort((short) versionSeen).put(host);
        out.put((byte) streamCount);
        for (int index = 0; index < streamCount; index++) {
            streams[index].write(out);
        }
        byte[] utf8 = name.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(utf8.length, MAX_TEXT);
        out.put((byte) length).put(utf8, 0, length);
        int countAt = out.position();
        out.put((byte) 0);
        int written = 0;
        for (; written < otherCount && out.position() - start + MAX_OTHER_SIZE <= MAX_SIZE; written++) {
            byte[] address = otherAddresses[written].getAddress().getAddress();
            out.put((byte) address.length).put(address);
            out.putShort((short) otherAddresses[written].getPort());
            out.putLong(otherCookies[written]).putLong(otherVouchers[written]);
        }
        out.put(countAt, (byte) written);
        return written;
    }

    /** @return whether the bytes between position and limit are an introduction; others are not to be used */
    boolean read(ByteBuffer in) {
        otherCount = 0;
        if (in.remaining() < FIXED_SIZE) {
            return false;
        }
        int flags = in.get();
        answerWanted = (flags & ANSWER_WANTED) != 0;
        ssrcTaken = (flags & SSRC_TAKEN) != 0;
        cookie = in.getLong();
        voucher = in.getLong();
        path = in.getLong();
        echo = in.getLong();
        version = in.getShort() & 0xFFFF;
        versionSeen = in.getShort() & 0xFFFF;
        in.get(host);
        streamCount = in.get() & 0xFF;
        if (streamCount < 1 || streamCount > MAX_STREAMS) {
            return false;
        }
        for (int index = 0; index < streamCount; index++) {
            if (!streams[index].read(in)) {
                return false;
            }
        }
        String told = readName(in);
        name = told == null ? "" : told;
        return told != null && cookie != 0 && readOthers(in);
    }

    private boolean readOthers(ByteBuffer in) {
        if (!in.hasRemaining()) {
            return false;
        }
        int count = in.get() & 0xFF;
        for (int index = 0; index < count; index++) {
            int length = in.hasRemaining() ? in.get() : 0;
            if (length != 4 && length != 16 || in.remaining() < length + 2 + 8 + 8) {
                return false;
            }
            byte[] address = new byte[length];
            in.get(address);
            int port = in.getShort() & 0xFFFF;
            try {
                addOther(new InetSocketAddress(InetAddress.getByAddress(address), port), in.getLong(), in.getLong());
            } catch (UnknownHostException e) {
                throw new IllegalStateException("4 and 16 bytes are addresses.", e);
            }
        }
        return true;
    }

    /** Null if it is not there. */
    private static @Nullable String readName(ByteBuffer in) {
        int length = in.hasRemaining() ? in.get() & 0xFF : MAX_TEXT + 1;
        if (length > MAX_TEXT || length > in.remaining()) {
            return null;
        }
        byte[] utf8 = new byte[length];
        in.get(utf8);
        return ForeignText.clean(new String(utf8, StandardCharsets.UTF_8));
    }
}
