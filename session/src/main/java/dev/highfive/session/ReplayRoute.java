package dev.highfive.session;

import dev.highfive.net.capture.RecordedKey;
import dev.highfive.net.capture.ReplayTransport;
import dev.highfive.net.rtp.RtcpTiming;
import dev.highfive.net.srtp.SrtpReceiver;
import dev.highfive.net.transport.Transport;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A recording: all come by it, nobody is reached. Its keys are in it, but not the link's that opens handshakes. */
final class ReplayRoute implements Route {
    private final ReplayTransport transport;
    private final Map<Integer, RecordedKey> tried = new HashMap<>();

    ReplayRoute(ReplayTransport transport) {
        this.transport = transport;
    }

    @Override
    public Transport transport() {
        return transport;
    }

    @Override
    public void sendToAll(ByteBuffer packet, long nowNs) {
        // It has happened.
    }

    @Override
    public void sendTo(InetSocketAddress to, ByteBuffer packet, long nowNs) {
        // It has happened.
    }

    @Override
    public @Nullable InetSocketAddress someone() {
        return null;
    }

    @Override
    public boolean isOverheard() {
        return true;
    }

    @Override
    public boolean isHeard(long nowNs) {
        return true;
    }

    @Override
    public RtcpTiming rtcpTiming(double bytesPerSecond) {
        return RtcpTiming.avpfUnicast(bytesPerSecond);
    }

    @Override
    public boolean isLive() {
        return false;
    }

    @Override
    public int maxStrangersPerAddress() {
        return Integer.MAX_VALUE;
    }

    @Override
    public boolean admits(int ssrc) {
        return !transport.hasKeys() || transport.keyOf(ssrc) != null;
    }

    @Override
    public @Nullable SrtpReceiver receiverOf(int ssrc) {
        RecordedKey key = transport.keyOf(ssrc);
        tried.put(ssrc, key);
        return key == null ? null : new SrtpReceiver(key.masterKey(), ssrc, key.rollOverCounter & 0xFFFF_FFFFL);
    }

    @Override
    public boolean hasOtherKeyFor(Stream stream) {
        RecordedKey newest = transport.keyOf(stream.ssrc);
        if (newest == null || newest == tried.put(stream.ssrc, newest)) {
            return false;
        }
        stream.previousSrtp = stream.nextSrtp;
        stream.nextSrtp = SrtpReceiver.expecting(
                newest.masterKey(), stream.ssrc, (newest.rollOverCounter & 0xFFFF_FFFFL) << 16 | 0x8000);
        return true;
    }

    @Override
    public boolean isFinished() throws IOException {
        if (transport.failure() != null) {
            throw transport.failure();
        }
        return transport.isFinished();
    }
}
