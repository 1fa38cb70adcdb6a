package dev.highfive.session;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.codec.rtp.RtcpWriter;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Hostile packets at a host: from strangers, from one on the way of a guest, and from one who has the key. */
final class Flood implements AutoCloseable {
    private static final int SOURCES_A_ROUND = 50;
    private static final int THINGS_A_ROUND = 5;

    private final Random random = new Random(7);
    private final List<byte[]> seeds = PayloadSeeds.read();
    private final DatagramSocket stranger = new DatagramSocket(0, InetAddress.getLoopbackAddress());
    private final InetSocketAddress host;
    private final ManInTheMiddle middle;
    private final Insider insider;
    private int inventedSources;

    Flood(SessionLink link, ManInTheMiddle middle) throws IOException {
        host = new InetSocketAddress(link.host(), link.port());
        this.middle = middle;
        insider = new Insider(link);
    }

    int insiderSsrc() {
        return insider.ssrc();
    }

    int inventedSources() {
        return inventedSources;
    }

    void fromStrangers() throws IOException {
        byte[][] starts = {
            {(byte) 0x80, 98},
            {(byte) 0xBF, 98},
            {(byte) 0x80, (byte) 200},
            {(byte) 0x81, (byte) 203},
            {(byte) 0x84, (byte) 206},
            {'h', 'i', '5', 4},
            {'h', 'i', '5', 5},
            {'h', 'i', '5', 6},
            {'h', 'i', '5', 7},
            {'h', 'i', '5', 9},
            {0, 1},
            {}
        };
        for (byte[] start : starts) {
            byte[] garbage = bytes(random.nextInt(1600));
            System.arraycopy(start, 0, garbage, 0, Math.min(start.length, garbage.length));
            send(garbage);
        }
        for (int count = 0; count < SOURCES_A_ROUND; count++) {
            byte[] packet = bytes(60);
            ByteBuffer.wrap(packet).putInt(0x8062_0000 | count).putInt(8, ++inventedSources);
            send(packet);
        }
    }

    /** Replays, copies with errors, a goodbye and a request in the guest's name. */
    void fromTheWay(int guestSsrc, int hostSsrc) throws IOException {
        for (int count = 0; count < 10; count++) {
            byte[] overheard = middle.kept().get(random.nextInt(middle.kept().size()));
            send(overheard);
            middle.sendToHost(overheard);
            middle.sendToHost(mutilated(overheard));
        }
        byte[] bye = bytes(60);
        ByteBuffer.wrap(bye).putInt(0x81CB_0001).putInt(guestSsrc);
        middle.sendToHost(bye);
        byte[] request = bytes(60);
        ByteBuffer.wrap(request).putInt(0x84CE_0004).putInt(guestSsrc).putInt(0).putInt(hostSsrc);
        middle.sendToHost(request);
    }

    /**
     * Requests, a goodbye of the guest, reports and objects with errors, more things than fit, someone else's
     * thing.
     */
    void fromInside(int guestSsrc, int hostSsrc, long thingId) throws IOException {
        ByteBuffer compound = ByteBuffer.allocate(1200);
        RtcpWriter writer = new RtcpWriter().wrap(compound).receiverReport(insider.ssrc());
        for (int count = 0; count < 20; count++) {
            writer.fullIntraRequest(insider.ssrc(), hostSsrc, random.nextInt(256));
        }
        writer.pictureLossIndication(insider.ssrc(), hostSsrc).bye(guestSsrc);
        byte[] requests = Arrays.copyOf(compound.array(), compound.position());
        insider.sendRtcp(requests);
        // Whom it is from has to be right, or it would not get as far.
        byte[] malformed = mutilated(Arrays.copyOfRange(requests, 8, requests.length));
        insider.sendRtcp(ByteBuffer.allocate(8 + malformed.length)
                .put(requests, 0, 8)
                .put(malformed)
                .array());
        for (int count = 0; count < THINGS_A_ROUND; count++) {
            byte[] seed = seeds.get(random.nextInt(seeds.size()));
            int from = random.nextInt(seed.length);
            insider.sendRtp(mutilated(Arrays.copyOfRange(seed, from, Math.min(seed.length, from + 1200))));
            insider.sendRtp(payload(thing(random.nextLong()), ownership(random.nextLong())));
        }
        insider.sendRtp(payload(thing(thingId)));
        insider.introduceAnother(Introduction.MAX_OTHERS);
    }

    private static Object2 thing(long id) {
        Object2 thing = new Object2();
        thing.id = id;
        return thing;
    }

    private Ownership1 ownership(long id) {
        Ownership1 ownership = new Ownership1();
        ownership.id = id;
        ownership.ownerSsrc = insider.ssrc();
        return ownership;
    }

    private static byte[] payload(GameObject... objects) {
        ByteBuffer payload = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
        GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD);
        writer.wrap(payload);
        for (GameObject object : objects) {
            writer.write(object);
        }
        return Arrays.copyOf(payload.array(), payload.position());
    }

    private byte[] mutilated(byte[] packet) {
        byte[] bad = Arrays.copyOf(packet, random.nextInt(4) == 0 ? random.nextInt(1400) : packet.length);
        for (int change = random.nextInt(8); change >= 0 && bad.length > 0; change--) {
            bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return bad;
    }

    private byte[] bytes(int size) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        return bytes;
    }

    private void send(byte[] datagram) throws IOException {
        stranger.send(new DatagramPacket(datagram, datagram.length, host));
    }

    @Override
    public void close() throws IOException {
        insider.close();
        stranger.close();
    }
}
