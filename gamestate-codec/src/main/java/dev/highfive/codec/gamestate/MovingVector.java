package dev.highfive.codec.gamestate;

/**
 * Three Float32 and their change per second as Float16: Loc2 in metres and metres per second, Scale2 as
 * factors.
 */
public final class MovingVector {
    static final int SIZE = 3 * 4 + 3 * 2;

    public float x;
    public float y;
    public float z;
    public float vx;
    public float vy;
    public float vz;

    public MovingVector set(float x, float y, float z) {
        this.x = x;
        this.y = y;
        this.z = z;
        return this;
    }

    public MovingVector setVelocity(float vx, float vy, float vz) {
        this.vx = vx;
        this.vy = vy;
        this.vz = vz;
        return this;
    }
}
