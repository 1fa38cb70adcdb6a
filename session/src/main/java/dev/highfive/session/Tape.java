package dev.highfive.session;

import dev.highfive.session.record.RecordedKey;
import dev.highfive.session.record.Recorder;
import dev.highfive.session.srtp.MasterKey;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;

/**
 * What of a session goes into its recording: either all packets as they are on the wire, with the keys that
 * open them, or a copy of them opened, which every program can read.
 */
final class Tape {
    private final Recorder recorder;
    private final boolean opened;
    private final OwnAddress own;

    /**
     * @param recorder null if there is no recording
     * @param bound what the session's socket is bound to
     */
    Tape(Recorder recorder, boolean opened, InetSocketAddress bound) {
        this.recorder = recorder;
        this.opened = opened;
        own = new OwnAddress(bound);
    }

    void received(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (recorder != null && !opened) {
            recorder.received(datagram, from, own.towards(from), nowNs);
        }
    }

    void receivedOpen(ByteBuffer datagram, InetSocketAddress from, long nowNs) {
        if (recorder != null && opened) {
            recorder.received(datagram, from, own.towards(from), nowNs);
        }
    }

    void sent(ByteBuffer datagram, InetSocketAddress to, long nowNs) {
        if (recorder != null && !opened) {
            recorder.sent(datagram, own.towards(to), to, nowNs);
        }
    }

    /**
     * Before it is protected; once, however many it goes to.
     *
     * @param to one of them, or null while nobody is there
     */
    void sentOpen(ByteBuffer datagram, InetSocketAddress to, long nowNs) {
        if (recorder != null && opened) {
            InetSocketAddress from = to == null ? own.bound() : own.towards(to);
            recorder.sent(datagram, from, to == null ? from : to, nowNs);
        }
    }

    void key(int ssrc, MasterKey key, int rolloverCounter) {
        if (recorder != null && !opened) {
            recorder.key(new RecordedKey(ssrc, key.profile(), key.keyAndSalt(), rolloverCounter));
        }
    }
}
