package dev.highfive.codec.rtp;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/**
 * One thing that a source says about itself (RFC 3550, 6.5), a view of the packet it came in.
 *
 * <pre>
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * |     type      |     length    | text in UTF-8               ...
 * +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
 * </pre>
 */
public final class SourceItem {
    /** Names a participant for as long as it takes part, whatever its SSRC. */
    public static final int CNAME = 1;
    /** What people call it. */
    public static final int NAME = 2;
    /** The program it runs. */
    public static final int TOOL = 6;

    static final int HEADER_SIZE = 2;

    private ByteBuffer packet = ByteBuffer.allocate(0);
    private int ssrc;
    private int type;
    private int textAt;
    private int length;

    void wrap(ByteBuffer packet, int at, int ssrc) {
        this.packet = packet;
        this.ssrc = ssrc;
        type = packet.get(at) & 0xFF;
        length = packet.get(at + 1) & 0xFF;
        textAt = at + HEADER_SIZE;
    }

    public int ssrc() {
        return ssrc;
    }

    /** {@link #CNAME} and so on, or a number that this program does not know. */
    public int type() {
        return type;
    }

    /** Compares without making a string, since the same items come every few seconds. */
    public boolean textIs(byte[] utf8) {
        if (utf8.length != length) {
            return false;
        }
        for (int index = 0; index < length; index++) {
            if (packet.get(textAt + index) != utf8[index]) {
                return false;
            }
        }
        return true;
    }

    /** A new string of at most 255 characters; malformed UTF-8 is replaced by U+FFFD. */
    public String text() {
        byte[] utf8 = new byte[length];
        for (int index = 0; index < length; index++) {
            utf8[index] = packet.get(textAt + index);
        }
        return new String(utf8, StandardCharsets.UTF_8);
    }
}
