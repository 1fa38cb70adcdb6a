package dev.highfive.client.scene;

import org.joml.Matrix4x3f;
import org.joml.Matrix4x3fc;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/**
 * Where something is: in the room, or in the frame of its parent, scale included. Parents come from the network, so
 * they may form a ring: beyond {@link #DEEPEST} ancestors a thing counts as placed in the room.
 */
public final class Placement {
    static final int DEEPEST = 16;

    public final Vector3f position = new Vector3f();
    public final Quaternionf rotation = new Quaternionf();
    public final Vector3f scale = new Vector3f(1);
    /** Null is the room. */
    public @Nullable Placement parent;

    private final Matrix4x3f world = new Matrix4x3f();

    /** At the origin, upright, of its own size, in the room. */
    public Placement reset() {
        position.set(0);
        rotation.identity();
        scale.set(1);
        parent = null;
        return this;
    }

    /** From the thing's own frame to the room's; valid until the next call. */
    public Matrix4x3fc world() {
        world.translationRotateScale(position, rotation, scale);
        Placement ancestor = parent;
        for (int depth = 0; ancestor != null && depth < DEEPEST; depth++) {
            ancestor.multiplyBefore(world);
            ancestor = ancestor.parent;
        }
        return world;
    }

    private void multiplyBefore(Matrix4x3f child) {
        child.scaleLocal(scale.x, scale.y, scale.z).rotateLocal(rotation);
        child.m30(child.m30() + position.x).m31(child.m31() + position.y).m32(child.m32() + position.z);
    }
}
