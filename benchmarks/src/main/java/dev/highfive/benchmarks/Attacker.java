package dev.highfive.benchmarks;

import dev.highfive.codec.rtp.PacketKind;
import dev.highfive.session.ManInTheMiddle;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.DatagramChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * Sits on the way between a participant and a session, and floods the session as fast as it can with all that one
 * can make of what went by without having the key: from where the participant is, and from elsewhere.
 */
final class Attacker implements AutoCloseable {
    private static final int STRANGERS = 4;
    private static final int PREPARED = 4096;
    private static final int KINDS = 9;
    /** Ahead of what the participant will have sent, where the check for replays does not help. */
    private static final int AHEAD = 5000;

    private final Random random = new Random(7);
    private final SocketAddress target;
    private final ManInTheMiddle middle;
    private final List<DatagramChannel> strangers = new ArrayList<>();
    private volatile boolean over;
    private long sent;

    Attacker(int targetPort) throws IOException {
        target = new InetSocketAddress(InetAddress.getLoopbackAddress(), targetPort);
        middle = new ManInTheMiddle(targetPort);
        for (int index = 0; index < STRANGERS; index++) {
            strangers.add(SessionComparison.bound());
        }
    }

    /** Where the participant finds the session. */
    int port() {
        return middle.port();
    }

    boolean hasSeenEnough() {
        return seen(PacketKind.RTP).size() >= 16
                && seen(PacketKind.RTCP).size() >= 2
                && !seen(PacketKind.OTHER).isEmpty();
    }

    /** Floods until {@link #end}. */
    Thread flood() {
        List<byte[]> rtp = seen(PacketKind.RTP);
        List<byte[]> rtcp = seen(PacketKind.RTCP);
        List<byte[]> introductions = seen(PacketKind.OTHER);
        byte[][] packets = new byte[PREPARED][];
        for (int index = 0; index < PREPARED; index++) {
            int kind = index % KINDS;
            List<byte[]> models = kind == KINDS - 1 ? introductions : kind % 2 == 0 ? rtp : rtcp;
            packets[index] =
                    packet(kind, models.get(random.nextInt(models.size())).clone());
        }
        Thread thread = new Thread(() -> {
            try {
                for (int index = 0; !over; index = (index + 1) % PREPARED) {
                    send(packets[index], index % (STRANGERS + 1));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        thread.start();
        return thread;
    }

    /** Ends the flood. @return how many packets it had */
    long end(Thread flood) throws InterruptedException {
        over = true;
        flood.join();
        return sent;
    }

    private void send(byte[] packet, int from) throws IOException {
        if (from == STRANGERS) {
            middle.sendToHost(packet);
            sent++;
        } else {
            sent += strangers.get(from).send(ByteBuffer.wrap(packet), target) > 0 ? 1 : 0;
        }
    }

    private List<byte[]> seen(PacketKind kind) {
        return middle.kept().stream()
                .filter(packet -> PacketKind.of(ByteBuffer.wrap(packet)) == kind)
                .toList();
    }

    /** @param kind even ones for RTP, odd ones for RTCP, the last for introductions */
    private byte[] packet(int kind, byte[] packet) {
        ByteBuffer fields = ByteBuffer.wrap(packet);
        switch (kind) {
            case 0:
            case 1:
                // A replay, as it is.
                return packet;
            case 2:
                // Under another key, which is to say that the tag does not fit.
                fields.putShort(2, (short) (fields.getShort(2) + AHEAD));
                return packet;
            case 3:
                // The same: the last of its bytes are the index.
                fields.putInt(packet.length - 4, fields.getInt(packet.length - 4) + AHEAD);
                return packet;
            case 4:
                fields.putInt(8, random.nextInt());
                return packet;
            case 5:
                fields.putInt(4, random.nextInt());
                return packet;
            case 6:
                // More contributing sources and a longer extension than there is room for.
                packet[0] = (byte) 0x9F;
                return Arrays.copyOf(packet, 12 + random.nextInt(40));
            case 7:
                return Arrays.copyOf(packet, 2 + random.nextInt(20));
            default:
                packet[packet.length - 1] ^= 1;
                return packet;
        }
    }

    @Override
    public void close() throws IOException {
        middle.close();
        for (DatagramChannel stranger : strangers) {
            stranger.close();
        }
    }
}
