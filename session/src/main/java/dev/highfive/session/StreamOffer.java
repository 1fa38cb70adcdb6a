package dev.highfive.session;

import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.srtp.SessionSecret;
import java.nio.ByteBuffer;

/** What one has to know of another's stream to receive it. {@link Introduction} has the layout. */
final class StreamOffer {
    static final int SIZE = 1 + 4 + 4 + SessionSecret.NONCE_SIZE;

    int payloadType;
    int ssrc;
    int rolloverCounter;
    final byte[] nonce = new byte[SessionSecret.NONCE_SIZE];

    void set(RtpSender stream) {
        payloadType = stream.payloadType();
        ssrc = stream.ssrc();
        rolloverCounter = stream.rolloverCounter();
        System.arraycopy(stream.nonce, 0, nonce, 0, nonce.length);
    }

    void write(ByteBuffer out) {
        out.put((byte) payloadType).putInt(ssrc).putInt(rolloverCounter).put(nonce);
    }

    void read(ByteBuffer in) {
        payloadType = in.get() & 0x7F;
        ssrc = in.getInt();
        rolloverCounter = in.getInt();
        in.get(nonce);
    }
}
