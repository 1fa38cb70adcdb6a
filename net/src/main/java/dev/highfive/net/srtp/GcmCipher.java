package dev.highfive.net.srtp;

import java.nio.ByteBuffer;

/**
 * AES-GCM as RFC 7714 has it. The tag follows the body; the word of RTCP follows the tag. It is made of AES
 * and {@link Ghash} because javax.crypto's GCM has to be initialized for each packet and allocates about
 * 1,000 bytes then, or 3,700 for a packet with a wrong tag, which anybody can send.
 */
final class GcmCipher implements PacketCipher {
    static final int TAG_SIZE = 16;
    /** The first block of the key stream hides the tag, the others the body. */
    private static final int FIRST_COUNTER = 1;

    private final KeyStream keyStream;
    private final Ghash hash;
    private final boolean rtcp;
    private final byte[] tag = new byte[TAG_SIZE];
    private final ByteBuffer tagLongs = ByteBuffer.wrap(tag);
    private long tagMaskHigh;
    private long tagMaskLow;

    GcmCipher(byte[] key, byte[] salt, boolean rtcp) {
        keyStream = new KeyStream(key, salt);
        hash = new Ghash(keyStream.encryptedZeros());
        this.rtcp = rtcp;
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
        start(ssrc, index, bodyEnd - bodyStart);
        keyStream.apply(packet, bodyStart, bodyEnd);
        makeTag(packet, start, bodyStart, bodyEnd, word);
        System.arraycopy(tag, 0, packet, bodyEnd, TAG_SIZE);
    }

    @Override
    public boolean open(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        start(ssrc, index, bodyEnd - bodyStart);
        makeTag(packet, start, bodyStart, bodyEnd, word);
        // All of the tag, always: how long it takes must not tell how much of a guess was right.
        int difference = 0;
        for (int octet = 0; octet < TAG_SIZE; octet++) {
            difference |= tag[octet] ^ packet[bodyEnd + octet];
        }
        if (difference != 0) {
            return false;
        }
        keyStream.apply(packet, bodyStart, bodyEnd);
        return true;
    }

    private void start(int ssrc, long index, int bodySize) {
        keyStream.start(ssrc, index, FIRST_COUNTER, TAG_SIZE + bodySize);
        tagMaskHigh = keyStream.nextLong();
        tagMaskLow = keyStream.nextLong();
    }

    /** Of the encrypted body, and what goes with it in the clear. */
    private void makeTag(byte[] packet, int start, int bodyStart, int bodyEnd, int word) {
        int clearSize = bodyStart - start;
        hash.reset();
        hash.update(packet, start, bodyStart);
        if (rtcp) {
            hash.update(word);
            clearSize += SrtcpWord.SIZE;
        }
        hash.pad();
        hash.update(packet, bodyStart, bodyEnd);
        hash.pad();
        hash.finish(clearSize, bodyEnd - bodyStart);
        tagLongs.putLong(0, hash.high() ^ tagMaskHigh);
        tagLongs.putLong(8, hash.low() ^ tagMaskLow);
    }
}
