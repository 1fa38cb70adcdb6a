package dev.highfive.xr;

import dev.highfive.client.headset.RenderTarget;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/**
 * A flat picture that the compositor places in the room by itself: sharper than one drawn into the eyes' pictures, and
 * it keeps its place when frames are missed. Its fields may be changed between frames.
 *
 * <p>It outlives the loss of the headset, but its picture does not: draw it again when {@link #isDrawn()} is false.
 */
public final class XrQuad {
    /** The middle, in the headset's space, or in the head's if it follows the head. */
    public final Vector3f position = new Vector3f();

    public final Quaternionf orientation = new Quaternionf();
    /** Metres. */
    public float width = 1;

    public float height = 1;
    public boolean shown = true;
    final boolean followsHead;
    final int swapchain;
    private final int pixelsWide;
    private final int pixelsHigh;
    private final int[] texture = new int[1];
    private int generation;
    private boolean srgb;
    private boolean drawn;

    XrQuad(int swapchain, int pixelsWide, int pixelsHigh, boolean followsHead) {
        this.swapchain = swapchain;
        this.pixelsWide = pixelsWide;
        this.pixelsHigh = pixelsHigh;
        this.followsHead = followsHead;
    }

    /** There is a new session. */
    void create(XrSession session, int newGeneration) throws XrException {
        generation = newGeneration;
        srgb = session.srgb;
        drawn = false;
        XrResult.check(Glue.createSwapchain(swapchain, session.format(), pixelsWide, pixelsHigh, 0));
    }

    /** Takes the texture to draw the picture into, within a frame; what is drawn is shown from that frame's end on. */
    int acquire(RenderTarget target) {
        int result = Glue.acquireSwapchain(swapchain, texture);
        target.set(texture[0], pixelsWide, pixelsHigh, srgb, generation);
        drawn = !XrResult.failed(result);
        return result;
    }

    /** Whether it has a picture in this session. */
    public boolean isDrawn() {
        return drawn;
    }
}
