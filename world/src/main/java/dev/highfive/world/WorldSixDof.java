package dev.highfive.world;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.SixDof1;

/** A controller with its place. What it points at is shown as it came last. */
public final class WorldSixDof extends MovingObject {
    private final SixDof1 shown = new SixDof1();

    WorldSixDof(long id, Participant source, SyncMode sync) {
        super(ObjectKind.SIX_DOF, id, source, sync);
        shown.id = id;
    }

    @Override
    public SixDof1 shown() {
        return shown;
    }

    @Override
    void take(GameObject object, Update update) {
        SixDof1 controller = (SixDof1) object;
        Sample sample = admit(controller.timeMs, update);
        if (sample == null) {
            return;
        }
        sample.setMovingPlace(controller.location);
        sample.setTurning(controller.rotation);
        if (sample == timeline.newest()) {
            shown.timeMs = controller.timeMs;
            shown.left = controller.left;
            shown.hasPointer = controller.hasPointer;
            if (controller.hasPointer) {
                shown.setPointer(controller.pointerX, controller.pointerY, controller.pointerZ);
            }
        }
    }

    @Override
    void copyToShown() {
        showPlace(shown.location);
        showRotation(shown.rotation);
    }
}
