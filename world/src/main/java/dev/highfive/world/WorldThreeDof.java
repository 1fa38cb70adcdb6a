package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.ThreeDof1;

/** A controller that knows only how it is turned. */
public final class WorldThreeDof extends MovingObject {
    private final ThreeDof1 shown = new ThreeDof1();

    WorldThreeDof(long id, Participant source, SyncMode sync) {
        super(ObjectKind.THREE_DOF, id, source, sync);
        shown.id = id;
    }

    @Override
    public ThreeDof1 shown() {
        return shown;
    }

    @Override
    void take(GameObject object, Update update) {
        ThreeDof1 controller = (ThreeDof1) object;
        Sample sample = admit(controller.timeMs, update);
        if (sample == null) {
            return;
        }
        sample.setNowhere();
        sample.setTurning(controller.rotation);
        if (sample == timeline.newest()) {
            shown.timeMs = controller.timeMs;
            shown.left = controller.left;
        }
    }

    @Override
    void copyToShown() {
        motion.rotation.copyTo(shown.rotation.now);
        timeline.newest().inOneSecond.copyTo(shown.rotation.inOneSecond);
    }
}
