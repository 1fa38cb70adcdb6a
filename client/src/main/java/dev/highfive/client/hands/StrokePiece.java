package dev.highfive.client.hands;

import dev.highfive.codec.gamestate.FloatList;
import dev.highfive.codec.gamestate.LongList;
import dev.highfive.codec.gamestate.Mesh1;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/**
 * A piece of a stroke: a thin tube of three sides around a line of points, closed at both ends, as long as
 * fits into one packet. The rings of vertices are carried along the line without twisting.
 */
final class StrokePiece {
    /** 16 rings of 54 bytes, 15 stretches of 18, and less than 30 for the rest: below 1200 bytes. */
    static final int MAX_POINTS = 16;

    private static final int SIDES = 3;
    /** The cosine of the angle by which a line may turn from point to point. */
    private static final float SHARPEST = 0.5f;

    private static final float SHORTEST = 1e-4f;

    private final float radius;
    private final float[] points = new float[3 * MAX_POINTS];
    private int count;
    private int rings;

    private final float[] three = new float[3];
    private final Vector3f ahead = new Vector3f();
    private final Vector3f before = new Vector3f();
    private final Vector3f across = new Vector3f();
    private final Vector3f up = new Vector3f();
    private final Vector3f radial = new Vector3f();

    StrokePiece(float radius) {
        this.radius = radius;
    }

    void clear() {
        count = 0;
    }

    int count() {
        return count;
    }

    boolean isFull() {
        return count == MAX_POINTS;
    }

    void add(Vector3fc point) {
        set(count++, point);
    }

    /** Moves the last point, which follows the pen until the next is added. */
    void moveLast(Vector3fc point) {
        set(count - 1, point);
    }

    /** Whether a last point here would make a corner that is too sharp for a tube. */
    boolean turnsBack(Vector3fc point) {
        if (count < 3) {
            return false;
        }
        point(count - 2, ahead).sub(point(count - 3, before), radial);
        float length = point.sub(ahead, before).length();
        return length > 2 * radius && before.dot(radial) < SHARPEST * length * radial.length();
    }

    Vector3f point(int index, Vector3f dest) {
        return dest.set(points[3 * index], points[3 * index + 1], points[3 * index + 2]);
    }

    /** Builds the tube, in the wire's coordinates; empty where there is no line yet. */
    void build(Mesh1 mesh) {
        mesh.texture.clear();
        mesh.vertices.clear();
        mesh.normals.clear();
        mesh.uvs.clear();
        mesh.integerUvs.clear();
        mesh.triangles.clear();
        rings = count;
        // An end that is closer than the tube is thick has no direction worth the name yet.
        if (rings > 2 && point(rings - 1, before).distance(point(rings - 2, ahead)) < 2 * radius) {
            rings--;
        }
        if (rings < 2) {
            return;
        }
        direction(0);
        startAcross();
        for (int ring = 0; ring < rings; ring++) {
            direction(ring);
            // Square to the line again, by the least change.
            across.fma(-across.dot(ahead), ahead).normalize();
            ahead.cross(across, up);
            addRing(mesh, ring);
        }
        addTriangles(mesh.triangles);
    }

    private void addRing(Mesh1 mesh, int ring) {
        for (int side = 0; side < SIDES; side++) {
            double angle = 2 * Math.PI * side / SIDES;
            across.mul((float) Math.cos(angle), radial).fma((float) Math.sin(angle), up);
            append(mesh.normals, radial.x, radial.y, radial.z);
            point(ring, before).fma(radius, radial);
            append(mesh.vertices, before.x, before.y, before.z);
        }
    }

    /** Counter-clockwise to whoever sees them from outside. */
    private void addTriangles(LongList triangles) {
        triangles.add(0).add(2).add(1);
        for (int ring = 0; ring + 1 < rings; ring++) {
            for (int side = 0; side < SIDES; side++) {
                int a = ring * SIDES + side;
                int b = ring * SIDES + (side + 1) % SIDES;
                triangles.add(a).add(b).add(b + SIDES);
                triangles.add(a).add(b + SIDES).add(a + SIDES);
            }
        }
        int last = (rings - 1) * SIDES;
        triangles.add(last).add(last + 1).add(last + 2);
    }

    /** Along the line at a point: between its neighbours. */
    private void direction(int ring) {
        point(Math.min(rings - 1, ring + 1), radial).sub(point(Math.max(0, ring - 1), before));
        if (radial.lengthSquared() > SHORTEST * SHORTEST) {
            radial.normalize(ahead);
        } else if (ring == 0) {
            ahead.set(1, 0, 0);
        }
    }

    private void startAcross() {
        across.set(0, 1, 0);
        if (Math.abs(ahead.y) > 0.8f) {
            across.set(1, 0, 0);
        }
    }

    private void append(FloatList list, float x, float y, float z) {
        three[0] = x;
        three[1] = y;
        three[2] = -z;
        list.add(three);
    }

    private void set(int index, Vector3fc point) {
        points[3 * index] = point.x();
        points[3 * index + 1] = point.y();
        points[3 * index + 2] = point.z();
    }
}
