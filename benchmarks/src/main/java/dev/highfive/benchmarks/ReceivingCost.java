package dev.highfive.benchmarks;

import com.sun.management.ThreadMXBean;
import dev.highfive.net.Clock;
import dev.highfive.session.SteppedParticipant;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.ArrayList;
import java.util.List;

/**
 * What a received packet costs the core that receives it. Batches wait in the socket's buffer, so that the
 * receiver is never waiting for the sender.
 */
final class ReceivingCost {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int BATCH = 64;
    private static final int ROUNDS = 12;
    private static final int BATCHES = 400;
    private static final int MANY = 8;

    private ReceivingCost() {}

    static void print() throws IOException {
        try (Bare heap = new Bare(ByteBuffer.allocate(SessionComparison.MAX_DATAGRAM));
                Bare direct = new Bare(ByteBuffer.allocateDirect(SessionComparison.MAX_DATAGRAM));
                InSession plain = new InSession(true, 1);
                InSession secured = new InSession(false, 1);
                InSession many = new InSession(false, MANY)) {
            for (int round = 0; round < ROUNDS; round++) {
                heap.measure();
                direct.measure();
                plain.measure();
                secured.measure();
                many.measure();
            }
            System.out.printf("%nReceiving and applying head and hands, CPU time a packet on one core%n");
            System.out.printf(
                    "  bare DatagramChannel  %7.0f ns, into a buffer outside the heap %.0f ns%n",
                    heap.bestNs, direct.bestNs);
            plain.print("session, plain RTP  ", heap.bestNs, direct.bestNs);
            secured.print("session, SRTP (GCM) ", heap.bestNs, direct.bestNs);
            many.print(MANY + " senders in turn   ", heap.bestNs, direct.bestNs);
        }
    }

    /** Receives, and nothing else. */
    private static final class Bare implements AutoCloseable {
        private final DatagramChannel receiver = SessionComparison.bound();
        private final DatagramChannel sender = SessionComparison.bound();
        private final ByteBuffer packet = ByteBuffer.allocate(SessionComparison.PACKET_SIZE);
        private final ByteBuffer received;
        double bestNs = Double.MAX_VALUE;

        Bare(ByteBuffer received) throws IOException {
            this.received = received;
        }

        void measure() throws IOException {
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
            bestNs = Math.min(bestNs, (double) usedNs / count);
        }

        @Override
        public void close() throws IOException {
            receiver.close();
            sender.close();
        }
    }

    /** Receives, and brings the world up to date. */
    private static final class InSession implements AutoCloseable {
        private final SteppedParticipant receiver;
        private final List<SteppedParticipant> senders = new ArrayList<>();
        private double bestNs = Double.MAX_VALUE;
        private double leastGarbage = Double.MAX_VALUE;

        InSession(boolean plain, int senderCount) throws IOException {
            receiver = SteppedParticipant.host(plain, Clock.SYSTEM);
            for (int index = 0; index < senderCount; index++) {
                SteppedParticipant sender =
                        SteppedParticipant.joinOne(receiver.session().link(), "sender" + index, Clock.SYSTEM);
                senders.add(sender);
                while (receiver.status().presentCount() < senders.size()
                        || sender.status().presentCount() == 0) {
                    receiver.network();
                    sender.network();
                }
            }
        }

        void measure() {
            long usedNs = 0;
            long garbage = 0;
            long before = receiver.received();
            for (int batch = 0; batch < BATCHES; batch++) {
                for (int index = 0; index < BATCH; index++) {
                    SteppedParticipant sender = senders.get(index % senders.size());
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
            leastGarbage = Math.min(leastGarbage, (double) garbage / count);
            bestNs = Math.min(bestNs, (double) usedNs / count);
        }

        void print(String what, double heapNs, double directNs) {
            System.out.printf(
                    "  %s %8.0f ns, %3.0f %% (%.0f %%) of the packets, garbage %.0f B a packet%n",
                    what, bestNs, 100 * heapNs / bestNs, 100 * directNs / bestNs, leastGarbage);
        }

        @Override
        public void close() {
            receiver.close();
            senders.forEach(SteppedParticipant::close);
        }
    }
}
