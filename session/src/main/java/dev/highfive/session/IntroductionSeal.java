package dev.highfive.session;

import dev.highfive.net.srtp.SessionSecret;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Encrypts introductions with AES-GCM under a key of their own, made of the session's secret. A random
 * initialization vector does: participants send one a second or so, far below the 2^32 at which it would not.
 *
 * <pre>
 * 'h' 'i' '5' 3 | initialization vector, 12 B | introduction | tag, 16 B
 * </pre>
 *
 * What cannot be opened can be refused, by its initialization vector, which tells who sent it that it was heard and
 * has another key. That is not authentic, but only someone on its way knows the vector.
 *
 * <pre>
 * 'h' 'i' '5' 2 | initialization vector, 12 B
 * </pre>
 *
 * No RTP, RTCP, STUN or DTLS packet starts with an 'h' (RFC 7983).
 */
final class IntroductionSeal {
    static final int OVERHEAD = 4 + 12 + 16;
    private static final int MAGIC = 'h' << 24 | 'i' << 16 | '5' << 8 | 3;
    private static final int REFUSAL = MAGIC - 1;
    private static final int IV_SIZE = 12;
    /** A refusal comes a round trip later, when others have been sent. */
    private static final int SENT_REMEMBERED = 16;

    private static final int TAG_BITS = 128;

    private final SecretKeySpec key;
    private final SecureRandom random;
    private final Cipher cipher;
    private final byte[] iv = new byte[IV_SIZE];
    private final byte[][] sentIvs = new byte[SENT_REMEMBERED][IV_SIZE];
    private int sent;
    private final ByteBuffer plain = ByteBuffer.allocate(Introduction.MAX_SIZE);

    IntroductionSeal(SessionSecret secret, SecureRandom random) {
        this.key = new SecretKeySpec(secret.derive("highfive introduction", 16), "AES");
        this.random = random;
        try {
            cipher = Cipher.getInstance("AES/GCM/NoPadding");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM is part of Java and of Android.", e);
        }
    }

    static boolean isIntroduction(ByteBuffer datagram) {
        return datagram.remaining() > OVERHEAD && datagram.getInt(datagram.position()) == MAGIC;
    }

    /** Writes the packet at the buffer's position and moves it behind. */
    void seal(Introduction introduction, ByteBuffer out) {
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) plain).clear();
        introduction.write(plain);
        ((Buffer) plain).flip();
        random.nextBytes(iv);
        System.arraycopy(iv, 0, sentIvs[sent++ % SENT_REMEMBERED], 0, IV_SIZE);
        out.putInt(MAGIC).put(iv);
        try {
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, iv));
            cipher.doFinal(plain, out);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM refuses " + plain.limit() + " bytes.", e);
        }
    }

    /** Opens the packet between position and limit. */
    Opened open(ByteBuffer in, Introduction into) {
        if (in.remaining() > OVERHEAD + Introduction.MAX_SIZE) {
            return Opened.MALFORMED;
        }
        in.getInt();
        in.get(iv);
        ((Buffer) plain).clear();
        try {
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(TAG_BITS, iv));
            cipher.doFinal(in, plain);
        } catch (AEADBadTagException e) {
            return Opened.WRONG_KEY;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM refuses " + in.limit() + " bytes.", e);
        }
        ((Buffer) plain).flip();
        return into.read(plain) ? Opened.OK : Opened.MALFORMED;
    }

    static boolean isRefusal(ByteBuffer datagram) {
        return datagram.remaining() == 4 + IV_SIZE && datagram.getInt(datagram.position()) == REFUSAL;
    }

    /** Refuses what {@link #open} could not open last. */
    void refuse(ByteBuffer out) {
        out.putInt(REFUSAL).put(iv);
    }

    /** Whether a refusal is of something that was sealed here lately. */
    boolean isRefused(ByteBuffer refusal) {
        refusal.getInt();
        refusal.get(iv);
        for (int index = 0; index < Math.min(sent, SENT_REMEMBERED); index++) {
            if (Arrays.equals(sentIvs[index], iv)) {
                return true;
            }
        }
        return false;
    }

    enum Opened {
        OK,
        WRONG_KEY,
        MALFORMED
    }
}
