package dev.highfive.client.stage;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.gles.Gles;
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
import dev.highfive.client.scene.SceneText;
import java.util.function.Supplier;
import org.joml.Matrix4f;
import org.jspecify.annotations.Nullable;

/** The floor and the wearer's own hands: what a room looks like that nobody else is in; with a few words, or none. */
public final class OwnHands implements FrameDrawer {
    private static final float NEAR = 0.05f;
    private static final float FAR = 100;
    private static final float LINE = 0.1f;

    private final Scene scene = new Scene();
    private final Matrix4f view = new Matrix4f();
    private final Matrix4f projection = new Matrix4f();
    private final Supplier<Gles> gles;
    private final Supplier<String[]> words;
    private @Nullable Renderer renderer;

    /**
     * @param gles of the context that is current by the first picture
     * @param words lines of text to hang in front of the origin, asked for in every frame
     */
    public OwnHands(Supplier<Gles> gles, Supplier<String[]> words) {
        this.gles = gles;
        this.words = words;
    }

    @Override
    public void prepare(Body body) {
        if (renderer == null) {
            // Not before: the headset brings the context.
            renderer = new Renderer(gles.get());
        }
        Renderer ready = renderer;
        scene.clear();
        ScenePerson wearer = scene.addPerson();
        show(body.hand(Side.LEFT), wearer.left);
        show(body.hand(Side.RIGHT), wearer.right);
        String[] lines = words.get();
        for (int line = 0; line < lines.length; line++) {
            SceneText text = scene.addText();
            text.text = lines[line];
            text.position.set(0, 1.6f - line * LINE, -1.6f);
        }
        ready.update(scene);
    }

    @Override
    public void draw(Eye eye, EyeView from, RenderTarget target) {
        if (renderer == null) {
            return; // nothing has been prepared
        }
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
