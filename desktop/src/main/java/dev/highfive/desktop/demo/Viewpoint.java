package dev.highfive.desktop.demo;

import dev.highfive.desktop.window.OrbitCamera;
import java.util.ArrayList;
import java.util.List;
import org.joml.Matrix4f;
import org.joml.Vector3f;

/**
 * Where to look at a round of people from: all of them are in the picture, as near as that goes, and nobody covers
 * another or what they look at. It is found by trying: there is no formula for who stands in the way of whom.
 */
record Viewpoint(float yaw, float pitch, float distance) {
    /** What is looked at: the middle of the round, a little below the eyes. */
    static final float HEIGHT = 1.38f;

    private static final float EYES = 1.6f;
    private static final float NAME = 1.95f;
    private static final float RESTING_HANDS = 1;
    private static final float NEAREST_HEAD = 0.9f;
    private static final float FARTHEST = 8;
    private static final int DIRECTIONS = 48;
    private static final float[] PITCHES = {0.15f, 0.25f, 0.35f, 0.45f};
    /** How much of the picture is used, to each side of its middle. */
    private static final float INSIDE = 0.9f;

    private static final float ASPECT = 1.5f;
    private static final float WORTH_OF_THE_RIGHT_SIDE = 0.08f;

    /**
     * @param places on the floor
     * @param focus what nobody may stand before
     * @param yaw from where one would look at it, if there were nobody else
     */
    static Viewpoint find(List<Vector3f> places, Vector3f focus, float yaw) {
        Viewpoint best = null;
        float most = Float.NEGATIVE_INFINITY;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            for (float pitch : PITCHES) {
                float turned = (float) (2 * Math.PI * direction / DIRECTIONS);
                Viewpoint candidate = nearest(places, yaw + turned, pitch);
                float worth = candidate.leastGap(places, focus) + WORTH_OF_THE_RIGHT_SIDE * (float) Math.cos(turned);
                if (worth > most) {
                    most = worth;
                    best = candidate;
                }
            }
        }
        return best;
    }

    private static Viewpoint nearest(List<Vector3f> places, float yaw, float pitch) {
        Viewpoint view = new Viewpoint(yaw, pitch, 1);
        while (view.distance < FARTHEST && !view.hasAll(places)) {
            view = new Viewpoint(yaw, pitch, view.distance + 0.05f);
        }
        return view;
    }

    private boolean hasAll(List<Vector3f> places) {
        Matrix4f view = view();
        Matrix4f toPicture = OrbitCamera.projection(Math.round(1000 * ASPECT), 1000, new Matrix4f())
                .mul(view);
        for (Vector3f place : places) {
            if (-view.transformPosition(at(place, EYES)).z < NEAREST_HEAD
                    || !isInside(toPicture.transformProject(at(place, NAME)))
                    || !isInside(toPicture.transformProject(at(place, RESTING_HANDS)))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isInside(Vector3f point) {
        return Math.abs(point.x) < INSIDE && Math.abs(point.y) < INSIDE;
    }

    /** Between any two heads, and between what is looked at and a head before it, in halves of the picture's height. */
    private float leastGap(List<Vector3f> places, Vector3f focus) {
        Matrix4f toPicture = OrbitCamera.projection(Math.round(1000 * ASPECT), 1000, new Matrix4f())
                .mul(view());
        List<Vector3f> seen = new ArrayList<>();
        Vector3f middle = toPicture.transformProject(new Vector3f(focus));
        float least = Float.POSITIVE_INFINITY;
        for (Vector3f place : places) {
            Vector3f head = toPicture.transformProject(at(place, EYES));
            for (Vector3f other : seen) {
                least = Math.min(least, gap(head, other));
            }
            least = head.z < middle.z ? Math.min(least, gap(head, middle)) : least;
            seen.add(head);
        }
        return least;
    }

    private static float gap(Vector3f one, Vector3f other) {
        return (float) Math.hypot(ASPECT * (one.x - other.x), one.y - other.y);
    }

    private Matrix4f view() {
        return new OrbitCamera().setHome(0, HEIGHT, 0, yaw, pitch, distance).view(new Matrix4f());
    }

    private static Vector3f at(Vector3f place, float height) {
        return new Vector3f(place.x, height, place.z);
    }
}
