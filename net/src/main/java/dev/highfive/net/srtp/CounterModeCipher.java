package dev.highfive.net.srtp;

/** AES in counter mode with a truncated HMAC-SHA1 (RFC 3711, 4.1.1 and 4.2.1). */
final class CounterModeCipher implements PacketCipher {
    static final int MAC_KEY_SIZE = 20;

    private final KeyStream keyStream;
    private final HmacSha1 mac;
    private final int tagSize;
    private final boolean rtcp;

    CounterModeCipher(byte[] key, byte[] salt, byte[] macKey, int tagSize, boolean rtcp) {
        keyStream = new KeyStream(key, salt);
        mac = new HmacSha1(macKey);
        this.tagSize = tagSize;
        this.rtcp = rtcp;
    }

    @Override
    public int overhead() {
        return rtcp ? tagSize + SrtcpWord.SIZE : tagSize;
    }

    @Override
    public int wordOffset() {
        return 0;
    }

    @Override
    public void seal(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        keyStream.start(ssrc, index, 0, bodyEnd - bodyStart);
        keyStream.apply(packet, bodyStart, bodyEnd);
        System.arraycopy(mac.of(packet, start, bodyEnd, word), 0, packet, tagAt(bodyEnd), tagSize);
    }

    @Override
    public boolean open(byte[] packet, int start, int bodyStart, int bodyEnd, int ssrc, long index, int word) {
        byte[] digest = mac.of(packet, start, bodyEnd, word);
        int tagAt = tagAt(bodyEnd);
        // All of the tag, always: how long it takes must not tell how much of a guess was right.
        int difference = 0;
        for (int octet = 0; octet < tagSize; octet++) {
            difference |= digest[octet] ^ packet[tagAt + octet];
        }
        if (difference != 0) {
            return false;
        }
        keyStream.start(ssrc, index, 0, bodyEnd - bodyStart);
        keyStream.apply(packet, bodyStart, bodyEnd);
        return true;
    }

    private int tagAt(int bodyEnd) {
        return rtcp ? bodyEnd + SrtcpWord.SIZE : bodyEnd;
    }
}
