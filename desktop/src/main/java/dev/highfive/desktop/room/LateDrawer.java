package dev.highfive.desktop.room;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;
import java.util.function.Supplier;

/** A drawer that is made with the first picture: only then has the headset brought a context to draw in. */
final class LateDrawer implements FrameDrawer {
    private final Supplier<FrameDrawer> maker;
    private FrameDrawer drawer;

    LateDrawer(Supplier<FrameDrawer> maker) {
        this.maker = maker;
    }

    @Override
    public void prepare(Body body) {
        if (drawer == null) {
            drawer = maker.get();
        }
        drawer.prepare(body);
    }

    @Override
    public void draw(Eye eye, EyeView view, RenderTarget target) {
        drawer.draw(eye, view, target);
    }
}
