package dev.highfive.client.render;

/**
 * A bone with flesh: thick at one end, thin at the other, round at both, and if wished flatter than it is wide.
 */
final class Limb {
    private final float ax;
    private final float ay;
    private final float az;
    private final float dx;
    private final float dy;
    private final float dz;
    private final float inverseLengthSquared;
    private final float startRadius;
    private final float endRadius;
    private final float flatX;
    private final float flatY;
    private final float flatZ;
    private final float stretch;

    /**
     * @param flatness how much less high than wide: 0 for round, 0.3 for 70 percent
     * @param up the direction in which it is flat, a unit vector at about right angles to the bone
     */
    Limb(float[] start, float[] end, float startRadius, float endRadius, float flatness, float[] up) {
        ax = start[0];
        ay = start[1];
        az = start[2];
        dx = end[0] - ax;
        dy = end[1] - ay;
        dz = end[2] - az;
        inverseLengthSquared = 1 / Math.max(dx * dx + dy * dy + dz * dz, 1e-9f);
        this.startRadius = startRadius;
        this.endRadius = endRadius;
        flatX = up[0];
        flatY = up[1];
        flatZ = up[2];
        stretch = 1 / (1 - flatness) - 1;
    }

    float distance(float x, float y, float z) {
        float px = x - ax;
        float py = y - ay;
        float pz = z - az;
        float t = Math.max(0, Math.min(1, (px * dx + py * dy + pz * dz) * inverseLengthSquared));
        px -= t * dx;
        py -= t * dy;
        pz -= t * dz;
        float height = (px * flatX + py * flatY + pz * flatZ) * stretch;
        float distance = Solid.length(px + height * flatX, py + height * flatY, pz + height * flatZ);
        return distance - startRadius - t * (endRadius - startRadius);
    }
}
