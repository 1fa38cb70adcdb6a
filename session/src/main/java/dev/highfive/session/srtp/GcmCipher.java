package dev.highfive.session.srtp;

import java.security.GeneralSecurityException;
import java.security.Key;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * AES-GCM as RFC 7714 has it. The tag follows the body; the word of RTCP follows the tag.
 *
 * <p>GCM has to be initialized for each packet, and javax.crypto has no way to do that without allocation.
 * With the provider of JDK 17 it is about 1,000 bytes for a packet of 400, of which 56 are the parameters
 * made here; a packet with a wrong tag costs about 3,700, most of them for the exception that tells.
 */
final class GcmCipher implements PacketCipher {
    static final int TAG_SIZE = 16;

    private final Cipher cipher;
    private final Key key;
    private final byte[] salt;
    private final boolean rtcp;
    private final byte[] vector;
    private final byte[] wordBytes = new byte[SrtcpWord.SIZE];
    private byte[] opened = new byte[1500];

    GcmCipher(byte[] key, byte[] salt, boolean rtcp) {
        this.key = new SecretKeySpec(key, "AES");
        this.salt = salt;
        this.rtcp = rtcp;
        vector = new byte[salt.length];
        try {
            cipher = Cipher.getInstance("AES/GCM/NoPadding");
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("AES-GCM is part of Java and of Android.", e);
        }
    }

    @Override
    public int overhead() {
        return rtcp ? TAG_SIZE + SrtcpWord.SIZE : TAG_SIZE;
    }

    @Override
    public int wordOffset() {
        return TAG_SIZE;
    }

    @Override
    public void seal(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        try {
            begin(Cipher.ENCRYPT_MODE, packet, start, bodyStart, ssrc, index, word);
            cipher.doFinal(packet, bodyStart, bodyEnd - bodyStart, packet, bodyStart);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Sealing needs a new index and room for the tag.", e);
        }
    }

    @Override
    public boolean open(
        byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        int size = bodyEnd - bodyStart;
        if (opened.length < size) {
            opened = new byte[size];
        }
        try {
            begin(Cipher.DECRYPT_MODE, packet, start, bodyStart, ssrc, index, word);
            // Not in place: providers overwrite the output when the tag is wrong.
            cipher.doFinal(packet, bodyStart, size + TAG_SIZE, opened, 0);
        } catch (AEADBadTagException e) {
            return false;
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Opening needs a body and a tag.", e);
        }
        System.arraycopy(opened, 0, packet, bodyStart, size);
        return true;
    }

    private void begin(int mode, byte[] packet, int start, int bodyStart, int ssrc, long index, int word)
        throws GeneralSecurityException {
        InitializationVector.set(vector, salt, ssrc, index);
        cipher.init(mode, key, new GCMParameterSpec(8 * TAG_SIZE, vector));
        cipher.updateAAD(packet, start, bodyStart - start);
        if (rtcp) {
            for (int octet = 0; octet < SrtcpWord.SIZE; octet++) {
                wordBytes[octet] = (byte) (word >>> 24 - 8 * octet);
            }
            cipher.updateAAD(wordBytes);
        }
    }
}
