package dev.highfive.session.vip;

import dev.highfive.codec.vip.VipMessage;
import org.jspecify.annotations.Nullable;

/** A field of an object: its newest value, and its place among all that were set, oldest first. */
final class Cell {
    final VipObject object;
    final VipMessage value = new VipMessage();
    /** Counts all changes in the room; 0 where it was never set. */
    long version;

    @Nullable
    Cell older;

    @Nullable
    Cell newer;

    Cell(VipObject object, short field) {
        this.object = object;
        value.to(object.id(), field);
    }
}
