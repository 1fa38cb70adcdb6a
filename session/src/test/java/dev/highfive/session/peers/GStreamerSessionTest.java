package dev.highfive.session.peers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.Head1;
import dev.highfive.net.Clock;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.peers.GStreamerReceiver;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.SessionStatus;
import java.net.DatagramSocket;
import java.net.InetAddress;
import org.junit.jupiter.api.Test;

/** A whole session with a participant that nobody here wrote. */
class GStreamerSessionTest {
    private static final long PATIENCE_MS = 60_000;

    @Test
    void itsRequestBringsTheFullState() throws Exception {
        int port;
        try (DatagramSocket any = new DatagramSocket(0)) {
            port = any.getLocalPort();
        }
        try (GStreamerReceiver receiver = GStreamerReceiver.start("GStreamerSessionTest", port, true)) {
            SessionOptions options =
                    new SessionOptions().port(port).alsoTo(receiver.address()).impairment(Impairment.parse("loss=10"));
            try (Session session = Session.host("plain", InetAddress.getLoopbackAddress(), true, options)) {
                SessionStatus status = sendUntilAsked(session);
                assertTrue(status.fullStatesSent > 0, "asked " + status.fullStateRequests + " times");
                assertEquals(1, status.presentCount(), "GStreamer is a participant");
            }
        }
    }

    private static SessionStatus sendUntilAsked(Session session) throws InterruptedException {
        Head1 head = new Head1();
        long endMs = System.currentTimeMillis() + PATIENCE_MS;
        SessionStatus status = session.status();
        while (System.currentTimeMillis() < endMs && (status.fullStatesSent == 0 || status.peers.isEmpty())) {
            head.location.x += 0.001f;
            head.timeMs = (int) Clock.SYSTEM.wallMillis();
            session.publish(head, Clock.SYSTEM.nanoTime());
            session.advance(Clock.SYSTEM.nanoTime());
            Thread.sleep(20);
            status = session.status();
        }
        return status;
    }
}
