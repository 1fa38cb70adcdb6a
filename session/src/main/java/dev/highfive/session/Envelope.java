package dev.highfive.session;

import dev.highfive.net.noise.DhKeys;
import dev.highfive.net.noise.NoiseCipher;
import dev.highfive.net.noise.NoiseHandshake;
import dev.highfive.net.noise.NoisePattern;
import dev.highfive.net.srtp.SessionSecret;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The outsides of the packets by which participants get to know each other. The three of a handshake carry a code made
 * with the session's key, so that whoever has it not costs no more than looking at that.
 *
 * <pre>
 * 'h' 'i' '5' 4 | code, 16 B | id of sender | first message of Noise, which fills up 480 bytes      hello
 * 'h' 'i' '5' 5 | code, 16 B | id of addressee | id of sender | second message of Noise            answer
 * 'h' 'i' '5' 6 | code, 16 B | id of addressee | id of sender | third message of Noise             finish
 * 'h' 'i' '5' 7 | id of addressee | UInt64 number | sealed                                       between two
 * 'h' 'i' '5' 8 | first 12 B of the hello's code          another key than this: from who could not check a hello
 * 'h' 'i' '5' 9 | id of addressee | UInt64 cookie                     say hello again, with this: much is going on
 * </pre>
 *
 * No RTP, RTCP, STUN or DTLS packet starts with an 'h' (RFC 7983).
 */
final class Envelope {
    static final int HELLO = 4;
    static final int ANSWER = 5;
    static final int FINISH = 6;
    static final int SEALED = 7;
    static final int REFUSAL = 8;
    static final int RETRY = 9;

    /** Of every hello: its answer may be three times as long. */
    static final int HELLO_SIZE = 480;

    static final int HELLO_PAYLOAD = HELLO_SIZE - 4 - 16 - 4 - DhKeys.SIZE - NoiseCipher.OVERHEAD;
    static final int SEALED_HEADER = 4 + 4 + 8;

    private static final int MAGIC = 'h' << 24 | 'i' << 16 | '5' << 8;
    private static final int CODE_SIZE = 16;
    private static final int CODE_END = 4 + CODE_SIZE;
    private static final int REFUSED_SIZE = 12;
    private static final NoisePattern PATTERN = NoisePattern.of("XXpsk0");
    private static final byte[] PROLOGUE = "highfive 2".getBytes(StandardCharsets.US_ASCII);

    private final SecureRandom random;
    private final byte[] code = new byte[32];
    private final byte[] refused = new byte[REFUSED_SIZE];
    private Mac mac;
    private byte[] psk;

    Envelope(SessionSecret secret, SecureRandom random) {
        this.random = random;
        setSecret(secret);
    }

    /** Another key for the handshakes from now on. */
    void setSecret(SessionSecret secret) {
        psk = secret.derive("highfive handshake", 32);
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.derive("highfive code", 32), "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA256 is part of Java and of Android.", e);
        }
    }

    NoiseHandshake handshake(boolean initiator, Identity own) {
        return new NoiseHandshake(PATTERN, initiator, PROLOGUE, own.keys, null, random, psk);
    }

    /** Which of the packets above it may be, or 0. */
    static int kindOf(ByteBuffer datagram) {
        int at = datagram.position();
        int kind = datagram.remaining() < 4 ? 0 : datagram.getInt(at) ^ MAGIC;
        switch (kind) {
            case HELLO:
                return datagram.remaining() == HELLO_SIZE ? kind : 0;
            case ANSWER:
            case FINISH:
                return datagram.remaining() > CODE_END + 8 + NoiseCipher.OVERHEAD ? kind : 0;
            case SEALED:
                return datagram.remaining() > SEALED_HEADER + NoiseCipher.OVERHEAD ? kind : 0;
            case REFUSAL:
                return datagram.remaining() == 4 + REFUSED_SIZE ? kind : 0;
            case RETRY:
                return datagram.remaining() == 4 + 4 + 8 ? kind : 0;
            default:
                return 0;
        }
    }

    void begin(int kind, ByteBuffer out) {
        out.putInt(MAGIC | kind);
        if (kind == HELLO || kind == ANSWER || kind == FINISH) {
            out.put(code, 0, CODE_SIZE); // room for it; whatever is there
        }
    }

    /** Writes the code of a packet that starts at the beginning of its buffer and ends at its position. */
    void sign(ByteBuffer packet) {
        makeCode(packet.array(), packet.arrayOffset(), packet.position());
        System.arraycopy(code, 0, packet.array(), packet.arrayOffset() + 4, CODE_SIZE);
    }

    /** Whether a packet's code is right, and moves behind it. */
    boolean check(ByteBuffer packet) {
        int start = packet.arrayOffset() + packet.position();
        makeCode(packet.array(), start, packet.remaining());
        int difference = 0;
        for (int index = 0; index < CODE_SIZE; index++) {
            difference |= code[index] ^ packet.array()[start + 4 + index];
        }
        System.arraycopy(packet.array(), start + 4, refused, 0, REFUSED_SIZE);
        packet.getInt();
        packet.getLong();
        packet.getLong();
        return difference == 0;
    }

    private void makeCode(byte[] array, int start, int size) {
        mac.update(array, start, 4);
        mac.update(array, start + CODE_END, size - CODE_END);
        try {
            mac.doFinal(code, 0);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("There is room for a code.", e);
        }
    }

    /** Refuses what {@link #check} looked at last. */
    void refuse(ByteBuffer out) {
        begin(REFUSAL, out);
        out.put(refused);
    }

    /** Whether a refusal, past its first four bytes, is of this hello. */
    static boolean isRefused(ByteBuffer refusal, byte[] hello) {
        byte[] named = new byte[REFUSED_SIZE];
        refusal.duplicate().get(named);
        return MessageDigest.isEqual(named, Arrays.copyOfRange(hello, 4, 4 + REFUSED_SIZE));
    }
}
