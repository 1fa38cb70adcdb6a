package dev.highfive.desktop.session;

import dev.highfive.world.SyncMode;

/** The values of --sync. */
enum SyncChoice {
    IMMEDIATE,
    DELAY,
    ROLLBACK;

    /** @param delayMs null for as long as it takes */
    SyncMode mode(Integer delayMs) {
        return switch (this) {
            case IMMEDIATE -> SyncMode.immediate();
            case DELAY -> delayMs == null ? SyncMode.adaptiveDelay() : SyncMode.delay(delayMs * 1_000_000L);
            case ROLLBACK -> SyncMode.rollback();
        };
    }
}
