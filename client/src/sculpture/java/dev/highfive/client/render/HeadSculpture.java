package dev.highfive.client.render;

/** A round head that wears a headset, as a solid in millimetres from the middle between the eyes; it looks along -Z. */
final class HeadSculpture implements DistanceField {
    static final float[] LOW = {-96, -132, -48};
    static final float[] HIGH = {96, 136, 186};

    @Override
    public float at(float x, float y, float z) {
        float skull = Solid.ellipsoid(x, y - 24, z - 78, 76, 88, 84);
        float jaw = Solid.ellipsoid(x, y + 50, z - 66, 58, 58, 62);
        float head = Solid.join(skull, jaw, 46);
        // The headset is bent around the face.
        float bend = z - 0.0035f * x * x;
        float visor = box(x, y, bend - 4, 72, 33, 30, 20);
        return Solid.join(head, visor, 9);
    }

    private static float box(float x, float y, float z, float halfX, float halfY, float halfZ, float round) {
        float dx = Math.abs(x) - halfX + round;
        float dy = Math.abs(y) - halfY + round;
        float dz = Math.abs(z) - halfZ + round;
        return Solid.length(Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0))
                + Math.min(Math.max(dx, Math.max(dy, dz)), 0)
                - round;
    }
}
