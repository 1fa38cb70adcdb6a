package dev.highfive.world;

import dev.highfive.codec.gamestate.Rotation;

/** A unit quaternion that is changed in place. The sign is free: q and -q are the same rotation. */
final class Quaternion {
    private static final float NO_ANGLE = 1e-6f;

    float x;
    float y;
    float z;
    float w = 1;

    Quaternion identity() {
        return set(0, 0, 0, 1);
    }

    Quaternion set(float newX, float newY, float newZ, float newW) {
        x = newX;
        y = newY;
        z = newZ;
        w = newW;
        return this;
    }

    Quaternion set(Quaternion other) {
        return set(other.x, other.y, other.z, other.w);
    }

    /** Also shortens what rounding on the wire made longer than 1. */
    Quaternion set(Rotation rotation) {
        set(rotation.i, rotation.j, rotation.k, rotation.w());
        return w == 0 ? normalize() : this;
    }

    void copyTo(Rotation rotation) {
        rotation.set(x, y, z, w);
    }

    float dot(Quaternion other) {
        return x * other.x + y * other.y + z * other.z + w * other.w;
    }

    /** What has no direction becomes the identity. */
    Quaternion normalize() {
        float length = (float) Math.sqrt(dot(this));
        if (!(length > NO_ANGLE)) {
            return identity();
        }
        float scale = 1 / length;
        return set(x * scale, y * scale, z * scale, w * scale);
    }

    /** This turn after the other one. */
    Quaternion multiply(Quaternion first) {
        return set(
                w * first.x + x * first.w + y * first.z - z * first.y,
                w * first.y - x * first.z + y * first.w + z * first.x,
                w * first.z + x * first.y - y * first.x + z * first.w,
                w * first.w - x * first.x - y * first.y - z * first.z);
    }

    /** The turn that leads from one rotation to the other. */
    Quaternion between(Quaternion from, Quaternion to) {
        float fx = -from.x;
        float fy = -from.y;
        float fz = -from.z;
        float fw = from.w;
        return set(
                to.w * fx + to.x * fw + to.y * fz - to.z * fy,
                to.w * fy - to.x * fz + to.y * fw + to.z * fx,
                to.w * fz + to.x * fy - to.y * fx + to.z * fw,
                to.w * fw - to.x * fx - to.y * fy - to.z * fz);
    }

    /** A turn about the vector by its length in radians. */
    Quaternion setTurn(float turnX, float turnY, float turnZ) {
        float angle = (float) Math.sqrt(turnX * turnX + turnY * turnY + turnZ * turnZ);
        if (angle < NO_ANGLE) {
            return set(turnX / 2, turnY / 2, turnZ / 2, 1);
        }
        float scale = (float) Math.sin(angle / 2) / angle;
        return set(turnX * scale, turnY * scale, turnZ * scale, (float) Math.cos(angle / 2));
    }

    /** What {@link #setTurn} is to be given, divided by the axis: multiply x, y and z by it. */
    float turnScale() {
        float sine = (float) Math.sqrt(x * x + y * y + z * z);
        float sign = w < 0 ? -1 : 1;
        return sine < NO_ANGLE ? 2 * sign : sign * 2 * (float) Math.atan2(sine, sign * w) / sine;
    }

    /** The angle of the turn, from 0 to pi. */
    float angle() {
        return 2 * (float) Math.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(w));
    }

    /** SLERP on the shorter great circle: 0 gives one rotation, 1 the other. */
    Quaternion slerp(Quaternion from, Quaternion to, float fraction) {
        float cosine = from.dot(to);
        float sign = cosine < 0 ? -1 : 1;
        cosine = Math.abs(cosine);
        float fromWeight = 1 - fraction;
        float toWeight = sign * fraction;
        if (cosine < 0.9999f) {
            double angle = Math.acos(cosine);
            double scale = 1 / Math.sin(angle);
            fromWeight = (float) (Math.sin(fromWeight * angle) * scale);
            toWeight = sign * (float) (Math.sin(fraction * angle) * scale);
        }
        return set(
                        fromWeight * from.x + toWeight * to.x,
                        fromWeight * from.y + toWeight * to.y,
                        fromWeight * from.z + toWeight * to.z,
                        fromWeight * from.w + toWeight * to.w)
                .normalize();
    }
}
