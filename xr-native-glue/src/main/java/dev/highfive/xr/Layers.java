package dev.highfive.xr;

import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.ProjectionLayer;
import java.util.List;
import java.util.logging.Logger;

/** What a frame shows, from back to front: the real room if it is wanted, then what it is told to. */
final class Layers {
    private static final Logger LOG = Logger.getLogger("dev.highfive.layers");

    private static final Eye[] EYES = Eye.values();
    private static final int PROJECTION = 1;
    private static final int QUAD = 2;
    private static final int PASSTHROUGH = 3;
    /** XR_EYE_VISIBILITY_BOTH. */
    private static final int BOTH_EYES = 0;
    /** XR_COMPOSITION_LAYER_BLEND_TEXTURE_SOURCE_ALPHA_BIT, with colours that are multiplied by it already. */
    private static final int BLEND_SOURCE_ALPHA = 2;

    private final XrSystem system;
    private boolean passthroughShown;
    private boolean passthroughCreated;
    private boolean passthroughRefused;

    Layers(XrSystem system) {
        this.system = system;
    }

    void showPassthrough(boolean shown) {
        if (shown == passthroughShown || passthroughRefused || !system.passthrough()) {
            return;
        }
        if (system.passthroughLayer) {
            int result = passthroughCreated ? Glue.runPassthrough(shown) : Glue.createPassthrough();
            if (XrResult.failed(result)) {
                LOG.info("The headset does not show the room: "
                        + XrResult.exception(result).getMessage());
                passthroughRefused = true; // it may be asked for in every frame
                return;
            }
            passthroughCreated = true;
        }
        passthroughShown = shown;
    }

    boolean isPassthroughShown() {
        return passthroughShown;
    }

    /** @param drawn whether there are pictures for both eyes */
    void prepare(List<? extends Layer> layers, boolean drawn) {
        boolean behind = passthroughShown && system.passthroughLayer;
        int count = 0;
        if (behind) {
            put(count++, PASSTHROUGH, BLEND_SOURCE_ALPHA);
        }
        for (int i = 0; i < layers.size() && count < FrameData.MAX_LAYERS; i++) {
            Layer layer = layers.get(i);
            if (layer instanceof ProjectionLayer && drawn) {
                putViews((ProjectionLayer) layer);
                put(count, PROJECTION, passthroughShown || count > 0 ? BLEND_SOURCE_ALPHA : 0);
                count++;
            } else if (layer instanceof XrQuad && ((XrQuad) layer).isDrawn()) {
                putQuad(count++, (XrQuad) layer);
            }
        }
        FrameData.putInt(FrameData.LAYER_COUNT, count);
        FrameData.putInt(FrameData.BLEND_MODE, blendMode().code);
    }

    void prepareNothing() {
        FrameData.putInt(FrameData.LAYER_COUNT, 0);
        FrameData.putInt(FrameData.BLEND_MODE, blendMode().code);
    }

    private XrSystem.BlendMode blendMode() {
        if (passthroughShown && !system.passthroughLayer) {
            return XrSystem.BlendMode.ALPHA_BLEND;
        }
        return system.has(XrSystem.BlendMode.OPAQUE) ? XrSystem.BlendMode.OPAQUE : XrSystem.BlendMode.ADDITIVE;
    }

    private static void putViews(ProjectionLayer layer) {
        for (Eye eye : EYES) {
            EyeView view = layer.view(eye);
            int offset = FrameData.VIEWS + eye.ordinal() * FrameData.VIEW_SIZE;
            FrameData.putPose(offset + FrameData.VIEW_POSE, view.position, view.orientation);
            FrameData.putFloat(offset + FrameData.VIEW_FOV, view.angleLeft);
            FrameData.putFloat(offset + FrameData.VIEW_FOV + 4, view.angleRight);
            FrameData.putFloat(offset + FrameData.VIEW_FOV + 8, view.angleUp);
            FrameData.putFloat(offset + FrameData.VIEW_FOV + 12, view.angleDown);
        }
    }

    private static void putQuad(int index, XrQuad quad) {
        put(index, QUAD, BLEND_SOURCE_ALPHA);
        int offset = FrameData.LAYERS + index * FrameData.LAYER_SIZE;
        FrameData.putInt(offset + FrameData.LAYER_SWAPCHAIN, quad.swapchain);
        FrameData.putInt(offset + FrameData.LAYER_EYES, BOTH_EYES);
        FrameData.putInt(offset + FrameData.LAYER_IN_VIEW, quad.followsHead ? 1 : 0);
        FrameData.putPose(offset + FrameData.LAYER_POSE, quad.position, quad.orientation);
        FrameData.putFloat(offset + FrameData.LAYER_WIDTH, quad.width);
        FrameData.putFloat(offset + FrameData.LAYER_HEIGHT, quad.height);
    }

    private static void put(int index, int kind, int flags) {
        int offset = FrameData.LAYERS + index * FrameData.LAYER_SIZE;
        FrameData.putInt(offset + FrameData.LAYER_KIND, kind);
        FrameData.putInt(offset + FrameData.LAYER_FLAGS, flags);
    }
}
