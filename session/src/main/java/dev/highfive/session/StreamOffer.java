package dev.highfive.session;

import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpProfile;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What one has to know of another's stream to receive it: {@link Introduction} has the layout. While a sender changes
 * its key there is a second one, which it uses as soon as all have it.
 */
final class StreamOffer {
    static final int MAX_KEY_SIZE = 46;
    static final int MAX_SIZE = 1 + 4 + 6 + 1 + 2 * (1 + MAX_KEY_SIZE);
    private static final SrtpProfile[] PROFILES = SrtpProfile.values();

    int payloadType;
    int ssrc;
    /** Of its next packet, 48 bits. */
    long index;
    /** Null if it is not protected. */
    @Nullable
    SrtpProfile profile;

    @Nullable
    MasterKey key;
    /** Null if there is none. */
    @Nullable
    MasterKey nextKey;

    void set(RtpSender stream) {
        payloadType = stream.payloadType();
        ssrc = stream.ssrc();
        index = stream.nextIndex();
        key = stream.key();
        nextKey = stream.nextKey();
        profile = key == null ? null : key.profile();
    }

    void write(ByteBuffer out) {
        out.put((byte) payloadType)
                .putInt(ssrc)
                .putShort((short) (index >>> 32))
                .putInt((int) index);
        out.put((byte) (profile == null ? 0 : profile.ordinal() + 1));
        write(key, out);
        write(nextKey, out);
    }

    private static void write(@Nullable MasterKey key, ByteBuffer out) {
        byte[] bytes = key == null ? new byte[0] : key.keyAndSalt();
        out.put((byte) bytes.length).put(bytes);
    }

    boolean read(ByteBuffer in) {
        if (in.remaining() < 1 + 4 + 6 + 1) {
            return false;
        }
        payloadType = in.get() & 0x7F;
        ssrc = in.getInt();
        index = (in.getShort() & 0xFFFFL) << 32 | in.getInt() & 0xFFFFFFFFL;
        int number = in.get() & 0xFF;
        if (number > PROFILES.length) {
            return false;
        }
        profile = number == 0 ? null : PROFILES[number - 1];
        key = null;
        nextKey = null;
        if (!hasKey(in)) {
            return false;
        }
        key = readKey(in);
        if (!hasKey(in)) {
            return false;
        }
        nextKey = readKey(in);
        return (key == null) == (profile == null) && (nextKey == null || profile != null);
    }

    /** Whether there is none, or one of the size that the profile wants. */
    private boolean hasKey(ByteBuffer in) {
        int size = in.hasRemaining() ? in.get(in.position()) & 0xFF : -1;
        return size == 0 || profile != null && size == MasterKey.sizeFor(profile) && in.remaining() > size;
    }

    private @Nullable MasterKey readKey(ByteBuffer in) {
        byte[] bytes = new byte[in.get() & 0xFF];
        in.get(bytes);
        return bytes.length == 0 || profile == null ? null : new MasterKey(profile, bytes);
    }
}
