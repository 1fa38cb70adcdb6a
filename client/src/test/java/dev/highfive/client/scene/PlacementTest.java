package dev.highfive.client.scene;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class PlacementTest {
    private static final float QUARTER = (float) Math.PI / 2;

    private final Placement parent = new Placement();
    private final Placement child = new Placement();

    @Test
    void childMovesTurnsAndGrowsWithItsParent() {
        parent.position.set(1, 2, 3);
        parent.rotation.rotationY(QUARTER);
        parent.scale.set(2);
        child.position.set(0, 0, 1);
        child.parent = parent;
        assertAt(child, new Vector3f(), 3, 2, 3);
        assertAt(child, new Vector3f(0, 1, 0), 3, 4, 3);
    }

    @Test
    void grandchildIsPlacedByBoth() {
        Placement grandchild = new Placement();
        parent.position.set(1, 0, 0);
        child.position.set(0, 1, 0);
        child.rotation.rotationZ(QUARTER);
        grandchild.position.set(1, 0, 0);
        child.parent = parent;
        grandchild.parent = child;
        assertAt(grandchild, new Vector3f(), 1, 2, 0);
    }

    @Test
    void ringOfParentsIsFinite() {
        child.position.set(0, 0.01f, 0);
        child.parent = parent;
        parent.parent = child;
        assertTrue(child.world().isFinite());
    }

    private static void assertAt(Placement placement, Vector3f point, float x, float y, float z) {
        Vector3f found = placement.world().transformPosition(point, new Vector3f());
        assertTrue(found.equals(new Vector3f(x, y, z), 1e-5f), found::toString);
    }
}
