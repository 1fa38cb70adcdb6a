package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;

/** Loc2 and Rot2 side by side: three Float32, then nine Float16, which go four to a long. */
final class PoseBytes {
    static final int SIZE = MovingVector.SIZE + TurningRotation.SIZE;

    private PoseBytes() {}

    static void write(ByteBuffer out, int at, MovingVector location, TurningRotation rotation) {
        Rotation now = rotation.now;
        Rotation then = rotation.inOneSecond;
        out.putInt(at, Float.floatToRawIntBits(location.x));
        out.putInt(at + 4, Float.floatToRawIntBits(location.y));
        out.putInt(at + 8, Float.floatToRawIntBits(location.z));
        out.putLong(at + 12, Float16Block.pack(location.vx, location.vy, location.vz, now.i));
        out.putLong(at + 20, Float16Block.pack(now.j, now.k, then.i, then.j));
        out.putShort(at + 28, Float16.fromFloat(then.k));
    }

    static void read(ByteBuffer in, int at, MovingVector location, TurningRotation rotation) {
        Rotation now = rotation.now;
        Rotation then = rotation.inOneSecond;
        location.x = Float.intBitsToFloat(in.getInt(at));
        location.y = Float.intBitsToFloat(in.getInt(at + 4));
        location.z = Float.intBitsToFloat(in.getInt(at + 8));
        long velocityAndI = in.getLong(at + 12);
        long rest = in.getLong(at + 20);
        short last = in.getShort(at + 28);
        location.vx = Float16.toFloat((short) (velocityAndI >> 48));
        location.vy = Float16.toFloat((short) (velocityAndI >> 32));
        location.vz = Float16.toFloat((short) (velocityAndI >> 16));
        now.i = Float16.toFloat((short) velocityAndI);
        now.j = Float16.toFloat((short) (rest >> 48));
        now.k = Float16.toFloat((short) (rest >> 32));
        then.i = Float16.toFloat((short) (rest >> 16));
        then.j = Float16.toFloat((short) rest);
        then.k = Float16.toFloat(last);
    }
}
