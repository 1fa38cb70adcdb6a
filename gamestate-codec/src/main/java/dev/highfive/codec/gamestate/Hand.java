package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;

/** What {@link Hand1} and {@link Hand2} have in common: where the palm is and how it is turned. */
public abstract class Hand extends GameObject {
    static final int SIZE = 2 + 1 + PoseBytes.SIZE;

    /** Milliseconds since 1970, of which the low 16 bits are sent. */
    public int timeMs;
    public boolean left;
    public final MovingVector location = new MovingVector();
    /** From a palm that faces along the x axis. */
    public final TurningRotation rotation = new TurningRotation();

    Hand() {
    }

    final void writePalm(FieldWriter out) {
        ByteBuffer buffer = out.buffer();
        int at = out.fixed(SIZE);
        buffer.putShort(at, (short) timeMs);
        buffer.put(at + 2, (byte) (left ? 1 : 0));
        PoseBytes.write(buffer, at + 3, location, rotation);
    }

    final void readPalm(FieldReader in) {
        ByteBuffer buffer = in.buffer();
        int at = in.fixed(SIZE);
        if (at >= 0) {
            timeMs = buffer.getShort(at) & 0xFFFF;
            left = buffer.get(at + 2) != 0;
            PoseBytes.read(buffer, at + 3, location, rotation);
        }
    }
}
