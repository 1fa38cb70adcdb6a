package dev.highfive.session.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesPacketWriter;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesWriter;
import dev.highfive.net.VirtualClock;
import dev.highfive.net.impair.Impairment;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A server on real sockets of this machine, and those who come to it. All are stepped by the test's own
 * thread, and their time passes by 5 ms a step.
 */
@Timeout(60)
class BesServerTest {
    private static final long DOOR = 777;

    private final VirtualClock clock = new VirtualClock();
    private final OwnEntities shown = new OwnEntities();
    private final Recorder heard = new Recorder();
    private final List<BesClient> clients = new ArrayList<>();
    private BesServer server;
    private OwnType type;

    @BeforeEach
    void listen() throws IOException {
        server = BesServer.listen(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                DOOR,
                shown,
                heard,
                30,
                Impairment.NONE,
                clock);
        type = shown.introduce(BesSchemas.OBJECT);
        for (int index = 0; index < 10; index++) {
            VirtualPair.place(shown.add(type), index, 0, 0);
        }
    }

    @AfterEach
    void close() throws IOException {
        clients.forEach(BesClient::close);
        server.close();
    }

    private InetSocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
    }

    private BesClient udp(long door, Recorder sees, OwnEntities has) throws IOException {
        BesClient client = BesClient.udp(address(), door, has, sees, 30, Impairment.NONE, clock);
        clients.add(client);
        return client;
    }

    private void runUntil(BooleanSupplier condition) {
        while (!condition.getAsBoolean()) {
            step();
        }
    }

    private void step() {
        server.step(clock.nanoTime());
        clients.forEach(client -> client.step(clock.nanoTime()));
        server.await(1_000_000);
        clock.advanceMs(5);
    }

    @Test
    void watchersOverUdpAndTcpSeeTheSameAndAreHeard() throws IOException {
        Recorder first = new Recorder();
        Recorder second = new Recorder();
        OwnEntities firstHas = new OwnEntities();
        VirtualPair.place(firstHas.add(firstHas.introduce(BesSchemas.OBJECT)), 1, 2, 3);
        BesClient overUdp = udp(DOOR, first, firstHas);
        BesClient overTcp = BesClient.tcp(address(), DOOR, new OwnEntities(), second, 30, clock);
        clients.add(overTcp);
        runUntil(() -> first.equalsTo(shown) && second.equalsTo(shown) && heard.equalsTo(firstHas));
        assertEquals(2, server.watcherCount());
        VirtualPair.place(shown.get(3), 9, 9, 9);
        shown.remove(shown.get(5));
        runUntil(() -> first.equalsTo(shown) && second.equalsTo(shown));
        overUdp.close();
        clients.remove(overUdp);
        runUntil(() -> server.watcherCount() == 1);
        assertTrue(heard.entities.isEmpty());
        server.close();
        while (!overTcp.isGone()) {
            overTcp.step(clock.nanoTime());
            overTcp.await(1_000_000);
            clock.advanceMs(5);
        }
    }

    @Test
    void whoDoesNotKnowTheDoorGetsNoAnswer() throws IOException {
        BesClient stranger = udp(DOOR + 1, new Recorder(), new OwnEntities());
        runUntil(() -> server.drops().of(BesDrop.WRONG_TOKEN) >= 2);
        assertNull(stranger.peer());
        assertEquals(0, server.watcherCount());
    }

    @Test
    void aStreamOfAnythingElseIsClosed() throws IOException {
        byte[] request = ("GET / HTTP/1.1\r\nHost: " + "x".repeat(200)).getBytes(StandardCharsets.US_ASCII);
        for (byte[] nonsense : new byte[][] {request, new byte[100], {-1, -1, -1}}) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
                OutputStream out = socket.getOutputStream();
                out.write(nonsense);
                out.flush();
                for (int step = 0; step < 20; step++) {
                    step();
                }
                assertEquals(
                        nonsense.length > 3 ? 0 : 1, server.watcherCount(), "three bytes may be the first of more");
            }
            runUntil(() -> server.watcherCount() == 0);
        }
    }

    @Test
    void oneWhoStopsReadingIsDroppedAloneAndStallsNobody() throws IOException {
        Recorder sees = new Recorder();
        udp(DOOR, sees, new OwnEntities());
        try (SocketChannel lazy = SocketChannel.open()) {
            lazy.setOption(java.net.StandardSocketOptions.SO_RCVBUF, 4096);
            lazy.connect(address());
            BesPacketWriter writer = new BesPacketWriter();
            ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
            writer.begin(DOOR, 5, 0, 0);
            writer.end(packet);
            lazy.configureBlocking(false);
            lazy.write(packet);
            packet.clear();
            while (lazy.read(packet) == 0) {
                step();
            }
            packet.flip();
            BesHeader answer = new BesHeader();
            answer.read(new BesReader().wrap(packet));
            BesWriter name = new BesWriter(1000).string("x".repeat(900));
            // Subscribes to everything, says now and then that it is there, and reads nothing.
            writer.begin(answer.token(), 1, 0, 0);
            writer.subscribeType(1, new long[] {1, 6, 7}, 3);
            writer.end(packet);
            lazy.write(packet);
            long id = 2;
            int rounds = 0;
            while (server.drops().of(BesDrop.SLOW_READER) == 0) {
                rounds++;
                for (int index = 0; index < shown.count(); index++) {
                    name.bytes()[5] = (byte) ('a' + rounds % 26);
                    VirtualPair.put(shown.get(index), "name", name);
                }
                if (rounds % 100 == 0) {
                    writer.begin(answer.token(), id++, 0, 0);
                    writer.end(packet);
                    try {
                        lazy.write(packet);
                    } catch (IOException e) {
                        break; // dropped
                    }
                }
                step();
            }
        }
        runUntil(() -> server.watcherCount() == 1 && sees.equalsTo(shown));
    }

    @Test
    void oneHostDoesNotTakeAllThePlaces() throws IOException {
        List<Socket> sockets = new ArrayList<>();
        for (int count = 0; count < 40; count++) {
            sockets.add(new Socket(InetAddress.getLoopbackAddress(), server.port()));
            step();
        }
        runUntil(() -> server.drops().of(BesDrop.TOO_MANY) == 40 - BesServer.MAX_WATCHERS_A_HOST);
        assertEquals(BesServer.MAX_WATCHERS_A_HOST, server.watcherCount());
        assertFalse(sockets.isEmpty());
        for (Socket socket : sockets) {
            socket.close();
        }
    }
}
