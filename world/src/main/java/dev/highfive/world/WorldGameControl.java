package dev.highfive.world;

import dev.highfive.codec.gamestate.GameControl1;
import dev.highfive.codec.gamestate.GameObject;

/** Buttons and sticks. They are shown as they came last, in every sync mode: half a click means nothing. */
public final class WorldGameControl extends WorldObject {
    private final GameControl1 shown = new GameControl1();
    private long sampleTimeNs;
    private boolean known;

    WorldGameControl(long id, Participant source, SyncMode sync) {
        super(ObjectKind.GAME_CONTROL, id, source);
        shown.id = id;
    }

    @Override
    public GameControl1 shown() {
        return shown;
    }

    @Override
    void take(GameObject object, Update update) {
        GameControl1 control = (GameControl1) object;
        long timeNs = update.sampleTimeNs(control.timeMs);
        if (known && timeNs - sampleTimeNs < 0) {
            update.drop(WorldDrop.STALE);
            return;
        }
        known = true;
        sampleTimeNs = timeNs;
        heard(update.from, update.arrivalTimeNs);
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
        fingerprint.addHalf(shown.leftX);
        fingerprint.addHalf(shown.leftY);
        fingerprint.addHalf(shown.rightX);
        fingerprint.addHalf(shown.rightY);
    }
}
