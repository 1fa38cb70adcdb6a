package dev.highfive.session;

import dev.highfive.net.Clock;
import dev.highfive.net.noise.NoiseHandshake;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.srtp.SrtpResult;
import dev.highfive.session.link.SessionLink;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.Arrays;

/** Someone who knows the protocol, and has the key of a session if it is told: its packets say what a test wants. */
final class HostilePeer {
    final SecureRandom random = new SecureRandom();
    final Identity identity;
    final RtpSender own;
    /** What it says of itself. */
    final Introduction said = new Introduction();
    /** What the other said last. */
    final Introduction heard = new Introduction();

    private final Envelope envelope;
    private final int id = random.nextInt(Integer.MAX_VALUE) + 1;
    private final ByteBuffer packet = ByteBuffer.allocate(1500);
    private final ByteBuffer clear = ByteBuffer.allocate(1500);
    private NoiseHandshake handshake;
    private Pairing pairing;

    HostilePeer(SessionLink link, Identity identity) {
        this(link, identity, Clock.SYSTEM);
    }

    HostilePeer(SessionLink link, Identity identity, Clock clock) {
        this.identity = identity;
        envelope = new Envelope(link.isPlain() ? new SessionSecret(new byte[16]) : link.secret(), random);
        own = new RtpSender(link.isPlain() ? null : SrtpProfile.AEAD_AES_128_GCM, 98, clock, random);
        said.cookie = random.nextLong() | 1;
        said.version = 1;
        said.streamCount = 1;
        said.streams[0].set(own);
        said.name = "Insider";
    }

    byte[] hello(long voucher) {
        handshake = envelope.handshake(true, identity);
        packet.clear();
        envelope.begin(Envelope.HELLO, packet);
        packet.putInt(id);
        ByteBuffer payload = ByteBuffer.allocate(Envelope.HELLO_PAYLOAD);
        payload.putLong(0, said.cookie).putLong(8, voucher);
        handshake.write(payload, packet);
        return signed();
    }

    /** @return what completes the handshake, or null if this is not the answer to the hello */
    byte[] finish(byte[] answer) {
        ByteBuffer in = ByteBuffer.wrap(answer);
        if (Envelope.kindOf(in) != Envelope.ANSWER || in.getInt(20) != id || !envelope.check(in)) {
            return null;
        }
        in.getInt();
        int otherId = in.getInt();
        clear.clear();
        if (!handshake.read(in, clear) || !heard.read(clear.flip())) {
            return null;
        }
        packet.clear();
        envelope.begin(Envelope.FINISH, packet);
        packet.putInt(otherId).putInt(id);
        said.streams[0].set(own);
        clear.clear();
        said.write(clear);
        handshake.write(clear.flip(), packet);
        pairing = new Pairing(id, otherId, handshake.remoteStatic(), handshake.split(), 0);
        return signed();
    }

    /** Seals what it says of itself, or anything else. */
    byte[] sealed() {
        clear.clear();
        said.write(clear);
        return sealed(clear.flip());
    }

    byte[] sealed(ByteBuffer anything) {
        packet.clear();
        pairing.seal(envelope, anything, packet);
        return Arrays.copyOf(packet.array(), packet.position());
    }

    /** Whether this is an introduction for it, which is in {@link #heard} then. */
    boolean hears(byte[] datagram) {
        ByteBuffer in = ByteBuffer.wrap(datagram);
        if (Envelope.kindOf(in) != Envelope.SEALED || pairing == null || in.getInt(4) != id) {
            return false;
        }
        in.getLong();
        return pairing.open(in, clear) == SrtpResult.OK && heard.read(clear);
    }

    private byte[] signed() {
        envelope.sign(packet);
        return Arrays.copyOf(packet.array(), packet.position());
    }
}
