package dev.highfive.world;

import org.jspecify.annotations.Nullable;

/** Keeps the objects of everybody within bounds: how many one may have, how many there are, their bytes. */
final class ObjectBudget {
    private final WorldOptions options;
    private final Update update;
    private final ObjectTable shared = new ObjectTable();
    private int objects;
    private long extraBytes;

    ObjectBudget(WorldOptions options, Update update) {
        this.options = options;
        this.update = update;
    }

    /** The things that are everybody's. */
    ObjectTable shared() {
        return shared;
    }

    /** Whether one more fits into the table; if not, that is counted. */
    boolean hasPlace(ObjectTable table) {
        if (table.count() >= options.maxObjectsEach || objects >= options.maxObjects) {
            evictOne(table);
        }
        if (table.count() >= options.maxObjectsEach || objects >= options.maxObjects) {
            update.drop(WorldDrop.TOO_MANY_OBJECTS);
            return false;
        }
        return true;
    }

    void add(ObjectTable table, WorldObject object) {
        table.add(object);
        objects++;
    }

    /** Whether an object may go from so many bytes to so many; if not, that is counted. */
    boolean hasBytes(int fromBytes, int toBytes) {
        boolean has = extraBytes - fromBytes + toBytes <= options.maxMeshBytes;
        if (!has) {
            update.drop(WorldDrop.TOO_MANY_MESH_BYTES);
        }
        return has;
    }

    /** Notes that an object went from so many bytes to so many. */
    void resized(int fromBytes, int toBytes) {
        extraBytes += toBytes - fromBytes;
    }

    void remove(ObjectTable table, int index) {
        extraBytes -= table.remove(index).extraBytes();
        objects--;
    }

    void removeAll(ObjectTable table) {
        for (int index = table.count() - 1; index >= 0; index--) {
            remove(table, index);
        }
    }

    /** A thing of the participant's own becomes everybody's. */
    @Nullable
    WorldThing share(Participant from, long id) {
        WorldThing thing = (WorldThing) from.objects().find(ObjectKind.THING, id);
        if (thing != null) {
            from.objects().remove(from.objects().indexOf(thing));
            shared.add(thing);
        }
        return thing;
    }

    /** Frees a place by what nobody misses: the inactive thing that was not heard of for longest. */
    private void evictOne(ObjectTable table) {
        int oldest = -1;
        for (int index = 0; index < table.count(); index++) {
            WorldObject object = table.get(index);
            if (!object.active()
                    && (oldest < 0 || object.heardTimeNs() - table.get(oldest).heardTimeNs() < 0)) {
                oldest = index;
            }
        }
        if (oldest >= 0) {
            remove(table, oldest);
        }
    }
}
