package dev.highfive.benchmarks;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.DatagramChannel;

/**
 * What a session costs over a bare DatagramChannel that receives packets of the same size and looks at none,
 * and what it costs with many others, or under attack. Costs are CPU time of one thread or the best of several
 * rounds, since the machine does other things too.
 */
public final class SessionComparison {
    /** Head and two hands with RTP header and tag: 411 + 12 + 16. */
    static final int PACKET_SIZE = 439;

    static final int MAX_DATAGRAM = 1500;
    static final int FRAMES_A_SECOND = 72;

    private SessionComparison() {}

    public static void main(String[] arguments) throws IOException {
        System.err.println("Measuring what a session adds to a socket, which takes about two minutes.");
        ReceivingCost.print();
        EchoLatency.print();
        CrowdCost.print();
        AttackCost.print();
    }

    /** On a free port of this machine. */
    static DatagramChannel bound() throws IOException {
        DatagramChannel channel = DatagramChannel.open();
        channel.configureBlocking(false);
        return channel.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
    }

    static double percentile(long[] sorted, int percent) {
        return sorted[sorted.length * percent / 100];
    }
}
