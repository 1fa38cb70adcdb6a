package dev.highfive.desktop.demo;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.SessionRoom;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.hands.Pen;
import dev.highfive.client.hands.SessionThings;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.session.Session;
import dev.highfive.session.SessionStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One of the people in the demo: a session of their own, a simulated headset, and a thread for its frames. */
final class DemoPerson implements AutoCloseable {
    final String name;
    final Session session;
    private final FrameLoop loop;
    private final Thread thread;
    private volatile Throwable failure;

    DemoPerson(String name, Session session, Script part, long startNs) {
        this.name = name;
        this.session = session;
        SimulatedHeadset headset =
            new SimulatedHeadset(part, session.clock(), Sleeper.SYSTEM).from(startNs);
        Grabber grabber = new Grabber(new SessionThings(session), headset::vibrate);
        Pen pen = new Pen(session::publish, grabber);
        pen.take(Side.RIGHT);
        loop = new FrameLoop(headset, new SessionRoom(session), null, session.clock(), Sleeper.SYSTEM)
            .with(grabber)
            .with(pen);
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
        SessionStatus status = session.status();
        List<String> met = new ArrayList<>();
        double loss = 0;
        double jitter = 0;
        double roundTrip = 0;
        int heard = 0;
        for (SessionStatus.Peer peer : status.peers) {
            if (peer.packetsReceived > 0) {
                met.add(peer.name);
                loss += peer.lossPercent;
                jitter += peer.jitterMs;
                roundTrip += peer.roundTripMs;
                heard++;
            }
        }
        if (failure != null) {
            return name + " has stopped: " + failure;
        }
        return heard == 0 ? name + " has met nobody" : String.format(Locale.ROOT,
            "%s met %s; loss %.1f %%, jitter %.1f ms, round trip %.1f ms",
            name, String.join(", ", met), loss / heard, jitter / heard, roundTrip / heard);
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
