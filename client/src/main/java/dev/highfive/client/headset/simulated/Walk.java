package dev.highfive.client.headset.simulated;

import java.util.ArrayList;
import java.util.List;

/** The way of a body through the room: turns and straight walks, each from rest to rest. */
final class Walk {
    private static final double WALKING_SPEED = 0.8;
    private static final double TURNING_SPEED = Math.toRadians(80);
    /** Each step lifts the body once. */
    static final double STEP_METRES = 0.62;

    private static final double STEP_LIFT = 0.018;

    private final List<Leg> legs = new ArrayList<>();

    Walk(double x, double z, double yaw) {
        legs.add(new Leg(Double.NEGATIVE_INFINITY, 1, x, z, x, z, yaw, yaw, 0));
    }

    /** When the last leg ends. */
    double end() {
        Leg last = last();
        return last.start + last.seconds;
    }

    /** Turns to face a point, by the shorter way, and returns when that is done. */
    double face(double start, double x, double z) {
        Leg last = last();
        double dx = x - last.toX;
        double dz = z - last.toZ;
        if (dx * dx + dz * dz < 1e-6) {
            return start;
        }
        double turn = Math.IEEEremainder(Math.atan2(-dx, -dz) - last.toYaw, 2 * Math.PI);
        double seconds = Math.max(0.4, 1.2 * Math.abs(turn) / TURNING_SPEED);
        return Math.abs(turn) < 1e-3 ? start : add(start, seconds, last.toX, last.toZ, last.toYaw + turn);
    }

    /** Walks straight to a point, facing it first, and returns when that is done. */
    double to(double start, double x, double z) {
        double turned = face(start, x, z);
        Leg last = last();
        double distance = Math.hypot(x - last.toX, z - last.toZ);
        return distance < 1e-3 ? turned : add(turned, Math.max(0.9, 1.25 * distance / WALKING_SPEED), x, z, last.toYaw);
    }

    /** Where the body is at a time, in seconds. */
    void at(double time, Stance dest) {
        Leg leg = legs.get(Track.indexAt(legs, time));
        double t = (time - leg.start) / leg.seconds;
        double part = Ease.minimumJerk(t);
        double distance = leg.distance();
        dest.x = (float) (leg.fromX + part * (leg.toX - leg.fromX));
        dest.z = (float) (leg.fromZ + part * (leg.toZ - leg.fromZ));
        dest.yaw = (float) (leg.fromYaw + part * (leg.toYaw - leg.fromYaw));
        dest.speed = (float) (distance * Ease.minimumJerkRate(t) / leg.seconds);
        dest.travelled = (float) (leg.travelled + part * distance);
        double step = Math.sin(Math.PI * dest.travelled / STEP_METRES);
        dest.lift = (float) (STEP_LIFT * dest.stride() * step * step);
    }

    private double add(double start, double seconds, double x, double z, double yaw) {
        Leg last = last();
        if (start < end() - 1e-9) {
            throw new IllegalArgumentException(
                    "The body walks until " + end() + " s and cannot begin something else at " + start + " s.");
        }
        legs.add(new Leg(start, seconds, last.toX, last.toZ, x, z, last.toYaw, yaw, last.travelled + last.distance()));
        return start + seconds;
    }

    private Leg last() {
        return legs.get(legs.size() - 1);
    }

    private static final class Leg extends Track.Segment {
        final double fromX;
        final double fromZ;
        final double toX;
        final double toZ;
        final double fromYaw;
        final double toYaw;
        final double travelled;

        Leg(
                double start,
                double seconds,
                double fromX,
                double fromZ,
                double toX,
                double toZ,
                double fromYaw,
                double toYaw,
                double travelled) {
            super(start, seconds);
            this.fromX = fromX;
            this.fromZ = fromZ;
            this.toX = toX;
            this.toZ = toZ;
            this.fromYaw = fromYaw;
            this.toYaw = toYaw;
            this.travelled = travelled;
        }

        double distance() {
            return Math.hypot(toX - fromX, toZ - fromZ);
        }
    }
}
