package dev.highfive.world;

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

    void take(SixDof1 controller, Arrival arrival) {
        Sample sample = admit(controller.timeMs, arrival);
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
