package dev.highfive.client.frame;

import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;

/** Makes the pictures of a frame. The headset's GL context is current. */
public interface FrameDrawer {
    /** Called once a frame, before the pictures: the world has been brought to the body's time. */
    void prepare(Body body);

    void draw(Eye eye, EyeView view, RenderTarget target);
}
