package dev.highfive.session;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.net.Clock;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldView;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * Someone in a session on real sockets, with a frame thread of its own that goes round 72 times a second; the world
 * belongs to it, so others {@link #ask}.
 */
final class LivePerson {
    private static final long FRAME_NS = 1_000_000_000L / 72;

    final Session session;
    private final Head1 head = new Head1();
    private final Hand2 left = new Hand2();
    private final Hand2 right = new Hand2();
    private final BlockingQueue<FutureTask<?>> questions = new LinkedBlockingQueue<>();
    private final Thread thread = new Thread(this::run, "frames");
    private volatile boolean leaving;
    private volatile boolean moving = true;
    private volatile long frames;
    private volatile Throwable failure;
    /** Looks at the world in every frame. */
    volatile Consumer<WorldView> watcher = world -> {};

    LivePerson(Session session) {
        this.session = session;
        left.id = 1;
        left.left = true;
        right.id = 2;
        thread.start();
    }

    private void run() {
        try {
            long nextNs = Clock.SYSTEM.nanoTime();
            while (!leaving) {
                frame(Clock.SYSTEM.nanoTime());
                for (FutureTask<?> question = questions.poll(); question != null; question = questions.poll()) {
                    question.run();
                }
                nextNs += FRAME_NS;
                LockSupport.parkNanos(nextNs - Clock.SYSTEM.nanoTime());
            }
        } catch (RuntimeException | Error e) {
            failure = e;
        } finally {
            session.close();
        }
    }

    private void frame(long nowNs) {
        if (moving) {
            double seconds = nowNs * 1e-9 + session.ownSsrc() % 10;
            head.location.set((float) Math.sin(seconds), 1.6f, 0);
            left.location.set((float) Math.cos(2 * seconds), 1.2f, 0.3f);
            right.location.set((float) Math.cos(3 * seconds), 1.2f, -0.3f);
        }
        head.timeMs = (int) Clock.SYSTEM.wallMillis();
        left.timeMs = head.timeMs;
        right.timeMs = head.timeMs;
        session.publish(head, nowNs);
        session.publish(left, nowNs);
        session.publish(right, nowNs);
        watcher.accept(session.advance(nowNs));
        frames++;
    }

    /** Keeps still from now on, where others may look it up. */
    void rest() throws Exception {
        moving = false;
        ask(() -> null);
    }

    long frames() {
        return frames;
    }

    /** What ended the frame thread before its time, or null. */
    Throwable failure() {
        return failure;
    }

    /** Runs something on the frame thread. */
    <T> T ask(Callable<T> question) throws Exception {
        FutureTask<T> task = new FutureTask<>(question);
        questions.add(task);
        return task.get(20, TimeUnit.SECONDS);
    }

    /**
     * Whether a world, of this thread or another, has this one there, where it is. Once it rests, that is so
     * for good.
     */
    boolean isWhereItIsIn(WorldView world) {
        Participant seen = world.find(session.ownSsrc());
        return isPresentIn(world)
                && seen.head().tracking() == Tracking.TRACKED
                && near(seen.head().shown().location.x, head.location.x)
                && isWhereItIs(left, seen)
                && isWhereItIs(right, seen);
    }

    boolean isPresentIn(WorldView world) {
        Participant seen = world.find(session.ownSsrc());
        return seen != null && seen.presence() == Presence.PRESENT;
    }

    private static boolean isWhereItIs(Hand2 hand, Participant seen) {
        return seen.hand(hand.left).tracking() == Tracking.TRACKED
                && near(seen.hand(hand.left).shown().location.x, hand.location.x);
    }

    private static boolean near(float shown, float real) {
        return Math.abs(shown - real) < 0.001f;
    }

    void leave() throws InterruptedException {
        leaving = true;
        thread.join();
    }
}
