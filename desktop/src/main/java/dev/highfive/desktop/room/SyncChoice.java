package dev.highfive.desktop.room;

import dev.highfive.session.world.SyncMode;

/** The values of --sync. */
enum SyncChoice {
    IMMEDIATE, DELAY, ROLLBACK;

    SyncMode mode(int delayMs) {
        return switch (this) {
            case IMMEDIATE -> SyncMode.immediate();
            case DELAY -> delayMs < 0 ? SyncMode.adaptiveDelay() : SyncMode.delay(delayMs * 1_000_000L);
            case ROLLBACK -> SyncMode.rollback();
        };
    }
}
