package dev.highfive.client.stage;

import dev.highfive.client.scene.SceneObject.Shape;

/**
 * Which shape a shared thing has, by its id alone. The table is part of the protocol, see docs/wire-format.md: a
 * shape that is new to {@link Shape} does not go in here, or two versions of this program would see two things.
 */
final class ThingShapes {
    private static final Shape[] BY_REMAINDER = {Shape.BOX, Shape.SPHERE, Shape.CYLINDER};

    private ThingShapes() {}

    static Shape of(long id) {
        return BY_REMAINDER[(int) Math.floorMod(id, (long) BY_REMAINDER.length)];
    }
}
