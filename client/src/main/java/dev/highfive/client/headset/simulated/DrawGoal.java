package dev.highfive.client.headset.simulated;

import org.joml.Vector3f;
import org.joml.Vector3fc;

/** A figure that thumb and forefinger draw, upright in the room. */
final class DrawGoal extends ReachGoal {
    private final Figure figure;
    private final Vector3f centre = new Vector3f();
    private final Vector3f right = new Vector3f();
    private final float size;
    private final double start;
    private final double seconds;

    /** @param yaw of whoever looks at it: 0 sees it in the direction of -Z */
    DrawGoal(Figure figure, Vector3fc centre, float yaw, float size, double start, double seconds) {
        super(centre);
        this.figure = figure;
        this.centre.set(centre);
        this.right.set(1, 0, 0).rotateY(yaw);
        this.size = size;
        this.start = start;
        this.seconds = seconds;
    }

    @Override
    void target(double time, Vector3f dest) {
        double part = Ease.minimumJerk((time - start) / seconds);
        dest.set(centre).fma((float) (size * figure.x(part)), right);
        dest.y += (float) (size * figure.y(part));
    }
}
