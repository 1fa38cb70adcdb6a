package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.highfive.session.Clock;
import dev.highfive.session.SteppedParticipant;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a session costs over a bare DatagramChannel that receives packets of the same size and looks at none. All
 * figures are CPU time of one thread or best of several rounds, since the machine does other things too.
 */
public final class SessionComparison {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    /** Head and two hands with RTP header and tag: 411 + 12 + 16. */
    private static final int PACKET_SIZE = 439;
    private static final int BATCH = 64;
    private static final int ROUNDS = 12;
    private static final int BATCHES = 400;
    private static final int ECHOES = 20_000;
    private static final int PARTICIPANTS = 64;
    private static final int FRAMES = 720;
    private static final int FRAMES_A_SECOND = 72;

    private SessionComparison() {
    }

    public static void main(String[] arguments) throws IOException {
        System.err.println("Measuring what a session adds to a socket, which takes about a minute.");
        receiving();
        latency();
        crowd();
    }

    /** Batches wait in the socket's buffer, so that the receiver is never waiting for the sender. */
    private static void receiving() throws IOException {
        double bare = Double.MAX_VALUE;
        double plain = Double.MAX_VALUE;
        double secured = Double.MAX_VALUE;
        long garbage = Long.MAX_VALUE;
        try (BareReceiver bareReceiver = new BareReceiver();
            SessionReceiver plainReceiver = new SessionReceiver(true);
            SessionReceiver securedReceiver = new SessionReceiver(false)) {
            for (int round = 0; round < ROUNDS; round++) {
                bare = Math.min(bare, bareReceiver.nanosecondsAPacket());
                plain = Math.min(plain, plainReceiver.nanosecondsAPacket());
                secured = Math.min(secured, securedReceiver.nanosecondsAPacket());
                garbage = Math.min(garbage, securedReceiver.garbageAPacket);
            }
        }
        System.out.printf("%nReceiving and applying head and hands, CPU time a packet on one core%n");
        System.out.printf("  bare DatagramChannel  %7.0f ns%n", bare);
        System.out.printf("  session, plain RTP    %7.0f ns, %3.0f %% of the packets%n", plain, 100 * bare / plain);
        System.out.printf("  session, SRTP (GCM)   %7.0f ns, %3.0f %% of the packets, garbage %d B a packet%n",
            secured, 100 * bare / secured, garbage);
    }

    private static void latency() throws IOException {
        long[] bare = new Echo().bare(ECHOES);
        long[] session = new Echo().session(ECHOES);
        System.out.printf("%nThere and back, microseconds         p50      p99%n");
        System.out.printf("  bare DatagramChannel          %8.1f %8.1f%n", micros(bare, 50), micros(bare, 99));
        System.out.printf("  session, SRTP                 %8.1f %8.1f%n", micros(session, 50), micros(session, 99));
        System.out.printf("  added                         %8.1f %8.1f%n",
            micros(session, 50) - micros(bare, 50), micros(session, 99) - micros(bare, 99));
    }

    private static double micros(long[] sorted, int percent) {
        return sorted[sorted.length * percent / 100] / 1000.0;
    }

    /** One participant among 64, all of whom send in every frame. */
    private static void crowd() throws IOException {
        Clock clock = Clock.SYSTEM;
        List<SteppedParticipant> others = new ArrayList<>();
        try (SteppedParticipant one = SteppedParticipant.host(false, clock)) {
            for (int index = 1; index < PARTICIPANTS; index++) {
                others.add(SteppedParticipant.joinOne(one.session().link(), "p" + index, clock));
            }
            long meetUntilNs = System.nanoTime() + 5_000_000_000L;
            while (System.nanoTime() < meetUntilNs && one.status().presentCount() < others.size()) {
                frame(one, others);
            }
            long receivedBefore = one.received();
            long usedNs = 0;
            for (int frame = 0; frame < FRAMES; frame++) {
                usedNs += frame(one, others);
            }
            long sent = (long) FRAMES * others.size();
            System.out.printf("%n%d participants at %d frames a second, as seen by one of them%n",
                one.status().presentCount() + 1, FRAMES_A_SECOND);
            System.out.printf("  %d of %d packets received, %.1f %% of one core, nothing left behind: %s%n",
                one.received() - receivedBefore, sent,
                100.0 * usedNs * FRAMES_A_SECOND / FRAMES / 1e9, one.status().drops.isEmpty() ? "yes" : one.status().drops);
        } finally {
            others.forEach(SteppedParticipant::close);
        }
    }

    /** @return the CPU time that the one took */
    private static long frame(SteppedParticipant one, List<SteppedParticipant> others) {
        for (SteppedParticipant other : others) {
            other.move();
            other.frame();
            other.network();
        }
        long beforeNs = THREADS.getCurrentThreadCpuTime();
        one.move();
        one.network();
        one.frame();
        return THREADS.getCurrentThreadCpuTime() - beforeNs;
    }

    /** Receives, and nothing else. */
    private static final class BareReceiver implements AutoCloseable {
        private final DatagramChannel receiver = bound();
        private final DatagramChannel sender = bound();
        private final ByteBuffer packet = ByteBuffer.allocate(PACKET_SIZE);
        private final ByteBuffer received = ByteBuffer.allocate(1500);

        BareReceiver() throws IOException {
            receiver.configureBlocking(false);
        }

