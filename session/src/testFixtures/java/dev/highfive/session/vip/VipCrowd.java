package dev.highfive.session.vip;

import dev.highfive.codec.vip.FieldType;
import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipLogin;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import dev.highfive.codec.vip.VipWriter;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Many clients in one thread, who all move and all look. Every move carries its number, so that each of them knows of
 * each other what came, in which order, and how old it was.
 */
public final class VipCrowd implements Closeable {
    private static final int KEPT_LATENCIES = 4_000_000;

    private final Selector selector = Selector.open();
    private final List<Client> clients = new ArrayList<>();
    private final int[] byId;
    /** When each client made each of its moves. */
    private final long[][] movedNs;

    private final int[] moves;
    private final float[] latenciesMs = new float[KEPT_LATENCIES];
    private int latencies;
    private long received;
    private long outOfOrder;

    /** @param moves the most that each of them makes */
    public VipCrowd(InetSocketAddress server, int count, int moves) throws IOException {
        byId = new int[4 * count + 100];
        movedNs = new long[count][moves + 1];
        this.moves = new int[count];
        Arrays.fill(byId, -1);
        for (int index = 0; index < count; index++) {
            Client client = new Client(server, index);
            clients.add(client);
            byId[client.id] = index;
        }
    }

    /** One of them moves, and all look. */
    public void move(int index) throws IOException {
        Client client = clients.get(index);
        int move = ++moves[index];
        movedNs[index][move] = System.nanoTime();
        client.send(client.message.to(client.id, VipField.POSITION).vec3f(move, 0, 0));
    }

    public int size() {
        return clients.size();
    }

    /** Reads what has come, for so long. */
    public void look(long millis) throws IOException {
        long untilNs = System.nanoTime() + millis * 1_000_000;
        do {
            selector.select(Math.max(1, (untilNs - System.nanoTime()) / 1_000_000));
            for (SelectionKey key : selector.selectedKeys()) {
                ((Client) key.attachment()).read();
            }
            selector.selectedKeys().clear();
        } while (System.nanoTime() < untilNs);
    }

    /** Whether each knows where each other is by now. */
    public boolean allKnowTheLast() {
        for (Client client : clients) {
            for (int other = 0; other < moves.length; other++) {
                if (other != client.index && client.last[other] != moves[other]) {
                    return false;
                }
            }
        }
        return true;
    }

    public long received() {
        return received;
    }

    /** How many moves came after a later one of the same client's, or twice. */
    public long outOfOrder() {
        return outOfOrder;
    }

    /** @param part 0.99 for the time within which 99 of 100 moves were known to somebody else */
    public double latencyMs(double part) {
        float[] sorted = Arrays.copyOf(latenciesMs, latencies);
        Arrays.sort(sorted);
        return latencies == 0 ? 0 : sorted[(int) Math.min(latencies - 1L, (long) (part * latencies))];
    }

    @Override
    public void close() throws IOException {
        for (Client client : clients) {
            client.channel.close();
        }
        selector.close();
    }

    private final class Client {
        final int index;
        final int id;
        final VipMessage message = new VipMessage();
        /** Of each other the number of the move that came last. */
        final int[] last = new int[moves.length];

        private final SocketChannel channel = SocketChannel.open();
        private final ByteBuffer in = ByteBuffer.allocate(1 << 16);
        private final ByteBuffer out = ByteBuffer.allocate(1 << 10);
        private final VipReader reader = new VipReader(ImageForm.INTS, 1 << 15);
        private final VipWriter writer = new VipWriter(ImageForm.INTS);

        Client(InetSocketAddress server, int index) throws IOException {
            this.index = index;
            channel.connect(server);
            channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
            new VipLogin("client " + index, "person.wrl").write(out);
            channel.write(out.flip());
            while (in.position() < 4) {
                if (channel.read(in) < 0) {
                    throw new IOException("The server hung up.");
                }
            }
            in.flip();
            id = in.getInt();
            in.compact();
            channel.configureBlocking(false);
            channel.register(selector, SelectionKey.OP_READ, this);
        }

        void send(VipMessage sent) throws IOException {
            writer.write(sent, out.clear());
            out.flip();
            while (out.hasRemaining()) {
                channel.write(out);
            }
        }

        void read() throws IOException {
            if (channel.read(in) < 0) {
                throw new IOException("The server has ended the connection of client " + index + ".");
            }
            long nowNs = System.nanoTime();
            in.flip();
            for (VipMessage got = reader.read(in); got != null; got = reader.read(in)) {
                if (got.field == VipField.POSITION && got.is(FieldType.SF_VEC3F) && byId[got.object] >= 0) {
                    take(byId[got.object], (int) got.number(0), nowNs);
                }
            }
            in.compact();
        }

        private void take(int other, int move, long nowNs) {
            if (move == 0) {
                return; // where somebody is who has not moved yet
            }
            received++;
            if (move <= last[other]) {
                outOfOrder++;
            }
            last[other] = move;
            if (latencies < KEPT_LATENCIES) {
                latenciesMs[latencies++] = (nowNs - movedNs[other][move]) / 1e6f;
            }
        }
    }
}
