package dev.highfive.client.frame;

import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.RenderTarget;
import java.util.List;

/** Makes the pictures of a frame. The headset's GL context is current. */
public interface FrameDrawer {
    /** Called once a frame, before the pictures: the world has been brought to the body's time. */
    void prepare(Body body);

    /** @param view where to draw from; whoever shows what was drawn from elsewhere sets it to that */
    void draw(Eye eye, EyeView view, RenderTarget target);

    /** Called behind the pictures, with them as the one layer: for whoever shows more. */
    default void addLayers(List<Layer> layers) {}

    /** What the GPU took for the pictures of a frame, a few frames ago; -1 where that is not known. */
    default long gpuNs() {
        return -1;
    }
}
