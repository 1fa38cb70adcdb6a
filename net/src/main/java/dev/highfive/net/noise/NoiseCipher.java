package dev.highfive.net.noise;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/**
 * One direction of what two have agreed on: AES-GCM, with a number for each message. Streams count (
 * {@link #seal(byte[], ByteBuffer, ByteBuffer)}); where messages get lost the number has to go with each, and never be
 * used twice to seal.
 */
public final class NoiseCipher {
    /** The bytes by which a message gets longer. */
    public static final int OVERHEAD = 16;

    private static final int KEY_SIZE = 32;
    private static final int TAG_BITS = 128;
    /** 2^64 - 1, which no message has. */
    private static final long REKEY_NUMBER = -1;

    private static final byte[] NOTHING = {};

    private final Cipher cipher;
    private final byte[] nonce = new byte[12];
    private final ByteBuffer nonceNumber = ByteBuffer.wrap(nonce);
    private SecretKeySpec key;
    private long next;

    NoiseCipher(byte[] key) {
        try {
            cipher = Cipher.getInstance("AES/GCM/NoPadding");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM is part of Java and of Android.", e);
        }
        setKey(key);
    }

    private void setKey(byte[] bytes) {
        key = new SecretKeySpec(bytes, 0, KEY_SIZE, "AES");
        next = 0;
    }

    /** The number of the next message that is counted. */
    public long nextNumber() {
        return next;
    }

    void skipTo(long number) {
        next = number;
    }

    /** Seals what is between position and limit, under the next number, and moves the output's position behind it. */
    public void seal(byte @Nullable [] clear, ByteBuffer in, ByteBuffer out) {
        seal(next, clear, in, out);
        next++;
    }

    /** Opens what was sealed under the next number, if it is that. */
    public boolean open(byte @Nullable [] clear, ByteBuffer in, ByteBuffer out) {
        boolean opened = open(next, clear, in, out);
        next += opened ? 1 : 0;
        return opened;
    }

    /** @param clear what goes with the message unencrypted, and may not be changed; or null */
    public void seal(long number, byte @Nullable [] clear, ByteBuffer in, ByteBuffer out) {
        if (number == REKEY_NUMBER) {
            throw new IllegalStateException("These keys have sealed as much as they may.");
        }
        try {
            begin(Cipher.ENCRYPT_MODE, number, clear);
            cipher.doFinal(in, out);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM refuses " + in.remaining() + " bytes.", e);
        }
    }

    /**
     * @param out with room for the message
     * @return false if the message is not what was sealed under this number, and nothing is to be used of the output
     */
    public boolean open(long number, byte @Nullable [] clear, ByteBuffer in, ByteBuffer out) {
        if (in.remaining() < OVERHEAD || out.remaining() < in.remaining() - OVERHEAD) {
            return false;
        }
        try {
            begin(Cipher.DECRYPT_MODE, number, clear);
            cipher.doFinal(in, out);
            return true;
        } catch (BadPaddingException e) {
            return false;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM refuses " + in.remaining() + " bytes.", e);
        }
    }

    private void begin(int mode, long number, byte @Nullable [] clear) throws GeneralSecurityException {
        nonceNumber.putLong(4, number);
        cipher.init(mode, key, new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(clear == null ? NOTHING : clear);
    }

    /** Takes another key, made of this one, so that this one cannot be found out any more; both ends at one time. */
    public void rekey() {
        ByteBuffer made = ByteBuffer.allocate(KEY_SIZE + OVERHEAD);
        try {
            begin(Cipher.ENCRYPT_MODE, REKEY_NUMBER, null);
            cipher.doFinal(ByteBuffer.allocate(KEY_SIZE), made);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM refuses a key.", e);
        }
        long counted = next;
        setKey(made.array());
        next = counted;
    }
}
