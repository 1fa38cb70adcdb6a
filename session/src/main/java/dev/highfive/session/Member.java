package dev.highfive.session;

import dev.highfive.net.rtp.FullStateRequest;
import dev.highfive.net.rtp.LossIndication;
import dev.highfive.net.rtp.PeerClock;
import dev.highfive.net.rtp.RtpSource;
import dev.highfive.net.srtp.SrtpReceiver;
import java.net.InetSocketAddress;

/** Another participant, as the network thread knows it. */
final class Member {
    /** The same for as long as someone takes part, whatever its SSRC, address or run. */
    final String cname;
    /** Which run of the other program this is; 0 for those who do not introduce themselves. */
    final long cookie;
    final int ssrc;
    final RtpSource source;
    final PeerClock clock;
    /** Null in a plain session. */
    final SrtpReceiver srtp;

    String name;
    InetSocketAddress address;
    long heardNs;
    long rtpHeardNs;
    long greetedNs;
    /** Whether the frame thread knows it to be here. */
    boolean present;
    /** Asks it for all that it has, as long as nothing has come. */
    final FullStateRequest request = new FullStateRequest(0);
    /** Tells it what was lost afterwards. */
    final LossIndication loss = new LossIndication();
    /** The part of our stream that it loses, as its reports say, smoothed: one covers a few packets only. */
    double lossOfOurs;

    Member(String cname, String name, long cookie, int ssrc, RtpSource source, PeerClock clock, SrtpReceiver srtp,
        InetSocketAddress address, long nowNs) {
        this.cname = cname;
        this.name = name;
        this.cookie = cookie;
        this.ssrc = ssrc;
        this.source = source;
        this.clock = clock;
        this.srtp = srtp;
        this.address = address;
        heardNs = nowNs;
        rtpHeardNs = nowNs;
        greetedNs = nowNs;
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
