package dev.highfive.session.bes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import dev.highfive.codec.Counts;
import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.codec.bes.BesWriter;
import dev.highfive.net.VirtualClock;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** Ten entities that move, from one side to the other, some packets lost on the way. */
class BesPeerAllocationTest {
    private static final int ROUNDS = 3000;

    private final VirtualClock clock = new VirtualClock();
    private final Counts<BesDrop> drops = new Counts<>(BesDrop.class);
    private final Mailbox toBen = new Mailbox(17);
    private final Mailbox toAnn = new Mailbox(0);
    private final OwnEntities own = new OwnEntities();
    private final BesPeer ann = new BesPeer(5, toBen, own, new Recorder(), 30, drops, clock);
    private final Recorder seen = new Recorder();
    private final BesPeer ben = new BesPeer(5, toAnn, new OwnEntities(), seen, 30, drops, clock);
    private final BesWriter value = new BesWriter(16);
    private final OwnEntity[] entities = new OwnEntity[10];

    @Test
    void updatesAndWhatIsSentAgainAllocateNothingOnceWarm() {
        OwnType type = own.introduce(BesSchemas.OBJECT);
        for (int index = 0; index < entities.length; index++) {
            entities[index] = own.add(type);
        }
        run();
        assertEquals(0, Allocation.of(this::run));
        assertTrue(seen.changes > Allocation.RUNS * ROUNDS * 8, seen.changes + " changes");
        assertTrue(toBen.lost > Allocation.RUNS * ROUNDS / 20);
    }

    private void run() {
        BesProperty position = entities[0].schema().find(1);
        for (int round = 0; round < ROUNDS; round++) {
            for (OwnEntity entity : entities) {
                entity.put(position, value.clear().float32(round).float32(1).float32(2));
            }
            for (int step = 0; step < 3; step++) {
                clock.advanceMs(11);
                long nowNs = clock.nanoTime();
                ann.poll(nowNs);
                ben.poll(nowNs);
                toBen.deliver(ben, nowNs);
                toAnn.deliver(ann, nowNs);
            }
        }
    }

    /** Keeps packets until they are fetched, and loses every so manieth. */
    private static final class Mailbox implements BesLink {
        private final ByteBuffer[] packets = new ByteBuffer[64];
        private final int losesEach;
        private int count;
        private int sent;
        int lost;

        Mailbox(int losesEach) {
            this.losesEach = losesEach;
            for (int index = 0; index < packets.length; index++) {
                packets[index] = ByteBuffer.allocate(1200);
            }
        }

        @Override
        public void send(ByteBuffer packet, long nowNs) {
            if (losesEach > 0 && ++sent % losesEach == 0) {
                lost++;
                return;
            }
            ((Buffer) packets[count]).clear();
            packets[count].put(packet);
            ((Buffer) packet).position(0);
            ((Buffer) packets[count++]).flip();
        }

        @Override
        public boolean isReady() {
            return true;
        }

        void deliver(BesPeer to, long nowNs) {
            int now = count;
            for (int index = 0; index < now; index++) {
                to.receive(packets[index], nowNs);
            }
            count = 0;
        }
    }
}
