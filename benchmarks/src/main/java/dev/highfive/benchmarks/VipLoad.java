package dev.highfive.benchmarks;

import dev.highfive.session.vip.VipCrowd;
import dev.highfive.session.vip.VipLimits;
import dev.highfive.session.vip.VipListener;
import dev.highfive.session.vip.VipServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** 200 clients in one world on loopback, each moving ten times a second for a minute. */
public final class VipLoad {
    private static final int CLIENTS = 200;
    private static final int RATE_HZ = 10;
    private static final int SECONDS = 60;
    private static final int SLICES = 20;

    private VipLoad() {}

    public static void main(String[] arguments) throws IOException {
        int seconds = arguments.length == 0 ? SECONDS : Integer.parseInt(arguments[0]);
        InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (VipServer server = new VipServer(anyPort, new VipLimits(), new VipListener() {});
                VipCrowd crowd = new VipCrowd(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port()),
                        CLIENTS,
                        seconds * RATE_HZ)) {
            long heapBefore = usedHeap();
            long beganNs = System.nanoTime();
            for (int move = 0; move < seconds * RATE_HZ; move++) {
                // Spread over the tenth of a second, as people are.
                for (int slice = 0; slice < SLICES; slice++) {
                    for (int index = slice; index < CLIENTS; index += SLICES) {
                        crowd.move(index);
                    }
                    long dueNs = beganNs + (move * SLICES + slice + 1) * (1_000_000_000L / RATE_HZ / SLICES);
                    crowd.look(Math.max(0, (dueNs - System.nanoTime()) / 1_000_000));
                }
            }
            double tookSeconds = (System.nanoTime() - beganNs) / 1e9;
            while (!crowd.allKnowTheLast()) {
                crowd.look(10);
            }
            server.check();
            long sent = (long) seconds * RATE_HZ * CLIENTS;
            System.out.printf("%d clients, %d moves each in %.1f s%n", CLIENTS, seconds * RATE_HZ, tookSeconds);
            System.out.printf(
                    "  %d moves sent, %d delivered of %d (the others were overtaken by newer ones)%n",
                    sent, crowd.received(), sent * (CLIENTS - 1));
            System.out.printf("  out of order: %d; all know the last of all: yes%n", crowd.outOfOrder());
            System.out.printf(
                    "  delivered within %.0f ms (half), %.0f ms (99 of 100)%n",
                    crowd.latencyMs(0.5), crowd.latencyMs(0.99));
            System.out.printf(
                    "  heap in use, server and clients: %.1f MB before, %.1f MB after%n",
                    heapBefore / 1e6, usedHeap() / 1e6);
        }
    }

    private static long usedHeap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
