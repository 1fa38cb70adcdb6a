package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.RenderTarget;

/** Where a view is drawn with several samples a pixel, until their mean is in the texture that it is meant for. */
abstract class Multisampled {
    private static final int SAMPLES = 4;

    /** Samples of a texture itself where the driver has them: on a headset, others cost as much as all the rest. */
    static Multisampled of(Gles gles) {
        int samples = Math.min(SAMPLES, gles.getInteger(Gles.MAX_SAMPLES));
        return gles.extensions().hasMultisampledTextures()
                ? new TextureSamples(gles, samples)
                : new BufferSamples(gles, samples);
    }

    /** Everything is then drawn here. */
    abstract void begin(RenderTarget target);

    abstract void begin(Canvas canvas);

    /** What was drawn since the last begin is in its texture from here on. */
    abstract void end();

    abstract void close();
}
