package dev.highfive.net.capture;

import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.transport.LocalAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What of a session goes into its recording: either all packets as they are on the wire, with the keys that
 * open them, or a copy of them opened, which every program can read.
 */
public final class PacketCapture {
    private final @Nullable Recorder recorder;
    private final boolean opened;
    private final LocalAddress own;

    /**
     * @param recorder null if there is no recording
     * @param bound what the session's socket is bound to
     */
    public PacketCapture(@Nullable Recorder recorder, boolean opened, InetSocketAddress bound) {
        this.recorder = recorder;
        this.opened = opened;
        own = new LocalAddress(bound);
    }

    public void received(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (recorder != null && !opened) {
            recorder.received(datagram, from, own.towards(from), nowNs);
        }
    }

    public void receivedOpen(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (recorder != null && opened) {
            recorder.received(datagram, from, own.towards(from), nowNs);
        }
    }

    public void sent(ByteBuffer datagram, InetSocketAddress to, long nowNs) {
        if (recorder != null && !opened) {
            recorder.sent(datagram, own.towards(to), to, nowNs);
        }
    }

    /**
     * Before it is protected; once, however many it goes to.
     *
     * @param to one of them, or null while nobody is there
     */
    public void sentOpen(ByteBuffer datagram, @Nullable InetSocketAddress to, long nowNs) {
        if (recorder != null && opened) {
            InetSocketAddress from = to == null ? own.bound() : own.towards(to);
            recorder.sent(datagram, from, to == null ? from : to, nowNs);
        }
    }

    public void key(int ssrc, MasterKey key, int rolloverCounter) {
        if (recorder != null && !opened) {
            recorder.key(new RecordedKey(ssrc, key.profile(), key.keyAndSalt(), rolloverCounter));
        }
    }
}
