package dev.highfive.client.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Things that are filled anew every frame: clearing forgets them, adding hands the same objects out again. */
public final class Pool<T> {
    private final List<T> items = new ArrayList<>();
    private final Supplier<T> supplier;
    private int size;

    Pool(Supplier<T> supplier) {
        this.supplier = supplier;
    }

    public int size() {
        return size;
    }

    public T get(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException(index + " of " + size);
        }
        return items.get(index);
    }

    /** The next one, new only if there were never so many before; what it holds is left from an earlier frame. */
    T next() {
        if (size == items.size()) {
            items.add(supplier.get());
        }
        return items.get(size++);
    }

    void clear() {
        size = 0;
    }
}
