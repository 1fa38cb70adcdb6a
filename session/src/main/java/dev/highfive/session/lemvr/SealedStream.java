package dev.highfive.session.lemvr;

import dev.highfive.net.noise.DhKeys;
import dev.highfive.net.noise.NoiseCipher;
import dev.highfive.net.noise.NoiseHandshake;
import dev.highfive.net.noise.NoisePattern;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;

/**
 * A stream that only those can read and write who have the key of the link: Noise XXpsk0, then records of a length and
 * as many sealed bytes. Whose keys they are says nothing, so each end draws new ones; the key in common is who one is.
 */
final class SealedStream implements ByteStream {
    private static final byte[] PROLOGUE = "highfive lemvr".getBytes(StandardCharsets.US_ASCII);
    /** Of the three messages of XXpsk0 without payloads. */
    private static final int[] MESSAGES = {48, 96, 64};

    private static final int MOST_CLEAR = 16 * 1024;
    private static final int LENGTH = 2;
    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final ByteStream stream;
    private final ByteBuffer length = ByteBuffer.allocate(LENGTH);
    private final ByteBuffer sealed = ByteBuffer.allocate(MOST_CLEAR + NoiseCipher.OVERHEAD);
    private final ByteBuffer clear = ByteBuffer.allocate(MOST_CLEAR + NoiseCipher.OVERHEAD);
    private final ByteBuffer leaving = ByteBuffer.allocate(LENGTH + MOST_CLEAR + NoiseCipher.OVERHEAD);
    private final NoiseCipher out;
    private final NoiseCipher in;
    private boolean lengthKnown;

    /**
     * Shakes hands.
     *
     * @param key of 32 bytes
     * @throws LemvrException if the other side has not the same key, or is not done by a time
     */
    SealedStream(ByteStream stream, boolean client, byte[] key, long untilNs) throws IOException {
        this.stream = stream;
        SecureRandom random = new SecureRandom();
        NoiseHandshake handshake = new NoiseHandshake(
                NoisePattern.of("XXpsk0"), client, PROLOGUE, DhKeys.random(random), null, random, key);
        for (int message = 0; message < MESSAGES.length; message++) {
            if (handshake.isToWrite()) {
                say(handshake, untilNs);
            } else {
                hear(handshake, MESSAGES[message], untilNs);
            }
        }
        NoiseCipher[] ciphers = handshake.split();
        out = ciphers[0];
        in = ciphers[1];
        handshake.erase();
        Buffer empty = clear;
        empty.limit(0);
        empty = leaving;
        empty.limit(0);
    }

    private void say(NoiseHandshake handshake, long untilNs) throws IOException {
        Buffer bytes = leaving;
        bytes.clear();
        bytes.position(LENGTH);
        handshake.write(NOTHING.duplicate(), leaving);
        leaving.putShort(0, (short) (bytes.position() - LENGTH));
        bytes.flip();
        stream.writeAll(leaving, untilNs);
    }

    private void hear(NoiseHandshake handshake, int size, long untilNs) throws IOException {
        Buffer bytes = sealed;
        bytes.clear();
        bytes.limit(LENGTH);
        fill(untilNs);
        if (sealed.getShort(0) != size) {
            throw new LemvrException("one side encrypts and the other does not, as where a link is not whole");
        }
        bytes.clear();
        bytes.limit(size);
        fill(untilNs);
        bytes.flip();
        if (!handshake.read(sealed, ByteBuffer.allocate(size))) {
            throw new LemvrException("it has another key, as where the link is of another headset");
        }
    }

    private void fill(long untilNs) throws IOException {
        if (!stream.read(sealed, untilNs)) {
            throw new LemvrException("it fell silent within the handshake");
        }
    }

    @Override
    public boolean read(ByteBuffer to, long untilNs) throws IOException {
        while (to.hasRemaining()) {
            if (!clear.hasRemaining() && !readRecord(untilNs)) {
                return false;
            }
            Buffer source = clear;
            int end = source.limit();
            source.limit(source.position() + Math.min(clear.remaining(), to.remaining()));
            to.put(clear);
            source.limit(end);
        }
        return true;
    }

    private boolean readRecord(long untilNs) throws IOException {
        Buffer record = sealed;
        Buffer head = length;
        if (!lengthKnown) {
            if (!stream.read(length, untilNs)) {
                return false;
            }
            int size = length.getShort(0) & 0xFFFF;
            head.clear();
            if (size <= NoiseCipher.OVERHEAD || size > sealed.capacity()) {
                throw new LemvrException("it sends a record of " + size + " bytes, which none has");
            }
            record.clear();
            record.limit(size);
            lengthKnown = true;
        }
        if (!stream.read(sealed, untilNs)) {
            return false;
        }
        lengthKnown = false;
        record.flip();
        Buffer opened = clear;
        opened.clear();
        boolean genuine = in.open(null, sealed, clear);
        opened.flip();
        if (!genuine) {
            throw new LemvrException("what came has been changed on the way");
        }
        return true;
    }

    @Override
    public boolean write(ByteBuffer from, long untilNs) throws IOException {
        Buffer source = from;
        while (leaving.hasRemaining() || from.hasRemaining()) {
            if (!leaving.hasRemaining()) {
                int end = source.limit();
                source.limit(source.position() + Math.min(from.remaining(), MOST_CLEAR));
                seal(from);
                source.limit(end);
            }
            if (!stream.write(leaving, untilNs)) {
                return false;
            }
        }
        return true;
    }

    private void seal(ByteBuffer part) {
        Buffer bytes = leaving;
        bytes.clear();
        bytes.position(LENGTH);
        out.seal(null, part, leaving);
        leaving.putShort(0, (short) (bytes.position() - LENGTH));
        bytes.flip();
    }

    @Override
    public void close() {
        stream.close();
    }
}
