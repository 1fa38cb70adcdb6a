package dev.highfive.session;

import dev.highfive.codec.rtp.RtpHeader;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.PacketCapture;
import dev.highfive.net.rtp.RtpSender;
import dev.highfive.net.transport.Transport;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * Sends this participant's state: changes at the send rate, whatever the frame rate, what is urgent at once,
 * and everything once a second. Where the others report that much is lost, it sends less often.
 *
 * <p>A packet leaves when the frame that is nearest to its time has been published, not at that time itself: waiting
 * would make its state older, and seem jitter of the network to others, since it would differ from packet to packet.
 */
final class StateSender {
    private static final double NS_PER_SECOND = 1e9;
    /** A network that loses this part is taken to be full; and one below the other to have some left. */
    private static final double MUCH_LOST = 0.1;

    private static final double LITTLE_LOST = 0.02;
    private static final double SLOWER = 0.8;
    private static final double FASTER = 1.05;
    /** Loss may have other causes than too many packets: never less than this part of the rate asked for. */
    private static final double LEAST_SHARE = 1 / 3.0;

    private final Route route;
    private final RtpSender stream;
    private final PacketCapture capture;
    private final Clock clock;
    private final OwnState state = new OwnState();
    private final SlotRing<PublishedObject> published;
    private final double maxRateHz;
    private final ByteBuffer packet = ByteBuffer.allocate(Transport.MAX_DATAGRAM);
    private double rateHz;
    private long nextNs;
    private long sentNs;
    private boolean urgent;
    private int framesSeen;
    // Of the frame thread.
    private long lastFrameNs;
    private volatile long frameIntervalNs;
    private volatile int frames;

    StateSender(
            Route route,
            RtpSender stream,
            PacketCapture capture,
            Clock clock,
            SlotRing<PublishedObject> published,
            double rateHz) {
        this.route = route;
        this.stream = stream;
        this.capture = capture;
        this.clock = clock;
        this.published = published;
        this.maxRateHz = rateHz;
        this.rateHz = rateHz;
        nextNs = clock.nanoTime();
        sentNs = nextNs;
        lastFrameNs = nextNs;
    }

    /** Someone lacks what was sent before. */
    void sendEverything() {
        state.sendEverything();
        urgent = true;
    }

    /** @param fractionLost the most that anyone has lost of this stream lately, 0 to 1 */
    void onLoss(double fractionLost) {
        state.setLossy(fractionLost >= LITTLE_LOST);
        if (fractionLost > MUCH_LOST) {
            rateHz = Math.max(maxRateHz * LEAST_SHARE, rateHz * SLOWER);
        } else if (fractionLost < LITTLE_LOST) {
            rateHz = Math.min(maxRateHz, rateHz * FASTER);
        }
    }

    double rateHz() {
        return rateHz;
    }

    boolean hasSentSince(long timeNs) {
        return sentNs - timeNs > 0;
    }

    int objectCount() {
        return state.count();
    }

    /** All of a frame has been published. For the frame thread. */
    void onFrame(long nowNs) {
        frameIntervalNs = nowNs - lastFrameNs;
        lastFrameNs = nowNs;
        frames = frames + 1; // nobody else writes it
    }

    /** Sends what is due. @return the nanoseconds until there may be more */
    long poll(long nowNs) {
        int framesNow = frames;
        boolean newFrame = framesNow != framesSeen;
        framesSeen = framesNow;
        for (PublishedObject object = published.oldest(); object != null; object = published.oldest()) {
            urgent |= object.urgent;
            state.put(object);
            published.empty();
        }
        long periodNs = (long) (NS_PER_SECOND / rateHz);
        long frameNs = Math.min(frameIntervalNs, periodNs);
        // Half a frame early is the nearest frame; one that is a whole frame late may never come.
        boolean due = nowNs - nextNs >= (newFrame ? -frameNs / 2 : frameNs);
        if (!due && !urgent) {
            return nextNs + frameNs - nowNs;
        }
        if (sendDue(nowNs) && !urgent) {
            // From the time it was due, so that being woken late does not lower the rate.
            nextNs = nowNs - nextNs < periodNs ? nextNs + periodNs : nowNs + periodNs;
        }
        urgent = false;
        // With nothing to send, the next object goes at once; what needs refreshing can wait for a period.
        return nowNs - nextNs < 0 ? nextNs + frameNs - nowNs : periodNs;
    }

    private boolean sendDue(long nowNs) {
        boolean sent = false;
        state.startRound();
        while (true) {
            // ByteBuffer's own clear(), position(int) and limit(int) are newer than Android 10.
            ((Buffer) packet).clear();
            ((Buffer) packet).position(RtpHeader.MIN_SIZE);
            if (!state.appendTo(packet, nowNs, clock.wallMillis())) {
                return sent;
            }
            ((Buffer) packet).flip();
            stream.beginRtp(packet, state.newestSampleNs());
            ((Buffer) packet).position(0);
            capture.sentOpen(packet, route.someone(), nowNs);
            stream.endRtp(packet);
            route.sendToAll(packet, nowNs);
            sentNs = nowNs;
            sent = true;
        }
    }
}
