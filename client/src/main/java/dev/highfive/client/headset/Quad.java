package dev.highfive.client.headset;

import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * A flat picture that the device places in the room by itself: sharper than one drawn into the eyes' pictures, and it
 * keeps its place when frames are missed. Its fields may be changed between frames.
 *
 * <p>It outlives the loss of the headset, but its picture does not: draw it again when {@link #isDrawn()} is false.
 */
public abstract class Quad extends Layer {
    /** The middle, in the headset's space, or in the head's if it follows the head. */
    public final Vector3f position = new Vector3f();

    public final Quaternionf orientation = new Quaternionf();
    /** Metres. */
    public float width = 1;

    public float height = 1;
    public final boolean followsHead;
    public final int pixelsWide;
    public final int pixelsHigh;

    protected Quad(int pixelsWide, int pixelsHigh, boolean followsHead) {
        this.pixelsWide = pixelsWide;
        this.pixelsHigh = pixelsHigh;
        this.followsHead = followsHead;
    }

    /** Takes the texture to draw the picture into, within a frame and once; it is shown from that frame's end on. */
    public abstract void acquire(RenderTarget target);

    /** Whether it has a picture since the last start; without one it shows nothing. */
    public abstract boolean isDrawn();
}
