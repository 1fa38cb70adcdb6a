package dev.highfive.session;

import dev.highfive.net.rtp.FullStateRequest;
import dev.highfive.net.rtp.LossIndication;
import dev.highfive.net.rtp.PeerClock;
import dev.highfive.net.rtp.RtpSource;
import dev.highfive.net.srtp.SrtpReceiver;
import org.jspecify.annotations.Nullable;

/** One RTP stream of a peer: its SSRC, payload type, key and clock, and what was received of it. */
final class Stream {
    /** For streams that nobody introduced, of which only the packets tell. */
    static final int ANY_PAYLOAD_TYPE = -1;

    final Peer peer;
    final int ssrc;
    final int payloadType;
    /** Null in a plain session. */
    final @Nullable SrtpReceiver srtp;

    final RtpSource source;
    final PeerClock clock;
    /** Asks for all that there is, as long as nothing has come. */
    final FullStateRequest request = new FullStateRequest(0);
    /** Tells what was lost afterwards. */
    final LossIndication loss = new LossIndication();

    long heardNs;

    Stream(
            Peer peer,
            int ssrc,
            int payloadType,
            @Nullable SrtpReceiver srtp,
            RtpSource source,
            PeerClock clock,
            long nowNs) {
        this.peer = peer;
        this.ssrc = ssrc;
        this.payloadType = payloadType;
        this.srtp = srtp;
        this.source = source;
        this.clock = clock;
        heardNs = nowNs;
    }

    boolean carries(int type) {
        return payloadType == ANY_PAYLOAD_TYPE || payloadType == type;
    }
}
