package dev.highfive.codec.gamestate;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** The types that a reader knows, by tag. */
final class TypeTable {
    /** Nearly all that are ever met, by tag. */
    private final @Nullable TypeSlot<?>[] small = new TypeSlot<?>[256];
    /** The others, sorted by tag. */
    private TypeSlot<?>[] large = new TypeSlot<?>[0];

    TypeTable(Profile profile, ObjectType<?>... applicationTypes) {
        for (ObjectType<?> type : ObjectTypes.BUILT_IN) {
            add(type, profile);
            if (type.tag(Profile.GSE) != type.tag(profile)) {
                add(type, Profile.GSE);
            }
        }
        for (ObjectType<?> type : applicationTypes) {
            add(type, profile);
        }
    }

    @Nullable
    TypeSlot<?> find(long tag) {
        if (tag >= 0 && tag < small.length) {
            return small[(int) tag];
        }
        int low = 0;
        int high = large.length - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            if (large[middle].tag == tag) {
                return large[middle];
            }
            if (large[middle].tag < tag) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return null;
    }

    private void add(ObjectType<?> type, Profile layout) {
        long tag = type.tag(layout);
        if (tag == 0) {
            return;
        }
        TypeSlot<?> taken = find(tag);
        if (taken != null) {
            throw new IllegalArgumentException(
                    "Tag " + tag + " of " + type.name() + " is the tag of " + taken.type.name() + " too.");
        }
        TypeSlot<?> slot = new TypeSlot<>(tag, type, layout);
        if (tag < small.length) {
            small[(int) tag] = slot;
        } else {
            large = Arrays.copyOf(large, large.length + 1);
            large[large.length - 1] = slot;
            Arrays.sort(large, Comparator.comparingLong(each -> each.tag));
        }
    }
}
