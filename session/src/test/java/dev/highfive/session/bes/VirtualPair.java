package dev.highfive.session.bes;

import dev.highfive.codec.Counts;
import dev.highfive.codec.bes.BesHeader;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesWriter;
import dev.highfive.net.VirtualClock;
import dev.highfive.net.impair.ImpairedPath;
import dev.highfive.net.impair.Impairment;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.function.BiPredicate;

/** Two who have agreed on a token, and a bad network between them, on virtual time. */
final class VirtualPair {
    static final long TOKEN = 12345;
    private static final InetSocketAddress ANYWHERE = new InetSocketAddress("127.0.0.1", 9);

    final VirtualClock clock = new VirtualClock();
    final Counts<BesDrop> drops = new Counts<>(BesDrop.class);
    final OwnEntities annHas = new OwnEntities();
    final OwnEntities benHas = new OwnEntities();
    final Recorder annSees = new Recorder();
    final Recorder benSees = new Recorder();
    final BesPeer ann;
    final BesPeer ben;
    /** Which of Ann's packets get onto the network at all, by their id and whether they are sent again. */
    BiPredicate<Long, Boolean> lets = (id, again) -> true;

    long bytes;
    long packets;
    private final ImpairedPath toBen;
    private final ImpairedPath toAnn;
    private final BesReader in = new BesReader();
    private final BesHeader header = new BesHeader();

    VirtualPair(String impairment) {
        toBen = new ImpairedPath(Impairment.parse(impairment));
        toAnn = new ImpairedPath(Impairment.parse(impairment.isEmpty() ? "" : impairment.replace("seed=", "seed=9")));
        ann = new BesPeer(TOKEN, link(toBen, true), annHas, annSees, 30, drops, clock);
        ben = new BesPeer(TOKEN, link(toAnn, false), benHas, benSees, 30, drops, clock);
    }

    private BesLink link(ImpairedPath path, boolean anns) {
        return new BesLink() {
            @Override
            public void send(ByteBuffer packet, long nowNs) {
                packets++;
                bytes += packet.remaining();
                if (!anns || passes(packet)) {
                    path.offer(packet, ANYWHERE, nowNs);
                }
            }

            @Override
            public boolean isReady() {
                return true;
            }
        };
    }

    private boolean passes(ByteBuffer packet) {
        header.read(in.wrap(packet));
        return lets.test(header.packetId(), header.isResend());
    }

    void runMs(int milliseconds) {
        for (int left = milliseconds; left > 0; left--) {
            long nowNs = clock.nanoTime();
            toBen.poll(nowNs, (packet, to) -> ben.receive(packet, nowNs));
            toAnn.poll(nowNs, (packet, to) -> ann.receive(packet, nowNs));
            ann.poll(nowNs);
            ben.poll(nowNs);
            clock.advanceMs(1);
        }
    }

    static void put(OwnEntity entity, String property, BesWriter value) {
        entity.put(entity.schema().named(property), value);
    }

    static void place(OwnEntity entity, float x, float y, float z) {
        put(entity, "position", new BesWriter(12).float32(x).float32(y).float32(z));
    }
}