        double nanosecondsAPacket() throws IOException {
            long usedNs = 0;
            long count = 0;
            for (int batch = 0; batch < BATCHES; batch++) {
                for (int index = 0; index < BATCH; index++) {
                    packet.clear();
                    sender.send(packet, receiver.getLocalAddress());
                }
                long beforeNs = THREADS.getCurrentThreadCpuTime();
                received.clear();
                while (receiver.receive(received) != null) {
                    count++;
                    received.clear();
                }
                usedNs += THREADS.getCurrentThreadCpuTime() - beforeNs;
            }
            return (double) usedNs / count;
        }

        @Override
        public void close() throws IOException {
            receiver.close();
            sender.close();
        }
    }

    /** Receives, and brings the world up to date. */
    private static final class SessionReceiver implements AutoCloseable {
        private final SteppedParticipant receiver;
        private final SteppedParticipant sender;
        long garbageAPacket;

        SessionReceiver(boolean plain) throws IOException {
            receiver = SteppedParticipant.host(plain, Clock.SYSTEM);
            sender = SteppedParticipant.join(receiver.session().link(), "sender", Clock.SYSTEM);
            for (int step = 0; receiver.status().presentCount() == 0 || sender.status().presentCount() == 0; step++) {
                receiver.network();
                sender.network();
            }
        }

        double nanosecondsAPacket() {
            long usedNs = 0;
            long garbage = 0;
            long before = receiver.received();
            for (int batch = 0; batch < BATCHES; batch++) {
                for (int index = 0; index < BATCH; index++) {
                    sender.move();
                    sender.frame();
                    sender.network();
                }
                long beforeBytes = THREADS.getCurrentThreadAllocatedBytes();
                long beforeNs = THREADS.getCurrentThreadCpuTime();
                receiver.network();
                receiver.frame();
                usedNs += THREADS.getCurrentThreadCpuTime() - beforeNs;
                garbage += THREADS.getCurrentThreadAllocatedBytes() - beforeBytes;
            }
            long count = receiver.received() - before;
            garbageAPacket = garbage / count;
            return (double) usedNs / count;
        }

        @Override
        public void close() {
            receiver.close();
            sender.close();
        }
    }

    /** Two ends that do nothing but answer, each on a thread that never sleeps. */
    private static final class Echo {
        private volatile boolean over;

        long[] bare(int count) throws IOException {
            long[] times = new long[count];
            try (DatagramChannel here = bound(); DatagramChannel there = bound()) {
                here.configureBlocking(false);
                there.configureBlocking(false);
                InetSocketAddress hereAddress = (InetSocketAddress) here.getLocalAddress();
                InetSocketAddress thereAddress = (InetSocketAddress) there.getLocalAddress();
                Thread answering = answering(() -> pass(there, hereAddress));
                ByteBuffer packet = ByteBuffer.allocate(PACKET_SIZE);
                ByteBuffer received = ByteBuffer.allocate(1500);
                for (int index = -count / 4; index < count; index++) {
                    long startNs = System.nanoTime();
                    packet.clear();
                    here.send(packet, thereAddress);
                    received.clear();
                    while (here.receive(received) == null) {
                        Thread.onSpinWait();
                    }
                    times[Math.max(0, index)] = System.nanoTime() - startNs;
                }
                end(answering);
            }
            Arrays.sort(times);
            return times;
        }

        long[] session(int count) throws IOException {
            long[] times = new long[count];
            try (SteppedParticipant here = SteppedParticipant.host(false, Clock.SYSTEM);
                SteppedParticipant there = SteppedParticipant.join(here.session().link(), "there", Clock.SYSTEM)) {
                while (here.status().presentCount() == 0 || there.status().presentCount() == 0) {
                    here.network();
                    there.network();
                }
                for (int index = 0; index < count; index++) {
                    here.move();
                    here.network();
                    there.network();
                    there.frame();
                    here.frame();
                }
                Thread answering = answering(new Answer(there));
                for (int index = -count / 4; index < count; index++) {
                    long before = here.packetsTaken();
                    long startNs = System.nanoTime();
                    here.move();
                    here.network();
                    while (here.packetsTaken() == before) {
                        here.network();
                        here.frame();
                    }
                    times[Math.max(0, index)] = System.nanoTime() - startNs;
                }
                end(answering);
            }
            Arrays.sort(times);
            return times;
        }

        private Thread answering(Runnable turn) {
            over = false;
            Thread thread = new Thread(() -> {
                while (!over) {
                    turn.run();
                }
            });
            thread.start();
            return thread;
        }

        private void end(Thread thread) {
            over = true;
            try {
                thread.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private final ByteBuffer passed = ByteBuffer.allocate(1500);

        private void pass(DatagramChannel channel, InetSocketAddress to) {
            try {
                passed.clear();
                if (channel.receive(passed) != null) {
                    passed.flip();
                    channel.send(passed, to);
                }
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }

    /** Moves whenever the other has moved. */
    private static final class Answer implements Runnable {
        private final SteppedParticipant there;
        private long seen;

        Answer(SteppedParticipant there) {
            this.there = there;
        }

        @Override
        public void run() {
            there.network();
            there.frame();
            if (there.packetsTaken() != seen) {
                seen = there.packetsTaken();
                there.move();
                there.network();
            }
        }
    }

    private static DatagramChannel bound() throws IOException {
        return DatagramChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }
}
