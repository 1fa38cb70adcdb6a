package dev.highfive.session.bes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesPacketWriter;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.net.VirtualClock;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.security.SecureRandom;

/**
 * A live server, somebody honest who watches it, and somebody who has been let in and sends whatever the bytes say, in
 * any order, on virtual time. The server goes on, what the other can make it keep is bounded, and who is honest sees
 * everything in the end. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else.
 */
class BesServerFuzzTest {
    private static final long DOOR = 1;

    private final VirtualClock clock = new VirtualClock();
    private final InetSocketAddress serverAt = at(1);
    private final InetSocketAddress honestAt = at(2);
    private final InetSocketAddress hostileAt = at(3);
    private final FakeTransport wire = new FakeTransport(serverAt);
    private final FakeTransport honestWire = new FakeTransport(honestAt);
    private final OwnEntities shown = new OwnEntities();
    private final Recorder heard = new Recorder();
    private final Recorder sees = new Recorder();
    private final SecureRandom random = new SecureRandom();
    private final BesServer server = new BesServer(wire, null, DOOR, shown, heard, 30, clock, random);
    private final BesClient honest =
            new BesClient(honestWire, null, serverAt, DOOR, new OwnEntities(), sees, 30, clock, random);
    private final BesPacketWriter writer = new BesPacketWriter();
    private final ByteBuffer packet = ByteBuffer.allocate(BesHeader.MAX_PACKET);
    private long token = DOOR;
    private long nextId = 1;

    private static InetSocketAddress at(int host) {
        try {
            return new InetSocketAddress(InetAddress.getByAddress(new byte[] {10, 0, 0, (byte) host}), 5004);
        } catch (UnknownHostException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Jazzer keeps one instance for all inputs: each gets a world of its own here. */
    @FuzzTest
    void besServer(FuzzedDataProvider data) {
        new BesServerFuzzTest().play(data);
    }

    private void play(FuzzedDataProvider data) {
        wire.network = (bytes, to) -> {
            if (to.equals(honestAt)) {
                honestWire.put(bytes, serverAt);
            } else if (token == DOOR) {
                BesHeader header = new BesHeader();
                header.read(new BesReader().wrap(ByteBuffer.wrap(bytes)));
                token = header.packetId() == 0 ? header.token() : token;
            }
        };
        honestWire.network = (bytes, to) -> wire.put(bytes, honestAt);
        OwnType type = shown.introduce(BesSchemas.OBJECT);
        VirtualPair.place(shown.add(type), 1, 2, 3);
        runMs(50);
        for (int step = 0; step < 60 && data.remainingBytes() > 0; step++) {
            act(data, type);
        }
        runMs(2000);
        assertTrue(sees.equalsTo(shown));
        assertTrue(heard.entities.size() <= Receiving.MAX_ENTITIES);
        assertTrue(server.watcherCount() <= 3);
    }

    private void act(FuzzedDataProvider data, OwnType type) {
        switch (data.consumeInt(0, 11)) {
            case 0 -> wire.put(data.consumeBytes(60), hostileAt);
            case 1 -> send(DOOR, data.consumeInt(0, 3));
            case 2 -> {
                begin(data);
                writer.addEntityType(
                        data.consumeInt(0, 3),
                        data.consumeBoolean() ? BesSchemas.OBJECT : "data:," + data.consumeString(40));
                send();
            }
            case 3 -> {
                begin(data);
                writer.subscribeType(data.consumeInt(0, 3), new long[] {1, data.consumeLong()}, 2);
                send();
            }
            case 4 -> {
                begin(data);
                writer.unsubscribeType(data.consumeInt(0, 3));
                send();
            }
            case 5, 6 -> {
                begin(data);
                writer.beginAdd(data.consumeInt(0, 3), data.consumeInt(0, 5));
                value(data);
                send();
            }
            case 7 -> {
                begin(data);
                writer.beginUpdate(data.consumeInt(0, 5));
                value(data);
                send();
            }
            case 8 -> {
                begin(data);
                writer.removeEntity(data.consumeInt(0, 5));
                send();
            }
            case 9 -> {
                if (shown.count() < 5) {
                    VirtualPair.place(shown.add(type), shown.count(), 0, 0);
                } else {
                    shown.remove(shown.get(0));
                }
            }
            case 10 -> {
                begin(data);
                writer.verb(data.consumeInt(0, 9), data.consumeBytes(20));
                send();
            }
            default -> runMs(data.consumeInt(1, 300));
        }
    }

    private void begin(FuzzedDataProvider data) {
        // Mostly the next packet; else an old one, a gap, or far ahead.
        long id = data.consumeInt(0, 3) > 0 ? nextId++ : nextId + data.consumeInt(-3, 2000);
        long flags = data.consumeInt(0, 20) == 0 ? data.consumeInt(0, 3) : 0;
        writer.begin(token, Math.max(0, id), flags, data.consumeLong());
        long nack = 0;
        for (int count = data.consumeInt(0, 3); count > 0; count--) {
            writer.nack(nack += data.consumeInt(1, 9));
        }
    }

    private void value(FuzzedDataProvider data) {
        byte[] value = data.consumeBytes(14);
        writer.value(data.consumeInt(0, 8), value, value.length);
        writer.endEntity();
    }

    private void send(long door, long nonce) {
        writer.begin(door, nonce, 0, 0);
        send();
    }

    private void send() {
        writer.end(packet);
        byte[] bytes = new byte[packet.remaining()];
        packet.get(bytes);
        wire.put(bytes, hostileAt);
    }

    private void runMs(int milliseconds) {
        for (int passed = 0; passed < milliseconds; passed += 5) {
            server.step(clock.nanoTime());
            honest.step(clock.nanoTime());
            clock.advanceMs(5);
        }
    }
}
