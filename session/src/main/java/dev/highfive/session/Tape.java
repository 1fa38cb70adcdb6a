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

    /** @param recorder null if there is no recording */
    Tape(Recorder recorder, boolean opened) {
        this.recorder = recorder;
        this.opened = opened;
    }

    void received(ByteBuffer datagram, InetSocketAddress from, InetSocketAddress local, long nowNs) {
        if (recorder != null && !opened) {
            recorder.received(datagram, from, local, nowNs);
        }
    }

    void receivedOpen(ByteBuffer datagram, InetSocketAddress from, InetSocketAddress local, long nowNs) {
        if (recorder != null && opened) {
            recorder.received(datagram, from, local, nowNs);
        }
    }

    void sent(ByteBuffer datagram, InetSocketAddress local, InetSocketAddress to, long nowNs) {
        if (recorder != null && !opened) {
            recorder.sent(datagram, local, to, nowNs);
        }
    }

    /** Before it is protected; once, however many it goes to. */
    void sentOpen(ByteBuffer datagram, InetSocketAddress local, InetSocketAddress to, long nowNs) {
        if (recorder != null && opened) {
            recorder.sent(datagram, local, to, nowNs);
        }
    }

    void key(int ssrc, MasterKey key, int rolloverCounter) {
        if (recorder != null && !opened) {
            recorder.key(new RecordedKey(ssrc, key.profile(), key.keyAndSalt(), rolloverCounter));
        }
    }
}
