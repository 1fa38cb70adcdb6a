package dev.highfive.client.render;

/** Parts that solids are modelled from. Lengths in whatever unit the model uses. */
final class Solid {
    private Solid() {}

    /** The union of two solids with the seam between them filled over a width of k. */
    static float join(float a, float b, float k) {
        float h = Math.max(k - Math.abs(a - b), 0) / k;
        return Math.min(a, b) - h * h * k * 0.25f;
    }

    /** What is in a and not in b, with the edge rounded over a width of k. */
    static float carve(float a, float b, float k) {
        return -join(-a, b, k);
    }

    /** An ellipsoid; exact only on its surface. */
    static float ellipsoid(float x, float y, float z, float rx, float ry, float rz) {
        float k0 = length(x / rx, y / ry, z / rz);
        float k1 = length(x / (rx * rx), y / (ry * ry), z / (rz * rz));
        return k1 < 1e-9f ? -Math.min(rx, Math.min(ry, rz)) : k0 * (k0 - 1) / k1;
    }

    static float length(float x, float y, float z) {
        return (float) Math.sqrt(x * x + y * y + z * z);
    }
}
