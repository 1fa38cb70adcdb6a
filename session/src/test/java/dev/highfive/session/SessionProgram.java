package dev.highfive.session;

import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldView;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * A participant that is a program of its own, for tests on real networks: {@code host NAME ADDRESS} or
 * {@code join NAME LINK}. It moves head and hands at 72 frames a second and answers each line of its standard input
 * by one line. {@code join NAME LINK COUNT FILE} has all classes loaded before it joins, records what it sends and
 * receives, and says when it first saw so many people and a shared object. Told to {@code look}, it has no body any
 * more.
 */
public final class SessionProgram {
    private static final long FRAME_NS = 1_000_000_000L / 72;

    private final Session session;
    private final Head1 head = new Head1();
    private final Hand2 left = new Hand2();
    private final Hand2 right = new Hand2();
    private final long startNs;
    private final int wanted;
    private boolean moving = true;
    private boolean looking;
    private long completeMs = -1;

    /** @param wanted how many people it waits for, or 0 */
    private SessionProgram(long startNs, Session session, int wanted) {
        this.startNs = startNs;
        this.session = session;
        this.wanted = wanted;
        left.id = 1;
        left.left = true;
        right.id = 2;
    }

    public static void main(String[] arguments) throws Exception {
        SessionOptions options = new SessionOptions().name(arguments[1]).identity(TestIdentity.of(arguments[1]));
        if (arguments[0].equals("host")) {
            run(now(), Session.host("test", InetAddress.getByName(arguments[2]), false, options.port(5004)), 0);
        } else if (arguments.length == 3) {
            run(now(), Session.join(SessionLink.parse(arguments[2]), options), 0);
        } else {
            warmUp();
            try (Recorder recorder = Recorder.toFile(Path.of(arguments[4]), "test", Clock.SYSTEM)) {
                options.record(recorder, false);
                run(now(), Session.join(SessionLink.parse(arguments[2]), options), Integer.parseInt(arguments[3]));
            }
        }
    }

    /** A session with itself, so that the one that counts does not wait for classes. */
    private static void warmUp() throws IOException {
        Session host = Session.host("warm", InetAddress.getLoopbackAddress(), false, new SessionOptions());
        SessionProgram first = new SessionProgram(now(), host, 2);
        SessionProgram second = new SessionProgram(now(), Session.join(host.link(), new SessionOptions()), 2);
        host.objects().create(new Object2(), now());
        while (first.completeMs < 0 || second.completeMs < 0) {
            first.frame();
            second.frame();
            LockSupport.parkNanos(FRAME_NS);
        }
        first.session.close();
        second.session.close();
    }

    private static void run(long startNs, Session session, int wanted) {
        SessionProgram program = new SessionProgram(startNs, session, wanted);
        System.out.println(session.link().withKey());
        ConcurrentLinkedQueue<String> commands = new ConcurrentLinkedQueue<>();
        Thread reading = new Thread(() ->
                new BufferedReader(new InputStreamReader(System.in)).lines().forEach(commands::add));
        reading.setDaemon(true);
        reading.start();
        program.run(commands);
    }

    private void run(ConcurrentLinkedQueue<String> commands) {
        long nextNs = now();
        boolean running = true;
        while (running) {
            frame();
            for (String command = commands.poll(); command != null; command = commands.poll()) {
                running &= !command.equals("leave");
                System.out.println(answer(command));
            }
            nextNs += FRAME_NS;
            LockSupport.parkNanos(nextNs - now());
        }
        session.close();
    }

    private static long now() {
        return Clock.SYSTEM.nanoTime();
    }

    private void frame() {
        long nowNs = now();
        if (moving) {
            double seconds = nowNs * 1e-9 + session.ownSsrc() % 10;
            head.location.set((float) Math.sin(seconds), 1.6f, 0);
            left.location.set((float) Math.cos(2 * seconds), 1.2f, 0.3f);
            right.location.set((float) Math.cos(3 * seconds), 1.2f, -0.3f);
            right.joints[5] = (float) (0.05 * Math.sin(5 * seconds));
        }
        head.timeMs = (int) Clock.SYSTEM.wallMillis();
        left.timeMs = head.timeMs;
        right.timeMs = head.timeMs;
        if (!looking) {
            session.publish(head, nowNs);
            session.publish(left, nowNs);
            session.publish(right, nowNs);
        }
        WorldView world = session.advance(nowNs);
        if (completeMs < 0 && complete(world) == wanted && world.sharedCount() > 0) {
            completeMs = (nowNs - startNs) / 1_000_000;
        }
    }

    /** How many are here with head and both hands. */
    private static int complete(WorldView world) {
        int count = 0;
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            count += participant.presence() == Presence.PRESENT
                            && participant.head().tracking() == Tracking.TRACKED
                            && participant.hand(true).tracking() == Tracking.TRACKED
                            && participant.hand(false).tracking() == Tracking.TRACKED
                    ? 1
                    : 0;
        }
        return count;
    }

    private String ssrcOf(String name) {
        WorldView world = session.world();
        for (int index = 0; index < world.participantCount(); index++) {
            if (world.participant(index).name().equals(name)) {
                return Integer.toHexString(world.participant(index).ssrc());
            }
        }
        return "nobody";
    }

    private String answer(String command) {
        WorldView world = session.world();
        List<SessionStatus.Peer> peers = session.status().peers;
        SessionStatus.Peer first = peers.isEmpty() ? null : peers.get(0);
        switch (command.split(" ")[0]) {
            case "move":
                moving = true;
                return "ok";
            case "rest":
                moving = false;
                return "ok";
            case "look":
                looking = true;
                session.withdraw(head.type(), head.id);
                session.withdraw(left.type(), left.id);
                session.withdraw(right.type(), right.id);
                return "ok";
            case "batch":
                return Long.toString(first == null ? 0 : first.batchMs);
            case "jitter":
                return Double.toString(first == null ? 0 : first.jitterMs);
            case "make":
                session.objects().create(new Object2(), now());
                return "ok";
            case "take":
                for (int index = 0; index < world.sharedCount(); index++) {
                    session.objects().claim(world.shared(index).id(), now());
                }
                return "ok";
            case "count":
                return Integer.toString(complete(world));
            case "world":
                return complete(world) + " " + world.sharedCount() + " " + Long.toHexString(world.fingerprint());
            case "complete":
                return Long.toString(completeMs);
            case "ssrc":
                return ssrcOf(command.split(" ")[1]);
            case "errors":
                long undecodable = 0;
                for (DecodeError error : DecodeError.values()) {
                    undecodable += session.decodeErrors().of(error);
                }
                return undecodable + " " + session.status().drops.keySet();
            default:
                return "ok";
        }
    }
}
