package dev.highfive.session;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How participants make themselves known to each other: what one has to know of another to receive its streams,
 * and whom else it has met. This is the inside; {@link IntroductionSeal} encrypts it.
 *
 * <pre>
 * UInt8  flags: 1 = please answer
 * UInt64 cookie of the sender, drawn when it started
 * UInt64 cookie of the addressee as the sender knows it, or 0
 * UInt8  count of streams, 1 to 4, its state first, each:
 *        UInt8 payload type, UInt32 SSRC, UInt32 SRTP roll-over counter, 16 B SRTP nonce
 * UInt8 length, CNAME                UInt8 length, name (UTF-8)
 * UInt8  count of others, each: UInt8 4 or 16, address, UInt16 port, UInt64 cookie
 * </pre>
 *
 * The surprising part is the echo: an introduction is believed only if it carries the receiver's own cookie,
 * since only a participant that is live now can know it. A recording of last week's session cannot.
 */
final class Introduction {
    /** How many others fit, so that the packet stays below 1200 bytes. */
    static final int MAX_OTHERS = 30;

    static final int MAX_TEXT = 64;
    static final int MAX_STREAMS = 4;
    static final int MAX_SIZE =
            1 + 8 + 8 + 1 + MAX_STREAMS * StreamOffer.SIZE + 2 * (1 + MAX_TEXT) + 1 + MAX_OTHERS * (1 + 16 + 2 + 8);

    private static final int ANSWER_WANTED = 1;

    boolean answerWanted;
    long cookie;
    long echo;
    int streamCount;
    final StreamOffer[] streams = new StreamOffer[MAX_STREAMS];
    String cname = "";
    String name = "";
    int otherCount;
    final InetSocketAddress[] otherAddresses = new InetSocketAddress[MAX_OTHERS];
    final long[] otherCookies = new long[MAX_OTHERS];

    Introduction() {
        Arrays.setAll(streams, index -> new StreamOffer());
    }

    void addOther(InetSocketAddress address, long itsCookie) {
        if (otherCount < MAX_OTHERS) {
            otherAddresses[otherCount] = address;
            otherCookies[otherCount++] = itsCookie;
        }
    }

    void write(ByteBuffer out) {
        out.put((byte) (answerWanted ? ANSWER_WANTED : 0))
                .putLong(cookie)
                .putLong(echo)
                .put((byte) streamCount);
        for (int index = 0; index < streamCount; index++) {
            streams[index].write(out);
        }
        putText(out, cname);
        putText(out, name);
        out.put((byte) otherCount);
        for (int index = 0; index < otherCount; index++) {
            byte[] address = otherAddresses[index].getAddress().getAddress();
            out.put((byte) address.length).put(address);
            out.putShort((short) otherAddresses[index].getPort()).putLong(otherCookies[index]);
        }
    }

    /** @return whether the bytes between position and limit are an introduction; others are not to be used */
    boolean read(ByteBuffer in) {
        otherCount = 0;
        if (in.remaining() < 1 + 8 + 8 + 1) {
            return false;
        }
        answerWanted = (in.get() & ANSWER_WANTED) != 0;
        cookie = in.getLong();
        echo = in.getLong();
        streamCount = in.get() & 0xFF;
        if (streamCount < 1 || streamCount > MAX_STREAMS || in.remaining() < streamCount * StreamOffer.SIZE) {
            return false;
        }
        for (int index = 0; index < streamCount; index++) {
            streams[index].read(in);
        }
        String itsCname = getText(in);
        String itsName = itsCname == null ? null : getText(in);
        if (itsCname == null || itsName == null) {
            return false;
        }
        cname = itsCname;
        name = itsName;
        return !cname.isEmpty() && cookie != 0 && readOthers(in);
    }

    private boolean readOthers(ByteBuffer in) {
        if (!in.hasRemaining()) {
            return false;
        }
        int count = in.get() & 0xFF;
        for (int index = 0; index < count; index++) {
            int length = in.hasRemaining() ? in.get() : 0;
            if (length != 4 && length != 16 || in.remaining() < length + 2 + 8) {
                return false;
            }
            byte[] address = new byte[length];
            in.get(address);
            int port = in.getShort() & 0xFFFF;
            long itsCookie = in.getLong();
            try {
                addOther(new InetSocketAddress(InetAddress.getByAddress(address), port), itsCookie);
            } catch (UnknownHostException e) {
                throw new IllegalStateException("4 and 16 bytes are addresses.", e);
            }
        }
        return true;
    }

    private static void putText(ByteBuffer out, String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        int length = Math.min(utf8.length, MAX_TEXT);
        out.put((byte) length).put(utf8, 0, length);
    }

    /** Null if it is not there. Names end up on screens, so control characters go. */
    private static @Nullable String getText(ByteBuffer in) {
        int length = in.hasRemaining() ? in.get() & 0xFF : MAX_TEXT + 1;
        if (length > MAX_TEXT || length > in.remaining()) {
            return null;
        }
        byte[] utf8 = new byte[length];
        in.get(utf8);
        return new String(utf8, StandardCharsets.UTF_8).replaceAll("\\p{Cntrl}", "\uFFFD");
    }
}
