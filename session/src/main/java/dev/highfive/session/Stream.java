package dev.highfive.session;

import dev.highfive.net.rtp.FullStateRequest;
import dev.highfive.net.rtp.LossIndication;
import dev.highfive.net.rtp.PeerClock;
import dev.highfive.net.rtp.RtpSource;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.net.srtp.SrtpReceiver;
import dev.highfive.net.srtp.SrtpResult;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** One RTP stream of a peer: its SSRC, payload type, key and clock, and what was received of it. */
final class Stream {
    /** For streams that nobody introduced, of which only the packets tell. */
    static final int ANY_PAYLOAD_TYPE = -1;

    final Peer peer;
    final int ssrc;
    final int payloadType;
    /** Null in a plain session. */
    @Nullable
    SrtpReceiver srtp;
    /** Under the key that its sender is about to use, or null. */
    @Nullable
    SrtpReceiver nextSrtp;
    /** Under the key that it used before, for what comes late; or null. */
    @Nullable
    SrtpReceiver previousSrtp;

    @Nullable
    MasterKey key;

    @Nullable
    MasterKey nextKey;

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

    /** Takes over what its sender says of it. @return the key that is new, or null */
    @Nullable
    MasterKey take(StreamOffer offer) {
        SrtpReceiver receiver = srtp;
        MasterKey present = key;
        SrtpProfile profile = offer.profile;
        if (receiver == null || present == null || offer.key == null || profile == null) {
            return null;
        }
        if (nextKey != null && nextKey.isSame(profile, offer.key.keyAndSalt())) {
            useNext(); // the other has begun to
        } else if (!present.isSame(profile, offer.key.keyAndSalt())) {
            expectNext(offer.key, offer.index);
            useNext();
            return offer.key;
        } else {
            receiver.expect(offer.index);
        }
        if (offer.nextKey != null && (nextKey == null || !nextKey.isSame(profile, offer.nextKey.keyAndSalt()))) {
            expectNext(offer.nextKey, offer.index);
            return offer.nextKey;
        }
        return null;
    }

    private void expectNext(MasterKey offered, long index) {
        nextKey = offered;
        nextSrtp = SrtpReceiver.expecting(offered, ssrc, index);
    }

    private void useNext() {
        previousSrtp = srtp;
        srtp = nextSrtp;
        if (key != null) {
            key.erase();
        }
        key = nextKey;
        nextSrtp = null;
        nextKey = null;
    }

    /** Opens a packet, by whichever of its keys does. */
    SrtpResult open(ByteBuffer packet, boolean rtcp) {
        SrtpReceiver receiver = srtp;
        SrtpResult result = receiver == null ? SrtpResult.OK : open(receiver, packet, rtcp);
        if (result == SrtpResult.AUTHENTICATION_FAILED && nextSrtp != null) {
            result = open(nextSrtp, packet, rtcp);
            if (result == SrtpResult.OK) {
                useNext();
            }
        }
        if (result == SrtpResult.AUTHENTICATION_FAILED && previousSrtp != null) {
            result = open(previousSrtp, packet, rtcp);
        }
        return result;
    }

    private static SrtpResult open(SrtpReceiver receiver, ByteBuffer packet, boolean rtcp) {
        return rtcp ? receiver.unprotectRtcp(packet) : receiver.unprotectRtp(packet);
    }

    boolean carries(int type) {
        return payloadType == ANY_PAYLOAD_TYPE || payloadType == type;
    }
}
