package dev.highfive.session.vip;

import org.jspecify.annotations.Nullable;

/**
 * All fields that were ever set, in the order of their last change. Whoever knows up to which change it has been told
 * finds what is new at the end; what changed twice since stands there once.
 */
@SuppressWarnings("NullAway") // what is between the ends has neighbours, and nobody asks for what the ends are of
final class Changes {
    private final Cell ends = new Cell(new VipObject(0, null, null), (short) 0);
    private long version;

    Changes() {
        ends.older = ends;
        ends.newer = ends;
    }

    /** The number of the last change. */
    long version() {
        return version;
    }

    void changed(Cell cell) {
        remove(cell);
        cell.version = ++version;
        cell.older = ends.older;
        cell.newer = ends;
        cell.older.newer = cell;
        ends.older = cell;
    }

    void remove(Cell cell) {
        if (cell.older != null) {
            cell.older.newer = cell.newer;
            cell.newer.older = cell.older;
            cell.older = null;
            cell.newer = null;
        }
    }

    /** The first cell that changed after that, or null. */
    @Nullable
    Cell after(long seen) {
        Cell cell = ends;
        while (cell.older != ends && cell.older.version > seen) {
            cell = cell.older;
        }
        return cell == ends ? null : cell;
    }

    /** The next one, or null. */
    @Nullable
    Cell next(Cell cell) {
        return cell.newer == ends ? null : cell.newer;
    }
}
