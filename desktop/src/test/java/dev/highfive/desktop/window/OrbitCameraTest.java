package dev.highfive.desktop.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.junit.jupiter.api.Test;

class OrbitCameraTest {
    private static final float NEAR = 1e-4f;

    private final OrbitCamera camera = new OrbitCamera().setHome(0, 1, 0, 0, 0, 2);

    @Test
    void looksAtItsTargetFromItsDistance() {
        assertEye(0, 1, 2);
        Vector3f target = camera.view(new Matrix4f()).transformPosition(new Vector3f(0, 1, 0));
        assertTrue(target.equals(new Vector3f(0, 0, -2), NEAR), target::toString);
    }

    @Test
    void turnsAroundItsTarget() {
        camera.turn((float) Math.PI / 2, 0);
        assertEye(2, 1, 0);
    }

    @Test
    void neverTurnsOverTheTop() {
        camera.turn(0, 10);
        assertTrue(camera.view(new Matrix4f()).isFinite());
        assertTrue(eye().y < 3);
        assertTrue(eye().y > 2.9f);
    }

    @Test
    void staysWithinTheRoomWhenZoomed() {
        camera.zoom(1e-9f);
        assertTrue(camera.distance() > 0.1f);
        camera.zoom(1e9f);
        assertTrue(camera.distance() < 30);
    }

    @Test
    void dragFollowsThePointer() {
        camera.turn((float) Math.PI / 2, 0); // looks along -X, so right is -Z
        camera.shift(0.5f, 0);
        assertTrue(eye().z < -0.5f, () -> eye().toString());
    }

    @Test
    void returnsHome() {
        camera.turn(1, 1);
        camera.shift(1, 1);
        camera.zoom(2);
        camera.reset();
        assertEye(0, 1, 2);
    }

    private Vector3f eye() {
        return camera.view(new Matrix4f()).originAffine(new Vector3f());
    }

    private void assertEye(float x, float y, float z) {
        Vector3f eye = eye();
        assertEquals(x, eye.x, NEAR);
        assertEquals(y, eye.y, NEAR);
        assertEquals(z, eye.z, NEAR);
    }
}
