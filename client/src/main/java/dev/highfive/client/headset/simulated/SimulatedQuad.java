package dev.highfive.client.headset.simulated;

import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;

/** A flat picture in a texture that whoever made the headset has named. */
final class SimulatedQuad extends Quad {
    private final FrameCheck check;
    private final RenderTarget own;
    private final RenderTarget eye;
    private int drawnIn;

    /** @param eye by whose generation pictures go */
    SimulatedQuad(
            int texture, int pixelsWide, int pixelsHigh, boolean followsHead, RenderTarget eye, FrameCheck check) {
        super(pixelsWide, pixelsHigh, followsHead);
        own = new RenderTarget().set(texture, pixelsWide, pixelsHigh, eye.srgb, 0);
        this.eye = eye;
        this.check = check;
    }

    @Override
    public void acquire(RenderTarget target) {
        check.acquire();
        drawnIn = eye.generation;
        target.set(own.texture, own.width, own.height, own.srgb, eye.generation);
    }

    @Override
    public boolean isDrawn() {
        return drawnIn != 0 && drawnIn == eye.generation;
    }
}
