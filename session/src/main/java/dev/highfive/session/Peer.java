package dev.highfive.session;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Another participant, as the network thread knows it, and its streams, which were introduced together. */
final class Peer {
    /** The same for as long as someone takes part, whatever its SSRC, address or run. */
    final String cname;
    /** Which run of the other program this is; 0 for those who do not introduce themselves. */
    final long cookie;

    String name;
    InetSocketAddress address;
    long heardNs;
    long greetedNs;
    /** Whether the frame thread knows it to be here. */
    boolean present;
    /** The part of our state that it loses, as its reports say, smoothed: one covers a few packets only. */
    double lossOfOurs;

    private Stream[] streams = {};

    Peer(String cname, String name, long cookie, InetSocketAddress address, long nowNs) {
        this.cname = cname;
        this.name = name;
        this.cookie = cookie;
        this.address = address;
        heardNs = nowNs;
        greetedNs = nowNs;
    }

    /** Before it is among the {@link Peers}. */
    void setStreams(Stream... newStreams) {
        streams = newStreams;
    }

    int streamCount() {
        return streams.length;
    }

    Stream stream(int index) {
        return streams[index];
    }

    /** Its state, by whose SSRC the frame thread knows it. */
    Stream state() {
        return streams[0];
    }

    /** @return null if this is none of its SSRCs */
    @Nullable
    Stream streamOf(int ssrc) {
        for (Stream stream : streams) {
            if (stream.ssrc == ssrc) {
                return stream;
            }
        }
        return null;
    }

    /** Whether these are the streams that it has. */
    boolean hasStreamsOf(Introduction introduction) {
        boolean same = introduction.streamCount == streams.length;
        for (int index = 0; same && index < streams.length; index++) {
            same = streams[index].ssrc == introduction.streams[index].ssrc;
        }
        return same;
    }

    boolean hasSentSince(long timeNs) {
        boolean has = false;
        for (Stream stream : streams) {
            has |= stream.heardNs - timeNs > 0;
        }
        return has;
    }

    /** Our clock stood still, and its did not. */
    void restartClocks() {
        for (Stream stream : streams) {
            stream.clock.restart();
        }
    }

    void reportsLoss(int fractionLost) {
        lossOfOurs += (fractionLost / 256.0 - lossOfOurs) / 8;
    }

    /**
     * An authentic packet came. As it cannot be an old one, where it came from is where the other is now: so a
     * headset may change from one Wi-Fi to another.
     */
    void heardFrom(InetSocketAddress from, long nowNs) {
        heardNs = nowNs;
        if (from != address && !from.equals(address)) {
            address = from;
        }
    }
}
