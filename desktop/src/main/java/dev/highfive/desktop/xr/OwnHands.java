package dev.highfive.desktop.xr;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.ScenePerson;
import dev.highfive.desktop.gles.CurrentGles;
import org.joml.Matrix4f;

/** The floor and the wearer's own hands: what a room looks like that nobody else is in. */
final class OwnHands implements FrameDrawer {
    private static final float NEAR = 0.05f;
    private static final float FAR = 100;

    private final Scene scene = new Scene();
    private final Matrix4f view = new Matrix4f();
    private final Matrix4f projection = new Matrix4f();
    private Renderer renderer;

    @Override
    public void prepare(Body body) {
        if (renderer == null) {
            // Not before: the headset brings the context.
            renderer = new Renderer(CurrentGles.open());
        }
        scene.clear();
        ScenePerson wearer = scene.addPerson();
        show(body.hand(Side.LEFT), wearer.left);
        show(body.hand(Side.RIGHT), wearer.right);
        renderer.update(scene);
    }

    @Override
    public void draw(Eye eye, EyeView from, RenderTarget target) {
        renderer.draw(from.viewMatrix(view), from.projectionMatrix(NEAR, FAR, projection), target);
    }

    private static void show(BodyHand hand, SceneHand to) {
        if (hand.kind == BodyHand.Kind.FINGERS) {
            System.arraycopy(hand.joints.positions, 0, to.joints, 0, to.joints.length);
            to.palm.position.set(hand.palm.position);
            to.palm.rotation.set(hand.palm.orientation);
            to.opacity = 1;
        }
    }
}
