package dev.highfive.net.noise;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoiseHandshakeTest {
    private static final byte[] PROLOGUE = {1, 2, 3};

    private final SecureRandom random = new SecureRandom();
    private final DhKeys annKeys = DhKeys.random(random);
    private final DhKeys benKeys = DhKeys.random(random);
    private final byte[] psk = new byte[32];
    private final NoiseHandshake ann = end("XXpsk0", true, annKeys, psk);
    private final NoiseHandshake ben = end("XXpsk0", false, benKeys, psk);

    @Test
    void bothEndWithTheOthersKeyAndCiphersThatFit() {
        handOver(ann, ben);
        handOver(ben, ann);
        handOver(ann, ben);
        assertTrue(ann.isComplete() && ben.isComplete());
        assertArrayEquals(annKeys.publicKey(), ben.remoteStatic());
        assertArrayEquals(benKeys.publicKey(), ann.remoteStatic());
        assertEquals("hello", through(ann.split()[0], ben.split()[1], 7, 7));
        assertEquals("hello", through(ben.split()[0], ann.split()[1], 1L << 40, 1L << 40));
        assertEquals(null, through(ann.split()[0], ben.split()[1], 7, 8));
    }

    @Test
    void afterRekeyingBothGoOnAndTheOldKeyOpensNothing() {
        handOver(ann, ben);
        handOver(ben, ann);
        handOver(ann, ben);
        NoiseCipher sealing = ann.split()[0];
        NoiseCipher opening = ben.split()[1];
        sealing.rekey();
        assertEquals(null, through(sealing, opening, 3, 3));
        opening.rekey();
        assertEquals("hello", through(sealing, opening, 4, 4));
    }

    @ParameterizedTest
    @ValueSource(strings = {"XXpsk0", "XXpsk3", "XXpsk0+psk3"})
    void withAnotherKeyInCommonNobodyGetsThrough(String pattern) {
        byte[] other = psk.clone();
        other[31] ^= 1;
        byte[][] psks = pattern.length() > 6 ? new byte[][] {psk, psk} : new byte[][] {psk};
        byte[][] wrong = pattern.length() > 6 ? new byte[][] {psk, other} : new byte[][] {other};
        NoiseHandshake right = end(pattern, true, annKeys, psks);
        NoiseHandshake stranger = end(pattern, false, benKeys, wrong);
        boolean through = true;
        for (int message = 0; message < 3 && through; message++) {
            NoiseHandshake from = message == 1 ? stranger : right;
            through = stranger(from, from == right ? stranger : right);
        }
        assertFalse(through);
    }

    private static boolean stranger(NoiseHandshake from, NoiseHandshake to) {
        ByteBuffer message = ByteBuffer.allocate(200);
        from.write(ByteBuffer.allocate(0), message);
        return to.read(message.flip(), ByteBuffer.allocate(200));
    }

    @Test
    void noByteOfAMessageCanBeChangedAndACopyCanGoOn() {
        for (NoiseHandshake from : new NoiseHandshake[] {ann, ben, ann}) {
            NoiseHandshake to = from == ann ? ben : ann;
            ByteBuffer message = ByteBuffer.allocate(200);
            from.write(ByteBuffer.wrap(new byte[] {9}), message);
            message.flip();
            for (int index = 0; index < message.limit(); index++) {
                // The highest bit of a key is ignored by X25519, but not by what names the handshake.
                byte[] changed = Arrays.copyOf(message.array(), message.limit());
                changed[index] ^= (byte) 0x80;
                assertFalse(to.copy().read(ByteBuffer.wrap(changed), ByteBuffer.allocate(200)), "byte " + index);
                assertFalse(to.copy().read(ByteBuffer.wrap(changed, 0, index), ByteBuffer.allocate(200)));
            }
            assertTrue(to.read(message, ByteBuffer.allocate(200)));
        }
    }

    @Test
    void severalMayAnswerWhatWasSaidOnce() {
        ByteBuffer hello = ByteBuffer.allocate(200);
        ann.write(ByteBuffer.allocate(0), hello);
        hello.flip();
        NoiseHandshake cat = end("XXpsk0", false, DhKeys.random(random), psk);
        byte[][] names = new byte[2][];
        NoiseHandshake[] others = {ben, cat};
        for (int index = 0; index < 2; index++) {
            NoiseHandshake one = ann.copy();
            assertTrue(others[index].read(hello.duplicate(), ByteBuffer.allocate(200)));
            handOver(others[index], one);
            handOver(one, others[index]);
            assertEquals("hello", through(one.split()[0], others[index].split()[1], 0, 0));
            names[index] = one.hash();
        }
        assertNotEquals(Arrays.toString(names[0]), Arrays.toString(names[1]));
    }

    @Test
    void aKeyThatMakesNoSecretIsRefused() {
        NoiseHandshake stranger = end("XXpsk0", false, benKeys, psk);
        stranger.setEphemeral(DhKeys.of(new byte[32]));
        ByteBuffer hello = ByteBuffer.allocate(200);
        ann.write(ByteBuffer.allocate(0), hello);
        assertTrue(stranger.read(hello.flip(), ByteBuffer.allocate(200)));
        ByteBuffer answer = ByteBuffer.allocate(200);
        stranger.write(ByteBuffer.allocate(0), answer);
        // In place of its ephemeral key one with which every agreement is zero.
        Arrays.fill(answer.array(), 0, 32, (byte) 0);
        assertFalse(ann.read(answer.flip(), ByteBuffer.allocate(200)));
    }

    @Test
    void whoseTurnItIsNotDoesNotWrite() {
        assertThrows(IllegalStateException.class, () -> ben.write(ByteBuffer.allocate(0), ByteBuffer.allocate(200)));
        assertThrows(IllegalStateException.class, ann::split);
        assertThrows(IllegalArgumentException.class, () -> NoisePattern.of("KKpsk3"));
        assertThrows(IllegalArgumentException.class, () -> end("XXpsk0", true, annKeys));
    }

    private NoiseHandshake end(String pattern, boolean initiator, DhKeys keys, byte[]... psks) {
        return new NoiseHandshake(NoisePattern.of(pattern), initiator, PROLOGUE, keys, null, random, psks);
    }

    private static void handOver(NoiseHandshake from, NoiseHandshake to) {
        ByteBuffer message = ByteBuffer.allocate(200);
        ByteBuffer payload = ByteBuffer.allocate(200);
        from.write(ByteBuffer.wrap(new byte[] {7, 8}), message);
        assertTrue(to.read(message.flip(), payload));
        assertEquals(ByteBuffer.wrap(new byte[] {7, 8}), payload.flip());
    }

    /** What comes out at the other end, or null. */
    private static String through(NoiseCipher sealing, NoiseCipher opening, long sealedAs, long openedAs) {
        ByteBuffer message = ByteBuffer.allocate(100);
        ByteBuffer opened = ByteBuffer.allocate(100);
        sealing.seal(sealedAs, PROLOGUE, ByteBuffer.wrap("hello".getBytes()), message);
        return opening.open(openedAs, PROLOGUE, message.flip(), opened)
                ? new String(opened.array(), 0, opened.position())
                : null;
    }
}
