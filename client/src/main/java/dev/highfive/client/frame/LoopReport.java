package dev.highfive.client.frame;

import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.HandState;
import dev.highfive.client.headset.Side;
import dev.highfive.session.Session;
import dev.highfive.session.SessionStatus;
import dev.highfive.world.Participant;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.logging.Logger;

/**
 * Tells the log how a stay goes: one line every five seconds, and each change of a hand's state as far as that does not
 * flood it. The meter starts anew with each line, so it is nobody else's. Only a line costs garbage.
 */
public final class LoopReport implements Activity {
    static final long PERIOD_NS = 5_000_000_000L;
    private static final long LOOK_NS = 1_000_000_000L;
    private static final Logger LOG = Logger.getLogger("dev.highfive.loop");
    private static final Side[] SIDES = Side.values();

    private final FrameMeter meter;
    private final Session session;
    private final Supplier<String> more;
    private final HandState[] hands = {HandState.LOST, HandState.LOST};
    private final long[] toldNs = new long[SIDES.length];
    private final int[] changes = new int[SIDES.length];
    private boolean begun;
    private long lookedNs;
    private long lineNs;

    /** @param more what else is to be in each line, as a part of a sentence */
    public LoopReport(FrameMeter meter, Session session, Supplier<String> more) {
        this.meter = meter;
        this.session = session;
        this.more = more;
    }

    @Override
    public void act(Body body) {
        if (!begun) {
            begun = true;
            lookedNs = body.timeNs;
            lineNs = body.timeNs;
            toldNs[0] = body.timeNs - LOOK_NS;
            toldNs[1] = toldNs[0];
        }
        for (Side side : SIDES) {
            look(side, body.hand(side).state, body.timeNs);
        }
        if (body.timeNs - lookedNs >= LOOK_NS) {
            lookedNs = body.timeNs;
            session.status(); // who does not look for two seconds sees an old one
        }
        if (body.timeNs - lineNs >= PERIOD_NS) {
            LOG.info(line((body.timeNs - lineNs) / 1e9));
            lineNs = body.timeNs;
            meter.clear();
            changes[0] = 0;
            changes[1] = 0;
        }
    }

    private void look(Side side, HandState state, long nowNs) {
        int hand = side.ordinal();
        if (hands[hand] == state) {
            return;
        }
        hands[hand] = state;
        changes[hand]++;
        if (nowNs - toldNs[hand] >= LOOK_NS) {
            toldNs[hand] = nowNs;
            LOG.info((side == Side.LEFT ? "The left hand: " : "The right hand: ") + state);
        }
    }

    private String line(double seconds) {
        StringBuilder line = new StringBuilder(512);
        add(
                line,
                "%.1f s: %d frames, %d drawn, %d missed; ms ",
                seconds,
                meter.frames(),
                meter.drawn(),
                meter.missed());
        for (FrameMeter.Stage stage : FrameMeter.Stage.values()) {
            add(line, stage.name().toLowerCase(Locale.ROOT), meter.stage(stage));
        }
        add(line, "work", meter.work());
        add(line, "interval", meter.intervals());
        if (meter.gpu().count() > 0) {
            add(line, "gpu", meter.gpu());
        }
        add(line, "; hands %s (%d), %s (%d)", hands[0], changes[0], hands[1], changes[1]);
        addPeers(line, session.status());
        String rest = more.get();
        return rest.isEmpty() ? line.toString() : line.append("; ").append(rest).toString();
    }

    private static void add(StringBuilder line, String name, Histogram times) {
        add(line, "%s %.1f/%.1f ", name, times.percentileNs(0.5) / 1e6, times.percentileNs(0.99) / 1e6);
    }

    private void addPeers(StringBuilder line, SessionStatus status) {
        add(line, "; sending %.0f/s, %d here", status.sendRateHz, status.presentCount());
        for (SessionStatus.Peer peer : status.peers) {
            add(
                    line,
                    ", %s%s loss %.1f/%.1f%% jitter %.1f rtt %.1f ms offset %d",
                    plain(peer.name),
                    peer.present ? "" : " (silent)",
                    peer.lossPercent,
                    peer.lossOfOursPercent,
                    peer.jitterMs,
                    peer.roundTripMs,
                    peer.clockOffsetMs);
            Participant participant = session.world().find(peer.ssrc);
            if (participant != null) {
                add(
                        line,
                        " hands %s, %s",
                        OthersHands.state(participant, Side.LEFT),
                        OthersHands.state(participant, Side.RIGHT));
            }
        }
        if (!status.drops.isEmpty()) {
            line.append("; dropped ").append(status.drops);
        }
        if (status.hasWrongKey()) {
            line.append("; somebody uses another key");
        }
    }

    /** Others choose their names: a line of the log stays one line. */
    private static String plain(String name) {
        StringBuilder text = new StringBuilder();
        name.codePoints()
                .limit(24)
                .forEach(c -> text.appendCodePoint(Character.isLetterOrDigit(c) || c == ' ' || c == '-' ? c : '_'));
        return text.toString();
    }

    private static void add(StringBuilder line, String format, Object... values) {
        line.append(String.format(Locale.ROOT, format, values));
    }
}
