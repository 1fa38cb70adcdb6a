package dev.highfive.benchmarks;

import dev.highfive.net.Clock;
import dev.highfive.session.SteppedParticipant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.Arrays;

/** How long it takes there and back between two ends that do nothing but answer, on threads that never sleep. */
final class EchoLatency {
    private static final int ECHOES = 20_000;
    private static final int WARM_UP = ECHOES / 4;

    private volatile boolean over;

    private EchoLatency() {}

    static void print() throws IOException {
        long[] bare = new EchoLatency().bare();
        long[] session = new EchoLatency().session();
        System.out.printf("%nThere and back, microseconds         p50      p99%n");
        System.out.printf("  bare DatagramChannel          %8.1f %8.1f%n", micros(bare, 50), micros(bare, 99));
        System.out.printf("  session, SRTP                 %8.1f %8.1f%n", micros(session, 50), micros(session, 99));
        System.out.printf(
                "  added                         %8.1f %8.1f%n",
                micros(session, 50) - micros(bare, 50), micros(session, 99) - micros(bare, 99));
    }

    private static double micros(long[] sorted, int percent) {
        return SessionComparison.percentile(sorted, percent) / 1000;
    }

    private long[] bare() throws IOException {
        try (DatagramChannel here = SessionComparison.bound();
                DatagramChannel there = SessionComparison.bound()) {
            SocketAddress hereAddress = here.getLocalAddress();
            SocketAddress thereAddress = there.getLocalAddress();
            ByteBuffer passed = ByteBuffer.allocate(SessionComparison.MAX_DATAGRAM);
            ByteBuffer packet = ByteBuffer.allocate(SessionComparison.PACKET_SIZE);
            ByteBuffer received = ByteBuffer.allocate(SessionComparison.MAX_DATAGRAM);
            return times(() -> pass(there, passed, hereAddress), () -> {
                packet.clear();
                here.send(packet, thereAddress);
                received.clear();
                while (here.receive(received) == null) {
                    Thread.onSpinWait();
                }
            });
        }
    }

    private static void pass(DatagramChannel channel, ByteBuffer passed, SocketAddress to) throws IOException {
        passed.clear();
        if (channel.receive(passed) != null) {
            passed.flip();
            channel.send(passed, to);
        }
    }

    private long[] session() throws IOException {
        try (SteppedParticipant here = SteppedParticipant.host(false, Clock.SYSTEM);
                SteppedParticipant there =
                        SteppedParticipant.join(here.session().link(), "there", Clock.SYSTEM)) {
            while (here.status().presentCount() == 0 || there.status().presentCount() == 0) {
                here.network();
                there.network();
            }
            for (int index = 0; index < ECHOES; index++) {
                here.move();
                here.network();
                there.network();
                there.frame();
                here.frame();
            }
            return times(new Answer(there), () -> {
                long before = here.packetsTaken();
                here.move();
                here.network();
                while (here.packetsTaken() == before) {
                    here.network();
                    here.frame();
                }
            });
        }
    }

    private long[] times(Turn answer, Turn echo) throws IOException {
        Thread answering = new Thread(() -> {
            try {
                while (!over) {
                    answer.run();
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        answering.start();
        long[] times = new long[ECHOES];
        for (int index = -WARM_UP; index < ECHOES; index++) {
            long startNs = System.nanoTime();
            echo.run();
            times[Math.max(0, index)] = System.nanoTime() - startNs;
        }
        over = true;
        try {
            answering.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Arrays.sort(times);
        return times;
    }

    private interface Turn {
        void run() throws IOException;
    }

    /** Moves whenever the other has moved. */
    private static final class Answer implements Turn {
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
}
