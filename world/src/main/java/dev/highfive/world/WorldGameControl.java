package dev.highfive.world;

import dev.highfive.codec.gamestate.GameControl1;

/** Buttons and sticks. They are shown as they came last, in every sync mode: half a click means nothing. */
public final class WorldGameControl extends WorldObject {
    private final GameControl1 shown = new GameControl1();
    private long sampleTimeNs;
    private boolean known;

    WorldGameControl(long id, Participant source) {
        super(ObjectKind.GAME_CONTROL, id, source);
        shown.id = id;
    }

    @Override
    public GameControl1 shown() {
        return shown;
    }

    void take(GameControl1 control, Arrival arrival) {
        long timeNs = arrival.sampleTimeNs(control.timeMs);
        if (known && timeNs - sampleTimeNs < 0) {
            arrival.drop(WorldDrop.STALE);
            return;
        }
        known = true;
        sampleTimeNs = timeNs;
        heard(arrival.from, arrival.arrivalTimeNs);
        shown.timeMs = control.timeMs;
        shown.buttons = control.buttons;
        shown.buttonsTimeMs = control.buttonsTimeMs;
        shown.leftX = control.leftX;
        shown.leftY = control.leftY;
        shown.rightX = control.rightX;
        shown.rightY = control.rightY;
    }

    @Override
    void show(SyncMode sync, long displayTimeNs) {
        // Shown since it came.
    }

    @Override
    void addTo(Fingerprint fingerprint) {
        fingerprint.add(shown.buttons);
        fingerprint.add(shown.leftX);
        fingerprint.add(shown.leftY);
        fingerprint.add(shown.rightX);
        fingerprint.add(shown.rightY);
    }
}
