package dev.highfive.session;

import dev.highfive.net.noise.NoiseCipher;
import dev.highfive.net.srtp.ReplayWindow;
import dev.highfive.net.srtp.SrtpResult;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** What two have agreed on in a handshake: who the other is, and keys for what only these two read. */
final class Pairing {
    final int ownId;
    final int otherId;
    /** The other's public key, which it has proven to have. */
    final byte[] identity;

    final long madeNs;
    /** Who the other is here, if anyone. */
    @Nullable
    Peer peer;
    /** Whether nothing of the other's could be taken because somebody here has one of its SSRCs. */
    boolean ssrcTaken;
    /** What completes the handshake, until it is known to have arrived; or null. */
    byte @Nullable [] finish;

    long finishSentNs;
    int finishTries;
    private final NoiseCipher sealing;
    private final NoiseCipher opening;
    private final ReplayWindow window = new ReplayWindow();
    private long sealed;

    Pairing(int ownId, int otherId, byte[] identity, NoiseCipher[] ciphers, long nowNs) {
        this.ownId = ownId;
        this.otherId = otherId;
        this.identity = identity;
        sealing = ciphers[0];
        opening = ciphers[1];
        madeNs = nowNs;
    }

    /** Writes a whole packet. */
    void seal(Envelope envelope, ByteBuffer clear, ByteBuffer out) {
        envelope.begin(Envelope.SEALED, out);
        out.putInt(otherId).putLong(sealed);
        sealing.seal(sealed++, null, clear, out);
    }

    /**
     * @param packet from its number on.
     *
     * @return OK if the output has what was sealed, and it came for the first time
     */
    SrtpResult open(ByteBuffer packet, ByteBuffer out) {
        long number = packet.getLong();
        SrtpResult known = window.check(number & Long.MAX_VALUE);
        if (number < 0 || known != SrtpResult.OK) {
            return number < 0 ? SrtpResult.MALFORMED : known;
        }
        // ByteBuffer's own clear() and flip() are newer than Android 10.
        ((Buffer) out).clear();
        if (!opening.open(number, null, packet, out)) {
            return SrtpResult.AUTHENTICATION_FAILED;
        }
        ((Buffer) out).flip();
        window.add(number);
        finish = null;
        return SrtpResult.OK;
    }
}
