package dev.highfive.net.noise;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One end of a handshake (5.3 of the specification). Messages are written and read in turns; each may carry a payload,
 * which is as secret as what was agreed on until then. A message that cannot be read ends the handshake, unless it was
 * tried on a {@link #copy}, which is what those do whom anybody may send anything.
 */
public final class NoiseHandshake {
    private static final String SUITE = "_25519_AESGCM_SHA256";

    private final NoisePattern pattern;
    private final boolean initiator;
    private final SymmetricState state;
    private final DhKeys own;
    private final byte[][] psks;
    private final SecureRandom random;
    /** Null until it is drawn. */
    private @Nullable DhKeys ephemeral;

    private byte @Nullable [] remoteStatic;
    private byte @Nullable [] remoteEphemeral;
    private int message;
    private int psksMixed;

    /**
     * @param prologue what both have to know, and is not said
     * @param own this end's static key
     * @param remoteStatic the other end's, if the pattern wants it to be known; else null
     * @param psks of 32 bytes each, as many as the pattern names
     */
    public NoiseHandshake(
            NoisePattern pattern,
            boolean initiator,
            byte[] prologue,
            DhKeys own,
            byte @Nullable [] remoteStatic,
            SecureRandom random,
            byte[]... psks) {
        if (psks.length != pattern.pskCount) {
            throw new IllegalArgumentException(pattern.name + " takes " + pattern.pskCount + " keys in common.");
        }
        this.pattern = pattern;
        this.initiator = initiator;
        this.own = own;
        this.remoteStatic = remoteStatic;
        this.random = random;
        this.psks = psks;
        state = new SymmetricState("Noise_" + pattern.name + SUITE);
        state.mixHash(prologue);
        if (pattern.initiatorIsKnown) {
            state.mixHash(initiator ? own.publicKey() : known(remoteStatic));
        }
        if (pattern.responderIsKnown) {
            state.mixHash(initiator ? known(remoteStatic) : own.publicKey());
        }
    }

    private NoiseHandshake(NoiseHandshake other) {
        pattern = other.pattern;
        initiator = other.initiator;
        own = other.own;
        psks = other.psks;
        random = other.random;
        state = new SymmetricState(other.state);
        ephemeral = other.ephemeral;
        remoteStatic = other.remoteStatic;
        remoteEphemeral = other.remoteEphemeral;
        message = other.message;
        psksMixed = other.psksMixed;
    }

    /** As far as this one is. What was started once can so be gone on with by several who answer. */
    public NoiseHandshake copy() {
        return new NoiseHandshake(this);
    }

    /** For tests: what would be drawn at random. */
    void setEphemeral(DhKeys keys) {
        ephemeral = keys;
    }

    public boolean isComplete() {
        return message == pattern.messageCount();
    }

    /** Whether it is this end's turn. */
    public boolean isToWrite() {
        return !isComplete() && (message % 2 == 0) == initiator;
    }

    /** Writes the next message with a payload at the output's position, and moves that behind it. */
    public void write(ByteBuffer payload, ByteBuffer out) {
        if (!isToWrite()) {
            throw new IllegalStateException("It is the other's turn.");
        }
        for (NoisePattern.Token token : pattern.message(message)) {
            if (token == NoisePattern.Token.E) {
                ephemeral = ephemeral == null ? DhKeys.random(random) : ephemeral;
                out.put(ephemeral.publicKey());
                mixEphemeral(ephemeral.publicKey());
            } else if (token == NoisePattern.Token.S) {
                state.encryptAndHash(ByteBuffer.wrap(own.publicKey()), out);
            } else if (!mix(token)) {
                throw new IllegalStateException("The other's key was looked at when it was read.");
            }
        }
        state.encryptAndHash(payload, out);
        message++;
    }

    /**
     * Reads the next message, which is between position and limit.
     *
     * @param payload where what it carries goes; with as much room as the message has bytes
     * @return false if it is not of the other end, or of one with other keys
     */
    public boolean read(ByteBuffer in, ByteBuffer payload) {
        if (isComplete() || isToWrite()) {
            return false;
        }
        for (NoisePattern.Token token : pattern.message(message)) {
            if (token == NoisePattern.Token.E) {
                remoteEphemeral = take(in, DhKeys.SIZE);
                if (remoteEphemeral == null) {
                    return false;
                }
                mixEphemeral(remoteEphemeral);
            } else if (token == NoisePattern.Token.S) {
                ByteBuffer key = ByteBuffer.allocate(DhKeys.SIZE);
                byte[] sealed = take(in, DhKeys.SIZE + state.overhead());
                if (sealed == null || !state.decryptAndHash(ByteBuffer.wrap(sealed), key)) {
                    return false;
                }
                remoteStatic = key.array();
            } else if (!mix(token)) {
                return false;
            }
        }
        if (!state.decryptAndHash(in, payload)) {
            return false;
        }
        message++;
        return true;
    }

    private static byte @Nullable [] take(ByteBuffer in, int size) {
        if (in.remaining() < size) {
            return null;
        }
        byte[] bytes = new byte[size];
        in.get(bytes);
        return bytes;
    }

    private void mixEphemeral(byte[] publicKey) {
        state.mixHash(publicKey);
        // Where a key in common is mixed in, it alone must not make the key of two handshakes (9.2).
        if (pattern.pskCount > 0) {
            state.mixKey(publicKey);
        }
    }

    /** A pattern mixes nothing before it has been drawn or read. */
    private static <T> T known(@Nullable T key) {
        return Objects.requireNonNull(key);
    }

    private boolean mix(NoisePattern.Token token) {
        byte[] secret;
        switch (token) {
            case PSK:
                state.mixKeyAndHash(psks[psksMixed++]);
                return true;
            case EE:
                secret = known(ephemeral).agree(known(remoteEphemeral));
                break;
            case SS:
                secret = own.agree(known(remoteStatic));
                break;
            case ES:
                secret = initiator ? known(ephemeral).agree(known(remoteStatic)) : own.agree(known(remoteEphemeral));
                break;
            default:
                secret = initiator
                        ? own.agree(known(remoteEphemeral))
                        : known(ephemeral).agree(known(remoteStatic));
        }
        if (secret == null) {
            return false;
        }
        state.mixKey(secret);
        Arrays.fill(secret, (byte) 0);
        return true;
    }

    /** The other end's static key, once it is known; a copy. */
    public byte @Nullable [] remoteStatic() {
        return remoteStatic == null ? null : remoteStatic.clone();
    }

    /** What names this handshake and no other: both ends have the same. */
    public byte[] hash() {
        return state.hash();
    }

    /** The ciphers that follow the handshake: first the one for what this end sends. */
    public NoiseCipher[] split() {
        if (!isComplete()) {
            throw new IllegalStateException("The handshake is not complete.");
        }
        NoiseCipher[] both = state.split();
        return initiator ? both : new NoiseCipher[] {both[1], both[0]};
    }

    /** Overwrites the secrets that nothing needs any more; copies that go on keep theirs but for the ephemeral key. */
    public void erase() {
        state.erase();
        if (ephemeral != null) {
            ephemeral.erase();
        }
    }
}
