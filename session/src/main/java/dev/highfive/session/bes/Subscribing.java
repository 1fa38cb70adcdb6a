package dev.highfive.session.bes;

import org.jspecify.annotations.Nullable;

/** A subscription that was sent, or the end of one. */
final class Subscribing {
    final RemoteType type;
    /** Null for the end. */
    final long @Nullable [] ids;

    Subscribing(RemoteType type, long @Nullable [] ids) {
        this.type = type;
        this.ids = ids;
    }
}
