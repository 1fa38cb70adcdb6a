package dev.highfive.xr;

import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;

/** A flat picture in a swapchain of its own. */
final class XrQuad extends Quad {
    final int swapchain;
    private final OpenXrHeadset headset;
    private final int[] texture = new int[1];
    private int generation;
    private boolean srgb;
    private boolean drawn;

    XrQuad(OpenXrHeadset headset, int swapchain, int pixelsWide, int pixelsHigh, boolean followsHead) {
        super(pixelsWide, pixelsHigh, followsHead);
        this.headset = headset;
        this.swapchain = swapchain;
    }

    /** There is a new session. */
    void create(XrSession session, int newGeneration) throws XrException {
        generation = newGeneration;
        srgb = session.srgb;
        drawn = false;
        XrResult.check(Glue.createSwapchain(swapchain, session.format(), pixelsWide, pixelsHigh, 0));
    }

    @Override
    public void acquire(RenderTarget target) {
        if (headset.isFrameOpen()) {
            drawn = headset.isTaken(Glue.acquireSwapchain(swapchain, texture));
        }
        target.set(texture[0], pixelsWide, pixelsHigh, srgb, generation);
    }

    @Override
    public boolean isDrawn() {
        return drawn;
    }
}
