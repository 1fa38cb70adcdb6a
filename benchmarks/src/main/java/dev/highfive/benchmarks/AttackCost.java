package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.net.Clock;
import dev.highfive.session.Drop;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.SessionStatus;
import dev.highfive.session.SteppedParticipant;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/** What a flood on its port does to the frames and the memory of a session that runs on threads of its own. */
final class AttackCost implements AutoCloseable {
    private static final long MS = 1_000_000;
    private static final int FRAMES = 5 * SessionComparison.FRAMES_A_SECOND;
    private static final long FRAME_NS = 1_000_000_000L / SessionComparison.FRAMES_A_SECOND;
    private static final int MOVE_EVERY_MS = 33;

    private final Session session;
    private final Attacker attacker;
    private final SteppedParticipant friend;
    private final Thread friendly = new Thread(this::runFriend);
    private final Head1 head = new Head1();
    private final Hand2 left = new Hand2();
    private final Hand2 right = new Hand2();
    private volatile boolean over;

    private AttackCost() throws IOException {
        InetAddress here = InetAddress.getLoopbackAddress();
        session = Session.host("attacked", here, false, new SessionOptions().name("attacked"));
        attacker = new Attacker(session.localPort());
        friend = SteppedParticipant.join(
                session.link().at(here.getHostAddress(), attacker.port()), "friend", Clock.SYSTEM);
        left.id = 1;
        left.left = true;
        right.id = 2;
    }

    static void print() throws IOException {
        try (AttackCost attacked = new AttackCost()) {
            attacked.measure();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void measure() throws IOException, InterruptedException {
        friendly.start();
        do {
            frames(FRAMES / 5);
        } while (!attacker.hasSeenEnough());
        System.out.printf(
                "%nFrames of a session at %d Hz, milliseconds       p50      p99   heap growth%n",
                SessionComparison.FRAMES_A_SECOND);
        phase("left alone");
        Map<Drop, Long> before = session.status().drops;
        Thread flood = attacker.flood();
        long startNs = System.nanoTime();
        phase("flooded");
        double seconds = (System.nanoTime() - startNs) / 1e9;
        long sent = attacker.end(flood);
        // The status is as of a second ago at most.
        frames(2 * SessionComparison.FRAMES_A_SECOND);
        Map<Drop, Long> drops = new EnumMap<>(Drop.class);
        session.status().drops.forEach((kind, count) -> drops.put(kind, count - before.getOrDefault(kind, 0L)));
        System.out.printf("  the flood: %.0f packets a second; counted: %s%n", sent / seconds, drops);
        for (SessionStatus.Peer peer : session.status().peers) {
            System.out.printf(
                    "  %s, who sent on meanwhile, is %s; %.1f %% of its packets since it came were lost%n",
                    peer.name, peer.present ? "still here" : "gone", peer.lossPercent);
        }
    }

    private void phase(String name) {
        long usedBefore = usedBytes();
        long[] intervals = frames(FRAMES);
        long grown = usedBytes() - usedBefore;
        System.out.printf(
                "  %-41s %8.1f %8.1f %9d KB%n",
                name,
                SessionComparison.percentile(intervals, 50) / MS,
                SessionComparison.percentile(intervals, 99) / MS,
                grown / 1024);
    }

    /** What is reachable. */
    private static long usedBytes() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    /** @return the times from one to the next, sorted */
    private long[] frames(int count) {
        long[] intervals = new long[count];
        long lastNs = System.nanoTime();
        long dueNs = lastNs;
        for (int frame = 0; frame < count; frame++) {
            dueNs += FRAME_NS;
            for (long nowNs = System.nanoTime(); nowNs < dueNs; nowNs = System.nanoTime()) {
                LockSupport.parkNanos(dueNs - nowNs);
            }
            long nowNs = System.nanoTime();
            intervals[frame] = nowNs - lastNs;
            lastNs = nowNs;
            head.timeMs = (int) Clock.SYSTEM.wallMillis();
            left.timeMs = head.timeMs;
            right.timeMs = head.timeMs;
            head.location.x = frame * 0.001f;
            session.publish(head, nowNs);
            session.publish(left, nowNs);
            session.publish(right, nowNs);
            session.advance(nowNs);
        }
        Arrays.sort(intervals);
        return intervals;
    }

    private void runFriend() {
        for (int turn = 0; !over; turn++) {
            if (turn % MOVE_EVERY_MS == 0) {
                friend.move();
            }
            friend.network();
            friend.frame();
            LockSupport.parkNanos(MS);
        }
    }

    @Override
    public void close() throws IOException {
        session.close();
        over = true;
        try {
            friendly.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        friend.close();
        attacker.close();
    }
}
