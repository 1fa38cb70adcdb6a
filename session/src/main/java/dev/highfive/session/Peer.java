package dev.highfive.session;

import java.net.InetSocketAddress;
import org.jspecify.annotations.Nullable;

/** Another participant, as the network thread knows it, and its streams, which were introduced together. */
final class Peer {
    private static final long MAX_CREDIT = 1 << 20;

    /** The same for as long as someone takes part, whatever its SSRC, address or run. */
    final String cname;
    /** Which run of the other program this is; 0 for those who do not introduce themselves. */
    final long cookie;

    /** The public key that it has proven to have; null for those who do not introduce themselves. */
    final byte @Nullable [] identity;
    /** What only the two of us read; null for those who do not introduce themselves. */
    @Nullable
    Pairing pairing;
    /** By which those whom we tell of it are known there as told. */
    long voucher;

    /** The version of our streams' keys that it has, and that of its own that we have. */
    int versionSeen;

    int version;
    String name;
    InetSocketAddress address;
    /** Whether it has shown that it gets what is sent to its address. */
    boolean addressShown = true;
    /** Until then: the bytes that may be sent there. */
    long addressCredit;
    /** By what it shows that. */
    long path;
    /** What it wants to be shown by us. */
    long pathToEcho;
    /** The bytes that may be sent to those whom it has named and who have not answered: as many as it has sent. */
    long namedCredit;

    long saidHelloNs;

    long heardNs;
    long greetedNs;
    /** Whether the frame thread knows it to be here. */
    boolean present;
    /** The part of our state that it loses, as its reports say, smoothed: one covers a few packets only. */
    double lossOfOurs;

    private Stream[] streams = {};

    Peer(String cname, String name, byte @Nullable [] identity, long cookie, InetSocketAddress address, long nowNs) {
        this.cname = cname;
        this.identity = identity;
        this.name = name;
        this.cookie = cookie;
        this.address = address;
        heardNs = nowNs;
        greetedNs = nowNs;
        saidHelloNs = nowNs;
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
     * headset may change from one Wi-Fi to another. But whoever catches a packet may send it on from anywhere, so until
     * the other has shown to be there, no more is sent than three times what came from there.
     *
     * @return whether it has to be asked to show it
     */
    boolean heardFrom(InetSocketAddress from, int size, long nowNs) {
        heardNs = nowNs;
        namedCredit = Math.min(MAX_CREDIT, namedCredit + size);
        boolean moved = from != address && !from.equals(address);
        if (moved) {
            address = from;
            addressCredit = 0;
            addressShown = identity == null;
        }
        if (!addressShown) {
            addressCredit = Math.min(MAX_CREDIT, addressCredit + 3L * size);
        }
        return moved && identity != null;
    }

    /** Whether so much may be sent to its address now. */
    boolean maySend(int size) {
        if (addressShown) {
            return true;
        }
        boolean enough = addressCredit >= size;
        addressCredit -= enough ? size : 0;
        return enough;
    }
}
