package dev.highfive.session;

import dev.highfive.net.rtp.RtpSender;
import org.jspecify.annotations.Nullable;

/** The streams that this participant sends. The first is its state, by whose SSRC the others know it. */
final class OwnStreams {
    /** Drawn once a run, so that nobody takes a recording of another run for this one. */
    final long cookie;

    private final RtpSender[] streams;

    OwnStreams(long cookie, RtpSender... streams) {
        this.cookie = cookie;
        this.streams = streams;
    }

    RtpSender state() {
        return streams[0];
    }

    int count() {
        return streams.length;
    }

    RtpSender get(int index) {
        return streams[index];
    }

    /** @return null if none has this SSRC */
    @Nullable
    RtpSender bySsrc(int ssrc) {
        for (RtpSender stream : streams) {
            if (stream.ssrc() == ssrc) {
                return stream;
            }
        }
        return null;
    }
}
