package dev.highfive.world;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Objects by kind and id, and in a row for whoever goes through all of them. Grows with what is in it. */
final class ObjectTable {
    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    private WorldObject[] row = new WorldObject[4];
    /** Positions in the row plus one, found by hash; 0 is free. At most half of them are taken. */
    private int[] places = new int[8];

    private int count;

    int count() {
        return count;
    }

    WorldObject get(int index) {
        if (index < 0 || index >= count) {
            throw new IndexOutOfBoundsException(index + " of " + count);
        }
        return row[index];
    }

    /** @return null if it is not there */
    @Nullable
    WorldObject find(ObjectKind kind, long id) {
        int place = places[findPlace(kind, id)];
        return place == 0 ? null : row[place - 1];
    }

    /** @param object one that is not there yet */
    void add(WorldObject object) {
        if (count == row.length) {
            row = Arrays.copyOf(row, 2 * count);
            places = new int[4 * count];
            for (int index = 0; index < count; index++) {
                places[findPlace(row[index].kind(), row[index].id())] = index + 1;
            }
        }
        row[count++] = object;
        places[findPlace(object.kind(), object.id())] = count;
    }

    /** Moves the last one of the row into the gap. */
    WorldObject remove(int index) {
        WorldObject removed = get(index);
        free(findPlace(removed.kind(), removed.id()));
        WorldObject last = row[count - 1];
        if (last != removed) {
            places[findPlace(last.kind(), last.id())] = index + 1;
            row[index] = last;
        }
        row[--count] = null;
        return removed;
    }

    int indexOf(WorldObject object) {
        return places[findPlace(object.kind(), object.id())] - 1;
    }

    void clear() {
        Arrays.fill(row, 0, count, null);
        Arrays.fill(places, 0);
        count = 0;
    }

    private int findPlace(ObjectKind kind, long id) {
        int place = home(kind, id);
        while (places[place] != 0) {
            WorldObject object = row[places[place] - 1];
            if (object.id() == id && object.kind() == kind) {
                break;
            }
            place = place + 1 & places.length - 1;
        }
        return place;
    }

    /** Closes the gap, so that whoever searches meets none: what collided moves up. */
    private void free(int gap) {
        int place = gap;
        while (true) {
            place = place + 1 & places.length - 1;
            if (places[place] == 0) {
                break;
            }
            WorldObject object = row[places[place] - 1];
            int home = home(object.kind(), object.id());
            if ((place - home & places.length - 1) >= (place - gap & places.length - 1)) {
                places[gap] = places[place];
                gap = place;
            }
        }
        places[gap] = 0;
    }

    private int home(ObjectKind kind, long id) {
        long mixed = (id + kind.ordinal() * MULTIPLIER) * MULTIPLIER;
        return (int) (mixed >>> 32 ^ mixed >>> 48) & places.length - 1;
    }
}
