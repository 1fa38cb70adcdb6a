package dev.highfive.net.transport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.net.Clock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A host and those who call it, on one thread. */
@Timeout(60)
class TcpTransportTest {
    private final ByteBuffer received = ByteBuffer.allocate(Transport.MAX_DATAGRAM + 1);
    private final List<TcpTransport> guests = new ArrayList<>();
    private TcpTransport host;
    private InetSocketAddress address;

    @BeforeEach
    void listen() throws IOException {
        host = TcpTransport.listen(0, Clock.SYSTEM);
        address = new InetSocketAddress(
                InetAddress.getLoopbackAddress(), host.localAddress().getPort());
    }

    @AfterEach
    void close() {
        host.close();
        guests.forEach(TcpTransport::close);
    }

    @Test
    void packetsGoThereAndBackAsTheyAre() throws IOException {
        TcpTransport guest = guest();
        send(guest, address, 1500);
        InetSocketAddress from = await(host);
        assertEquals(1500, received.remaining());
        assertEquals(7, received.get(1499));
        send(host, from, 1);
        assertEquals(address, await(guest));
        assertEquals(1, received.remaining());
        send(host, from, 0);
        send(host, from, 3);
        await(guest);
        assertEquals(3, received.remaining(), "what has nothing in it is not sent");
    }

    @Test
    void whatAnyoneSaysWhoIsVouchedForIsPassedOnToAllWhoAre() throws IOException {
        TcpTransport ann = guest();
        send(ann, address, 10);
        await(host);
        host.relay(true);
        TcpTransport ben = guest();
        send(ben, address, 20);
        await(host);
        host.relay(false);
        send(ann, address, 11);
        await(host);
        host.relay(true);
        assertNull(soon(ben), "a stranger hears nothing");
        assertNull(soon(ann), "and is not heard");
        send(ben, address, 21);
        await(host);
        host.relay(true);
        await(ann);
        assertEquals(21, received.remaining());
        send(ann, address, 12);
        await(host);
        host.relay(false);
        await(ben);
        assertEquals(12, received.remaining(), "who was vouched for stays so");
        assertNull(soon(ann), "nobody hears themselves");
    }

    @Test
    void aConnectionThatBreaksIsMadeAnew() throws IOException {
        TcpTransport guest = guest();
        send(guest, address, 10);
        await(host);
        int port = host.localAddress().getPort();
        host.close();
        host = TcpTransport.listen(port, Clock.SYSTEM);
        InetSocketAddress from = null;
        while (from == null) {
            send(guest, address, 11);
            guest.receive(received);
            from = soon(host);
        }
        assertEquals(11, received.remaining());
        assertTrue(guest.notSent() > 0, "nothing waited for the connection");
    }

    @Test
    void whoSendsWhatIsNoFrameIsSentAway() throws Exception {
        try (Socket socket = new Socket(address.getAddress(), address.getPort())) {
            socket.getOutputStream().write(new byte[] {(byte) 0xFF, (byte) 0xFF, 0, 0});
            while (soon(host) == null && !isClosed(socket)) {
                continue;
            }
        }
        send(guest(), address, 5);
        await(host);
        assertEquals(5, received.remaining(), "others are still heard");
    }

    @Test
    void strangersLeaveRoomForGuests() throws Exception {
        TcpTransport guest = guest();
        send(guest, address, 10);
        await(host);
        host.relay(true);
        List<Socket> strangers = new ArrayList<>();
        for (int count = 0; count < 30; count++) {
            strangers.add(new Socket(address.getAddress(), address.getPort()));
            soon(host);
        }
        int sentAway = 0;
        for (Socket stranger : strangers) {
            sentAway += isClosed(stranger) ? 1 : 0;
            stranger.close();
        }
        assertEquals(30 - 16, sentAway);
        send(guest, address, 12);
        await(host);
        assertEquals(12, received.remaining());
    }

    @Test
    void whoIsFullyQueuedDoesNotHoldUpTheOthers() throws Exception {
        TcpTransport guest = guest();
        send(guest, address, 10);
        InetSocketAddress well = await(host);
        try (Socket deaf = new Socket(address.getAddress(), address.getPort())) {
            deaf.getOutputStream().write(new byte[] {0, 1, 42});
            InetSocketAddress from = await(host);
            // More than any system takes without that it is read.
            for (int count = 0; count < 20_000; count++) {
                send(host, from, 1500);
            }
            assertTrue(host.notSent() > 0);
            send(host, well, 33);
            await(guest);
            assertEquals(33, received.remaining());
        }
    }

    @Test
    void aPacketAllocatesNothing() throws IOException {
        TcpTransport guest = guest();
        send(guest, address, 10);
        InetSocketAddress from = await(host);
        ByteBuffer packet = ByteBuffer.allocateDirect(400);
        int packets = 20_000;
        long bytes = Allocation.of(() -> {
            for (int count = 0; count < packets; count++) {
                host.send(packet, from, Clock.SYSTEM.nanoTime());
                guest.receive(received);
                while (host.receive(received) != null) {
                    continue;
                }
                guest.receive(received);
            }
        });
        assertEquals(0, bytes / packets, bytes + " bytes");
    }

    private TcpTransport guest() throws IOException {
        TcpTransport guest = TcpTransport.call(address, Clock.SYSTEM);
        guests.add(guest);
        while (guest.receive(received) == null && guest.connectionCount() == 0) {
            host.receive(received);
        }
        return guest;
    }

    private static void send(TcpTransport from, InetSocketAddress to, int size) {
        ByteBuffer packet = ByteBuffer.allocate(size + 5);
        packet.position(5);
        while (packet.hasRemaining()) {
            packet.put((byte) 7);
        }
        packet.position(5);
        from.send(packet, to, Clock.SYSTEM.nanoTime());
        assertEquals(5, packet.position());
    }

    private InetSocketAddress await(TcpTransport transport) {
        InetSocketAddress from = transport.receive(received);
        while (from == null) {
            transport.await(10_000_000);
            from = transport.receive(received);
        }
        assertNotNull(from);
        return from;
    }

    /** What comes within some turns, or null. */
    private InetSocketAddress soon(TcpTransport transport) {
        for (int turn = 0; turn < 5; turn++) {
            InetSocketAddress from = transport.receive(received);
            if (from != null) {
                return from;
            }
            transport.await(2_000_000);
        }
        return null;
    }

    private static boolean isClosed(Socket socket) throws IOException {
        socket.setSoTimeout(20);
        try {
            return socket.getInputStream().read() < 0;
        } catch (java.net.SocketTimeoutException e) {
            assertFalse(socket.isClosed());
            return false;
        } catch (IOException e) {
            return true;
        }
    }
}
