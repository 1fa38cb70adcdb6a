package dev.highfive.session.bes;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Somebody who is connected to a server, by UDP or by a stream. */
final class BesWatcher {
    final InetSocketAddress address;
    /** Null over UDP. */
    final @Nullable BesStream stream;

    final long sinceNs;
    /** Null while a stream has not knocked yet. */
    @Nullable
    BesPeer peer;

    BesWatcher(InetSocketAddress address, @Nullable BesStream stream, @Nullable BesPeer peer, long nowNs) {
        this.address = address;
        this.stream = stream;
        this.peer = peer;
        sinceNs = nowNs;
    }

    boolean isFrom(InetAddress host) {
        return address.getAddress().equals(host);
    }

    boolean isGone(long nowNs) {
        boolean silent = peer == null && nowNs - sinceNs > BesPeer.SILENCE_NS;
        return silent || stream != null && stream.isClosed() || peer != null && peer.isGone();
    }

    void close() {
        if (peer != null) {
            peer.close();
        }
        if (stream != null) {
            stream.close();
        }
    }
}
