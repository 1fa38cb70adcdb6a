package dev.highfive.net.testnet;

import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.util.BitSet;

/** Programs for the hosts of a test network: {@code echo PORT} and {@code ping HOST PORT COUNT}. */
public final class Probe {
    private static final int INTERVAL_MS = 2;
    private static final int PATIENCE_MS = 1000;

    private Probe() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments[0].equals("echo")) {
            echo(Integer.parseInt(arguments[1]));
        } else {
            ping(InetAddress.getByName(arguments[1]), Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
        }
    }

    /** Sends everything back, and says where it came from whenever that changes. */
    private static void echo(int port) throws IOException {
        try (DatagramSocket socket = new DatagramSocket(port)) {
            System.out.println("ready");
            DatagramPacket packet = new DatagramPacket(new byte[100], 100);
            String before = "";
            while (true) {
                socket.receive(packet);
                String from = packet.getAddress().getHostAddress();
                if (!from.equals(before)) {
                    System.out.println(from);
                    before = from;
                }
                socket.send(packet);
            }
        }
    }

    /** Prints how many came back at least once, how many came twice, how many were overtaken, and the least time. */
    private static void ping(InetAddress host, int port, int count) throws Exception {
        try (DatagramSocket socket = new DatagramSocket()) {
            Thread sender = new Thread(() -> {
                try {
                    for (int number = 0; number < count; number++) {
                        byte[] bytes = ByteBuffer.allocate(12)
                                .putInt(number)
                                .putLong(System.nanoTime())
                                .array();
                        socket.send(new DatagramPacket(bytes, bytes.length, host, port));
                        Thread.sleep(INTERVAL_MS);
                    }
                } catch (IOException | InterruptedException e) {
                    e.printStackTrace();
                }
            });
            sender.start();
            BitSet back = new BitSet();
            int duplicates = 0;
            int overtaken = 0;
            long leastNs = Long.MAX_VALUE;
            socket.setSoTimeout(PATIENCE_MS);
            DatagramPacket packet = new DatagramPacket(new byte[100], 100);
            while (true) {
                try {
                    socket.receive(packet);
                } catch (SocketTimeoutException e) {
                    if (sender.isAlive()) {
                        continue;
                    }
                    break;
                }
                ByteBuffer bytes = ByteBuffer.wrap(packet.getData());
                int number = bytes.getInt();
                leastNs = Math.min(leastNs, System.nanoTime() - bytes.getLong());
                duplicates += back.get(number) ? 1 : 0;
                overtaken += number < back.length() - 1 ? 1 : 0;
                back.set(number);
            }
            System.out.println(back.cardinality() + " " + duplicates + " " + overtaken + " " + leastNs);
        }
    }
}
