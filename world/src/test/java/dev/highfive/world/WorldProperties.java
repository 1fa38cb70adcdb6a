package dev.highfive.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.FloatRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all orders and values. */
class WorldProperties {
    @Property(tries = 200)
    void inWhateverOrderPacketsComeTheNewestIsTheLastWord(@ForAll Random random, @ForAll @IntRange(max = 2) int mode) {
        SyncMode sync = mode == 0 ? SyncMode.immediate() : mode == 1 ? SyncMode.adaptiveDelay() : SyncMode.rollback();
        Sender sender = new Sender(new World(new WorldOptions().sync(sync)), 1);
        List<Integer> times = new ArrayList<>();
        for (int index = 0; index < 30; index++) {
            times.add(index);
            times.add(index);
        }
        Collections.shuffle(times, random);
        for (int position = 0; position < times.size(); position++) {
            int index = times.get(position);
            float x = index / 100f;
            sender.send(10 * index, 400, Sender.hand(x, 0, 0), Sender.thing(1, x, 0, 0));
        }
        for (int timeMs = 400; timeMs < 2400; timeMs += 14) {
            sender.world.at(timeMs * Sender.MS);
        }
        assertEquals(0.29f, sender.hand().shown().location.x, 1e-5f);
        assertEquals(0.29f, sender.thing(1).shown().location.x, 1e-5f);
        assertEquals(Tracking.LOST, sender.hand().tracking());
    }

    @Property
    void slerpGoesFromOneRotationToTheOther(
            @ForAll @Size(6) List<@FloatRange(min = -3, max = 3) Float> turns,
            @ForAll @FloatRange(min = 0, max = 1) float fraction) {
        Quaternion from = new Quaternion().setTurn(turns.get(0), turns.get(1), turns.get(2));
        Quaternion to = new Quaternion().setTurn(turns.get(3), turns.get(4), turns.get(5));
        Quaternion between = new Quaternion().slerp(from, to, fraction);
        float whole = new Quaternion().between(from, to).angle();
        assertEquals(fraction * whole, new Quaternion().between(from, between).angle(), 2e-3f);
        assertEquals(
                (1 - fraction) * whole, new Quaternion().between(between, to).angle(), 2e-3f);
    }

    @Property
    void aTurnIsWhatItWasMadeOf(@ForAll @Size(3) List<@FloatRange(min = -1.8f, max = 1.8f) Float> turn) {
        Quaternion rotation = new Quaternion().setTurn(turn.get(0), turn.get(1), turn.get(2));
        float scale = rotation.turnScale();
        float length =
                (float) Math.sqrt(turn.get(0) * turn.get(0) + turn.get(1) * turn.get(1) + turn.get(2) * turn.get(2));
        if (length < 3.1f) {
            assertEquals(turn.get(0), rotation.x * scale, 2e-3f);
            assertEquals(turn.get(1), rotation.y * scale, 2e-3f);
            assertEquals(turn.get(2), rotation.z * scale, 2e-3f);
        }
    }

    @Property(tries = 200)
    void aTableFindsWhatIsInItAndNothingElse(@ForAll @Size(max = 200) List<@IntRange(min = 0, max = 40) Integer> ids) {
        Participant nobody = new Sender(new World(new WorldOptions()), 1).participant;
        ObjectTable table = new ObjectTable();
        Map<Long, WorldObject> model = new HashMap<>();
        for (int each : ids) {
            // Every id is a multiple of a large power of two, so that many fall on one place.
            long id = (long) each << 40;
            WorldObject known = model.remove(id);
            if (known != null) {
                assertSame(known, table.remove(table.indexOf(known)));
            } else {
                WorldObject added = new WorldMesh(id, nobody, SyncMode.immediate());
                model.put(id, added);
                table.add(added);
            }
            assertEquals(model.size(), table.count());
            for (long every = 0; every <= 40; every++) {
                assertSame(model.get(every << 40), table.find(ObjectKind.MESH, every << 40));
            }
        }
    }
}
