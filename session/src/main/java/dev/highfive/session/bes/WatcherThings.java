package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesProperty;
import dev.highfive.codec.bes.BesReader;
import dev.highfive.codec.bes.BesType;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.Session;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What watchers introduce, as things in a session: of each entity that has a place, an Object2 of ours. Whatever its
 * schema is, only properties called position, rotation and scale count, and only values that can be shown.
 */
public final class WatcherThings implements BesListener {
    /** Of all watchers together. */
    static final int MAX_THINGS = 512;
    /** So many are published a frame at most; the others wait for the next. */
    private static final int MAX_A_FRAME = 64;
    /** What is gone is said to be so for a while, and then no more. */
    private static final long GONE_NS = 3_000_000_000L;

    private static final float MAX_PLACE = 10_000;

    private final Session session;
    private final Map<RemoteEntity, Thing> things = new IdentityHashMap<>();
    private final List<Thing> all = new ArrayList<>();
    private long lastId;
    private int cursor;

    public WatcherThings(Session session) {
        this.session = session;
    }

    /** How many there are. */
    public int count() {
        return things.size();
    }

    @Override
    public long @Nullable [] wanted(RemoteType type) {
        List<BesProperty> wanted = new ArrayList<>();
        for (int index = 0; index < type.schema().count(); index++) {
            BesProperty property = type.schema().property(index);
            if (Part.of(property) != null) {
                wanted.add(property);
            }
        }
        boolean hasPlace = wanted.stream().anyMatch(property -> Part.of(property) == Part.POSITION);
        return hasPlace ? wanted.stream().mapToLong(BesProperty::id).toArray() : null;
    }

    @Override
    public void added(BesPeer peer, RemoteEntity entity) {
        if (all.size() < MAX_THINGS) {
            Thing thing = new Thing(++lastId);
            things.put(entity, thing);
            all.add(thing);
        }
    }

    @Override
    public void changed(BesPeer peer, RemoteEntity entity, BesProperty property) {
        Thing thing = things.get(entity);
        Part part = Part.of(property);
        if (thing != null && part != null) {
            thing.set(part, entity.read(property), property.type().element());
        }
    }

    @Override
    public void removed(BesPeer peer, RemoteEntity entity) {
        Thing thing = things.remove(entity);
        if (thing != null) {
            thing.object.active = false;
            thing.changed = true;
            thing.goneNs = session.clock().nanoTime();
        }
    }

    /** Publishes what has changed. Once a frame. */
    public void publish(long nowNs) {
        int published = 0;
        for (int left = all.size(); left > 0 && published < MAX_A_FRAME; left--) {
            cursor = cursor < all.size() ? cursor : 0;
            Thing thing = all.get(cursor);
            if (!thing.object.active && nowNs - thing.goneNs > GONE_NS) {
                session.withdraw(thing.object.type(), thing.object.id);
                all.remove(cursor);
                published++;
                continue;
            }
            if (thing.changed && thing.hasPlace) {
                thing.changed = false;
                thing.object.timeMs = (int) session.clock().wallMillis();
                session.publish(thing.object, nowNs);
                published++;
            }
            cursor++;
        }
    }

    /** What a property is to a thing. */
    private enum Part {
        POSITION(3),
        ROTATION(4),
        SCALE(3);

        final int count;

        Part(int count) {
            this.count = count;
        }

        /** @return null for what means nothing to it */
        @Nullable
        static Part of(BesProperty property) {
            BesType type = property.type();
            for (Part part : values()) {
                if (property.name().equalsIgnoreCase(part.name())
                        && type.kind() == BesType.Kind.VEC
                        && type.count() == part.count
                        && isNumber(type.element())) {
                    return part;
                }
            }
            return null;
        }

        private static boolean isNumber(BesType type) {
            return type.kind() == BesType.Kind.FLOAT32
                    || type.kind() == BesType.Kind.FLOAT64
                    || type.kind() == BesType.Kind.FIXED;
        }
    }

    private static final class Thing {
        final Object2 object = new Object2();
        private final float[] numbers = new float[4];
        boolean changed;
        boolean hasPlace;
        long goneNs;

        Thing(long id) {
            object.id = id;
            // Of a size that can be seen, where none is told.
            object.scale.set(0.2f, 0.2f, 0.2f);
        }

        void set(Part part, BesReader in, BesType element) {
            float squared = 0;
            boolean shown = true;
            for (int index = 0; index < part.count; index++) {
                numbers[index] = number(in, element);
                squared += numbers[index] * numbers[index];
                shown &= Math.abs(numbers[index]) <= MAX_PLACE;
            }
            if (part == Part.ROTATION) {
                shown &= squared > 0.98f && squared < 1.02f;
            }
            if (!shown) {
                return;
            }
            changed = true;
            switch (part) {
                case POSITION:
                    hasPlace = true;
                    set(object.location);
                    break;
                case SCALE:
                    set(object.scale);
                    break;
                default:
                    float length = (float) Math.sqrt(squared);
                    object.rotation.now.set(
                            numbers[0] / length, numbers[1] / length, numbers[2] / length, numbers[3] / length);
                    object.rotation.inOneSecond.setImaginary(
                            object.rotation.now.i, object.rotation.now.j, object.rotation.now.k);
            }
        }

        private void set(MovingVector vector) {
            vector.set(numbers[0], numbers[1], numbers[2]);
        }

        private static float number(BesReader in, BesType type) {
            switch (type.kind()) {
                case FLOAT32:
                    return in.float32();
                case FLOAT64:
                    return (float) in.float64();
                default:
                    return (float) in.fixed(type.fractionBits());
            }
        }
    }
}
