package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Head1;

/** The head of a participant. */
public final class WorldHead extends BodyPart {
    private final Head1 shown = new Head1();

    WorldHead(Participant source, SyncMode sync) {
        super(ObjectKind.HEAD, source, sync);
    }

    @Override
    public Head1 shown() {
        return shown;
    }

    @Override
    void take(GameObject object, Update update) {
        Head1 head = (Head1) object;
        Sample sample = admit(head.timeMs, update);
        if (sample == null) {
            return;
        }
        sample.setMovingPlace(head.location);
        sample.setTurning(head.rotation);
        shown.id = head.id;
        if (sample == timeline.newest()) {
            shown.timeMs = head.timeMs;
            if (head.hasIpd) {
                takeIpd(head.ipd);
            }
        }
    }

    /** Stays from one head to the next: cisco/gse sends it as an object of its own. */
    void takeIpd(float ipd) {
        shown.hasIpd = true;
        shown.ipd = ipd;
    }

    @Override
    void copyToShown() {
        showPlace(shown.location);
        showRotation(shown.rotation);
    }
}
