package dev.highfive.client.stage;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.client.render.Renderer;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.ScenePerson;
import dev.highfive.client.scene.SceneText;
import dev.highfive.session.Session;
import java.util.Objects;
import java.util.function.Supplier;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/**
 * What somebody in a session sees with their own eyes: the room, everybody else, and their own hands where these are
 * now rather than where the network has them. The renderer is made with the first picture, because only then is there
 * a context, and everything that it has made there goes when the headset closes that.
 */
public final class WorldDrawer implements FrameDrawer {
    private static final float NEAR = 0.05f;
    private static final float FAR = 200;
    private static final float WARNING_DISTANCE = 2;
    /** Nearer to it than this one may look anywhere. */
    private static final float IN_THE_MIDDLE = 0.3f;

    private static final String NOT_ENCRYPTED = "Not encrypted: anyone on the network can watch.";

    private final Session session;
    private final @Nullable Grabber grabber;
    private final Supplier<Gles> gles;
    private final WorldScene worldScene;
    private final PersonView ownView = new PersonView();
    private final Scene scene = new Scene();
    private final Matrix4f viewMatrix = new Matrix4f();
    private final Matrix4f projection = new Matrix4f();
    private final Vector3f warningPlace = new Vector3f(0, 2, -WARNING_DISTANCE);
    private final long startNs;

    @SuppressWarnings("NullAway.Init") // before a picture is drawn it is prepared
    private Renderer renderer;

    /**
     * @param grabber whose hands hold things, if anybody has any
     * @param gles of the context that is current by the first picture
     */
    public WorldDrawer(Session session, AssetLibrary library, @Nullable Grabber grabber, Supplier<Gles> gles) {
        this.session = session;
        this.grabber = grabber;
        this.gles = gles;
        worldScene = new WorldScene(session.world(), library);
        startNs = session.clock().nanoTime();
    }

    @Override
    public void prepare(Body body) {
        if (renderer == null) {
            renderer = new Renderer(gles.get());
        }
        scene.clear();
        scene.seconds = (body.timeNs - startNs) / 1e9f;
        worldScene.addTo(scene, grabber, body.timeNs);
        ScenePerson self = scene.addPerson();
        self.colour = worldScene.colourOf(Objects.requireNonNull(session.world().find(session.ownSsrc())));
        ownView.showHand(body.hand(Side.LEFT), self.left);
        ownView.showHand(body.hand(Side.RIGHT), self.right);
        if (session.link().isPlain()) {
            SceneText warning = scene.addText();
            warning.text = NOT_ENCRYPTED;
            warning.position.set(acrossTheMiddle(body.head));
        }
        renderer.update(scene);
    }

    /** Where the wearer sees it, wherever they stand: whoever has a place in the room faces its middle. */
    private Vector3f acrossTheMiddle(TrackedPose head) {
        double distance = Math.hypot(head.position.x, head.position.z);
        if (head.isValid() && distance > IN_THE_MIDDLE) {
            float back = (float) (-WARNING_DISTANCE / distance);
            warningPlace.set(back * head.position.x, warningPlace.y, back * head.position.z);
        }
        return warningPlace;
    }

    @Override
    public void draw(Eye eye, EyeView view, RenderTarget target) {
        renderer.draw(view.viewMatrix(viewMatrix), view.projectionMatrix(NEAR, FAR, projection), target);
    }

    @Override
    public long gpuNs() {
        return renderer == null ? -1 : renderer.gpuNs();
    }
}
