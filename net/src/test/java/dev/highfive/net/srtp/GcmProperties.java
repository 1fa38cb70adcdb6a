package dev.highfive.net.srtp;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.Random;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Our GCM is the provider's, for all keys, lengths and indices. */
class GcmProperties {
    @Property(tries = 500)
    void packetsAreSealedAndOpenedAsTheProviderDoes(
            @ForAll long seed,
            @ForAll boolean longKey,
            @ForAll boolean rtcp,
            @ForAll @IntRange(max = 100) int clearSize,
            @ForAll @IntRange(max = 2000) int bodySize)
            throws GeneralSecurityException {
        Random random = new Random(seed);
        byte[] key = bytes(random, longKey ? 32 : 16);
        byte[] salt = bytes(random, 12);
        byte[] plain = bytes(random, clearSize + bodySize);
        int ssrc = random.nextInt();
        long index = random.nextLong() >>> 16;
        int word = random.nextInt();

        byte[] expected = provider(key, salt, ssrc, index, rtcp, word, plain, clearSize);
        byte[] packet = Arrays.copyOf(plain, plain.length + GcmCipher.TAG_SIZE);
        GcmCipher cipher = new GcmCipher(key, salt, rtcp);
        cipher.seal(packet, 0, clearSize, plain.length, ssrc, index, word);
        assertArrayEquals(expected, packet);

        int changed = random.nextInt(packet.length);
        packet[changed] ^= (byte) (1 << random.nextInt(8));
        byte[] forged = packet.clone();
        assertFalse(cipher.open(packet, 0, clearSize, plain.length, ssrc, index, word));
        assertArrayEquals(forged, packet);

        assertTrue(cipher.open(expected, 0, clearSize, plain.length, ssrc, index, word));
        assertArrayEquals(plain, Arrays.copyOf(expected, plain.length));
    }

    /** RFC 7714, 8.1: two zeros, the SSRC and the index, mixed with the salt. */
    private static byte[] provider(
            byte[] key, byte[] salt, int ssrc, long index, boolean rtcp, int word, byte[] plain, int clearSize)
            throws GeneralSecurityException {
        byte[] vector = ByteBuffer.allocate(12)
                .putShort((short) 0)
                .putInt(ssrc)
                .putShort((short) (index >>> 32))
                .putInt((int) index)
                .array();
        for (int octet = 0; octet < vector.length; octet++) {
            vector[octet] ^= salt[octet];
        }
        Cipher gcm = Cipher.getInstance("AES/GCM/NoPadding");
        gcm.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, vector));
        gcm.updateAAD(plain, 0, clearSize);
        if (rtcp) {
            gcm.updateAAD(ByteBuffer.allocate(4).putInt(word).array());
        }
        byte[] packet = Arrays.copyOf(plain, plain.length + GcmCipher.TAG_SIZE);
        gcm.doFinal(plain, clearSize, plain.length - clearSize, packet, clearSize);
        return packet;
    }

    private static byte[] bytes(Random random, int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }
}
