package dev.highfive.session;

import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.link.SessionLink;
import dev.highfive.session.world.Participant;
import dev.highfive.session.world.Presence;
import dev.highfive.session.world.Tracking;
import dev.highfive.session.world.World;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/**
 * A participant that is a program of its own, for tests on real networks: {@code host NAME ADDRESS} or
 * {@code join NAME LINK}. It moves head and hands at 72 frames a second and answers each line of its standard input
 * by one line.
 */
public final class RoomProgram {
    private static final long FRAME_NS = 1_000_000_000L / 72;

    private final Session session;
    private final Head1 head = new Head1();
    private final Hand2 left = new Hand2();
    private final Hand2 right = new Hand2();
    private final long startNs;
    private boolean moving = true;
    private long completeMs = -1;
    private int wanted;

    private RoomProgram(Session session, long startNs) {
        this.session = session;
        this.startNs = startNs;
        left.id = 1;
        left.left = true;
        right.id = 2;
    }

    public static void main(String[] arguments) throws Exception {
        long startNs = Clock.SYSTEM.nanoTime();
        SessionOptions options = new SessionOptions().name(arguments[1]).cname(arguments[1]);
        Session session = arguments[0].equals("host")
            ? Session.host("test", InetAddress.getByName(arguments[2]), false, options.port(5004))
            : Session.join(SessionLink.parse(arguments[2]), options);
        System.out.println(session.link().withKey());
        ConcurrentLinkedQueue<String> commands = new ConcurrentLinkedQueue<>();
        Thread reading = new Thread(() -> new BufferedReader(new InputStreamReader(System.in)).lines()
            .forEach(commands::add));
        reading.setDaemon(true);
        reading.start();
        new RoomProgram(session, startNs).run(commands);
    }

    private void run(ConcurrentLinkedQueue<String> commands) {
        long nextNs = Clock.SYSTEM.nanoTime();
        boolean running = true;
        while (running) {
            frame();
            for (String command = commands.poll(); command != null; command = commands.poll()) {
                running &= !command.equals("leave");
                System.out.println(answer(command));
            }
            nextNs += FRAME_NS;
            LockSupport.parkNanos(nextNs - Clock.SYSTEM.nanoTime());
        }
        session.close();
    }

    private void frame() {
        long nowNs = Clock.SYSTEM.nanoTime();
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
        session.publish(head, nowNs);
        session.publish(left, nowNs);
        session.publish(right, nowNs);
        World world = session.advance(nowNs);
        if (completeMs < 0 && wanted > 0 && complete(world) == wanted) {
            completeMs = (nowNs - startNs) / 1_000_000;
        }
    }

    /** How many are here with head and both hands. */
    private static int complete(World world) {
        int count = 0;
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            count += participant.presence() == Presence.PRESENT
                && participant.head().tracking() == Tracking.TRACKED
                && participant.hand(true).tracking() == Tracking.TRACKED
                && participant.hand(false).tracking() == Tracking.TRACKED ? 1 : 0;
        }
        return count;
    }

    private String answer(String command) {
        World world = session.world();
        switch (command.split(" ")[0]) {
            case "move":
                moving = true;
                return "ok";
            case "rest":
                moving = false;
                return "ok";
            case "make":
                session.objects().create(new Object2(), Clock.SYSTEM.nanoTime());
                return "ok";
            case "take":
                for (int index = 0; index < world.sharedCount(); index++) {
                    session.objects().claim(world.shared(index).id(), Clock.SYSTEM.nanoTime());
                }
                return "ok";
            case "count":
                return Integer.toString(complete(world));
            case "world":
                return complete(world) + " " + world.sharedCount() + " " + Long.toHexString(world.fingerprint());
            case "complete":
                wanted = Integer.parseInt(command.split(" ")[1]);
                return Long.toString(completeMs);
            case "errors":
                long undecodable = 0;
                for (DecodeError error : DecodeError.values()) {
                    undecodable += world.decodeErrors().of(error);
                }
                return undecodable + " " + session.status().drops.keySet();
            default:
                return "ok";
        }
    }
}
