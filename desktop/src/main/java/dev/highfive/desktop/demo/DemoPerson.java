package dev.highfive.desktop.demo;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.visit.Stay;
import dev.highfive.session.Session;
import dev.highfive.session.SessionStatus;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** One of the people in the demo: a session of their own, a simulated headset, and a thread for its frames. */
final class DemoPerson implements AutoCloseable {
    final String name;
    final Session session;
    private final FrameLoop loop;
    private final Thread thread;
    private volatile Throwable failure;
    /** By SSRC, those who have left since included, as far as someone asked while they were here. */
    private final Map<Integer, SessionStatus.Peer> heard = new LinkedHashMap<>();

    DemoPerson(String name, Session session, Script part, long startNs) {
        this.name = name;
        this.session = session;
        SimulatedHeadset headset = new SimulatedHeadset(part, session.clock(), Sleeper.SYSTEM).from(startNs);
        // Without a seat: their part has them stand where they do.
        loop = Stay.of(session, headset, Sleeper.SYSTEM, false, null);
        thread = new Thread(this::run, name);
        thread.setDaemon(true);
    }

    DemoPerson start() {
        thread.start();
        return this;
    }

    private void run() {
        try {
            loop.run();
        } catch (HeadsetException | RuntimeException e) {
            failure = e;
        }
    }

    /** Whether nothing went wrong. */
    boolean isWell() {
        return failure == null;
    }

    /** Whom this person met, and over what a network. */
    String summary() {
        Collection<SessionStatus.Peer> heard = heard();
        return failure != null || heard.isEmpty()
                ? unwell()
                : String.format(
                        Locale.ROOT,
                        "%s met %s; loss %.1f %%, jitter %.1f ms, round trip %.1f ms",
                        name,
                        heard.stream().map(peer -> peer.name).collect(Collectors.joining(", ")),
                        mean(heard, peer -> peer.lossPercent),
                        mean(heard, peer -> peer.jitterMs),
                        mean(heard, peer -> peer.roundTripMs));
    }

    /** The same where there is little room: without those who were met. */
    String shortSummary() {
        Collection<SessionStatus.Peer> heard = heard();
        return failure != null || heard.isEmpty()
                ? unwell()
                : String.format(
                        Locale.ROOT,
                        "%s: loss %.1f %%, round trip %.0f ms",
                        name,
                        mean(heard, peer -> peer.lossPercent),
                        mean(heard, peer -> peer.roundTripMs));
    }

    private String unwell() {
        return failure != null ? name + " has stopped: " + failure : name + " has met nobody";
    }

    private Collection<SessionStatus.Peer> heard() {
        for (SessionStatus.Peer peer : session.status().peers) {
            if (peer.packetsReceived > 0) {
                heard.put(peer.ssrc, peer);
            }
        }
        return heard.values();
    }

    private static double mean(Collection<SessionStatus.Peer> peers, ToDoubleFunction<SessionStatus.Peer> figure) {
        return peers.stream().mapToDouble(figure).average().orElse(0);
    }

    @Override
    public void close() {
        loop.stop();
        try {
            thread.join(3000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        session.close();
    }
}
