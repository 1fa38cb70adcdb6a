package dev.highfive.benchmarks;

import dev.highfive.net.Clock;
import dev.highfive.session.Session;
import dev.highfive.session.SteppedParticipant;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * A session on real sockets with others in it who move, all of them on one thread beside that of the frames, which
 * thus pays for its own work only.
 */
final class OtherPeople implements AutoCloseable {
    private static final long STEP_NS = 14_000_000;

    private final SteppedParticipant self;
    private final List<SteppedParticipant> others = new ArrayList<>();
    private final Thread thread = new Thread(this::run, "other people");
    private volatile Thread waiting;
    private volatile boolean byItself;
    private volatile boolean over;
    private volatile int wanted;
    private volatile int done;

    OtherPeople(int count, Clock clock) throws IOException {
        self = SteppedParticipant.host(false, clock);
        for (int index = 0; index < count; index++) {
            others.add(SteppedParticipant.joinOne(self.session().link(), "p" + index, clock));
        }
    }

    Session session() {
        return self.session();
    }

    /** How many others are there. */
    int present() {
        return self.status().presentCount();
    }

    /** Steps until all are there, and then starts their thread. */
    void meet(Runnable meanwhile) {
        while (present() < others.size()) {
            turn();
            meanwhile.run();
        }
        thread.start();
    }

    /** Lets them go on in their own time. */
    void stepByItself() {
        byItself = true;
        LockSupport.unpark(thread);
    }

    /** One step of all, for which the caller waits; allocates nothing on the caller's thread. */
    void step() {
        waiting = Thread.currentThread();
        int next = wanted + 1;
        wanted = next;
        LockSupport.unpark(thread);
        while (done != next) {
            LockSupport.park(this);
        }
    }

    private void run() {
        while (!over) {
            if (byItself) {
                turn();
                LockSupport.parkNanos(STEP_NS);
            } else if (wanted != done) {
                turn();
                done = wanted;
                LockSupport.unpark(waiting);
            } else {
                LockSupport.park(this);
            }
        }
    }

    /** All move, so that every frame has something new of everybody. */
    private void turn() {
        for (SteppedParticipant other : others) {
            other.move();
            other.frame();
            other.network();
        }
        self.network();
    }

    @Override
    public void close() {
        over = true;
        LockSupport.unpark(thread);
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        others.forEach(SteppedParticipant::close);
        self.close();
    }
}
