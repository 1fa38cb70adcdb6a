package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Parent;

/** A thing, whether it comes with rates (Object2) or without (Object1). */
public final class WorldThing extends MovingObject {
    private final Object2 shown = new Object2();
    private boolean withRates;

    WorldThing(long id, Participant source, SyncMode sync) {
        super(ObjectKind.THING, id, source, sync);
        shown.id = id;
    }

    @Override
    public Object2 shown() {
        return shown;
    }

    @Override
    public boolean active() {
        return shown.active;
    }

    /** Whether it came as an Object2 last. */
    public boolean withRates() {
        return withRates;
    }

    @Override
    void take(GameObject object, Update update) {
        if (object instanceof Object2) {
            take((Object2) object, update);
        } else {
            take((Object1) object, update);
        }
    }

    private void take(Object1 thing, Update update) {
        Sample sample = admit(thing.timeMs, update);
        if (sample == null) {
            return;
        }
        sample.setNowhere();
        sample.setPlace(thing.x, thing.y, thing.z);
        sample.setStill(thing.rotation);
        sample.setFixedScale(thing.scaleX, thing.scaleY, thing.scaleZ);
        takeRest(sample, thing.timeMs, thing.active, thing.parent, false);
    }

    private void take(Object2 thing, Update update) {
        Sample sample = admit(thing.timeMs, update);
        if (sample == null) {
            return;
        }
        sample.setMovingPlace(thing.location);
        sample.setTurning(thing.rotation);
        sample.setMovingScale(thing.scale);
        takeRest(sample, thing.timeMs, thing.active, thing.parent, true);
    }

    private void takeRest(Sample sample, int timeMs, boolean active, Parent parent, boolean rates) {
        if (sample != timeline.newest()) {
            return;
        }
        boolean otherFrame = parent.present != shown.parent.present || parent.id != shown.parent.id;
        if (active && !shown.active || otherFrame) {
            // What comes back, or is now told relative to something else, does not glide there.
            appears(sample);
        }
        shown.timeMs = timeMs;
        shown.active = active;
        shown.parent.present = parent.present;
        shown.parent.id = parent.id;
        withRates = rates;
    }

    @Override
    void copyToShown() {
        showPlace(shown.location);
        showRotation(shown.rotation);
        showScale(shown.scale);
    }

    @Override
    void addTo(Fingerprint fingerprint) {
        super.addTo(fingerprint);
        fingerprint.add(shown.parent.present ? shown.parent.id : -1);
    }
}
