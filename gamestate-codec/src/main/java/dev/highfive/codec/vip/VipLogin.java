package dev.highfive.codec.vip;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * What a client says first: its user's name and the URL of the avatar. The answer is an integer, the user's id, or
 * something negative for no. Messages begin behind that.
 */
public final class VipLogin {
    private String userName = "";
    private String avatarUrl = "";

    public VipLogin() {}

    public VipLogin(String userName, String avatarUrl) {
        this.userName = userName;
        this.avatarUrl = avatarUrl;
    }

    public String userName() {
        return userName;
    }

    public String avatarUrl() {
        return avatarUrl;
    }

    /** How many bytes of a login there have to be at least, by what is there. */
    public static int size(ByteBuffer in) {
        int size = 2;
        for (int string = 0; string < 2; string++) {
            int at = in.position() + size;
            if (at > in.limit()) {
                return size;
            }
            size += (in.getShort(at - 2) & 0xFFFF) + (string == 0 ? 2 : 0);
        }
        return size;
    }

    /**
     * Reads a login of which {@link #size} bytes are there, and moves the buffer's position behind it.
     *
     * @return false if it is not modified UTF-8
     */
    public boolean read(ByteBuffer in) {
        int start = in.position();
        int nameSize = in.getShort(start) & 0xFFFF;
        int urlAt = start + 2 + nameSize;
        int urlSize = in.getShort(urlAt) & 0xFFFF;
        String newName = ModifiedUtf8.read(in, start + 2, nameSize);
        String newUrl = ModifiedUtf8.read(in, urlAt + 2, urlSize);
        ((Buffer) in).position(urlAt + 2 + urlSize);
        if (newName == null || newUrl == null) {
            return false;
        }
        userName = newName;
        avatarUrl = newUrl;
        return true;
    }

    /** @throws IllegalArgumentException if one of them has more than 65535 bytes */
    public void write(ByteBuffer out) {
        ModifiedUtf8.write(userName, out);
        ModifiedUtf8.write(avatarUrl, out);
    }

    /** In bytes. */
    public int size() {
        return 4 + ModifiedUtf8.size(userName) + ModifiedUtf8.size(avatarUrl);
    }
}
