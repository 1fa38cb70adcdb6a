package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesPacketWriter;
import dev.highfive.codec.bes.BesReader;
import java.nio.ByteBuffer;

/**
 * How two agree on a token. Who comes sends an empty packet with the token that is known of the place, the door's, and
 * a random id. The answer has the token to use from then on, the id 0, and tells that the first packet has not been
 * received.
 */
final class BesGreeting {
    private final BesPacketWriter writer = new BesPacketWriter();
    private final BesReader in = new BesReader();
    private final BesHeader header = new BesHeader();
    private final ByteBuffer bytes = ByteBuffer.allocate(BesHeader.MAX_PACKET);

    ByteBuffer knock(long door, long nonce, long timeMs) {
        writer.begin(door, nonce, 0, timeMs);
        writer.end(bytes);
        return bytes;
    }

    ByteBuffer answer(long token, long nonce, long timeMs) {
        writer.begin(token, 0, 0, timeMs);
        writer.nack(nonce);
        writer.end(bytes);
        return bytes;
    }

    /** Whether this is a sound header; it is what is asked about next. */
    boolean read(ByteBuffer packet) {
        return header.read(in.wrap(packet)) == null;
    }

    long token() {
        return header.token();
    }

    /** Whether somebody knocks at the door, with the random id {@link #nonce}. */
    boolean isKnock(long door) {
        return header.token() == door && in.remaining() == 0 && header.packetId() > 0;
    }

    long nonce() {
        return header.packetId();
    }

    boolean isAnswerTo(long nonce) {
        return header.packetId() == 0
                && header.nackCount() == 1
                && header.nack(0) == nonce
                && header.token() > 0
                && header.token() <= Integer.MAX_VALUE;
    }
}
