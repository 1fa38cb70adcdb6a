package dev.highfive.client.headset.lemvr;

import dev.highfive.client.gles.GlesContext;
import dev.highfive.client.headset.Capabilities;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.Origin;
import dev.highfive.client.headset.ProjectionLayer;
import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.codec.lemvr.ChainWriter;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.SubmitFrame;
import dev.highfive.net.Clock;
import dev.highfive.session.lemvr.LemvrConnection;
import dev.highfive.session.lemvr.LemvrLink;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A headset that another program lends us, on this machine or another. It hears where head and hands are and says what
 * to show; pictures stay in our textures, which the server finds if it is in our process or on our machine.
 *
 * <p>Of a server that speaks 0.1 there are no fingers: hands are controllers there.
 */
@SuppressWarnings("NullAway") // the connection and what belongs to it are there while it runs: poll() tells
public final class LemvrHeadset implements Headset {
    private static final Logger LOG = Logger.getLogger("dev.highfive.lemvr");
    /** A server that has no frame for us is silent for so long before the room goes on without one. */
    private static final long WAIT_NS = 100_000_000;

    private static final int LEAST_SIZE = 16;
    private static final int MOST_SIZE = 4096;

    private final LemvrLink link;
    private final Clock clock;
    /** Null for whoever sees nothing. */
    private final @Nullable Supplier<GlesContext> contexts;

    private final @Nullable SharedTextures shared;
    private final HeardFrame heard = new HeardFrame();
    private final PictureWriter writer = new PictureWriter();
    private final Shaking shaking;
    private final Origin origin = new Origin();
    private final TrackedPose placed = new TrackedPose();
    private final SubmitFrame submitFrame = new SubmitFrame();
    private final ProjectionLayer scratch = new ProjectionLayer();
    private HeadsetState state = HeadsetState.STOPPED;
    private @Nullable LemvrConnection connection;
    private @Nullable GlesContext context;
    private @Nullable EyePictures pictures;
    private @Nullable PictureFile file;
    private Capabilities capabilities;
    private int generation;
    private int ownMoves;
    private boolean frameOpen;

    /** @param contexts makes a context where the thread of the frames has none; null to see nothing */
    public LemvrHeadset(LemvrLink link, Clock clock, @Nullable Supplier<GlesContext> contexts) {
        this(link, clock, contexts, null);
    }

    /** @param shared tells the server in this process of our textures; its context and ours share them */
    public LemvrHeadset(
            LemvrLink link, Clock clock, @Nullable Supplier<GlesContext> contexts, @Nullable SharedTextures shared) {
        this.link = link;
        this.clock = clock;
        this.contexts = contexts;
        this.shared = shared;
        shaking = new Shaking(clock);
    }

    @Override
    public void start() throws HeadsetException {
        disconnect();
        state = state == HeadsetState.LOST ? HeadsetState.LOST : HeadsetState.STOPPED;
        try {
            connection = LemvrConnection.open(link, clock);
            heard.clear(connection.offset());
            if (contexts != null) {
                makePictures();
            }
        } catch (IOException e) {
            disconnect();
            throw new HeadsetException("The headset at " + link + " cannot be borrowed: " + e.getMessage() + ".", e);
        }
        boolean hands = connection.version() == LemvrVersion.V0_2;
        String name = "LEMVR " + connection.version() + " at " + link;
        capabilities = new Capabilities(name, hands, false, true, plausibleRates());
        if (origin.isMoved()) {
            origin.reset();
        }
        ownMoves += generation++ == 0 ? 0 : 1;
        state = HeadsetState.IDLE;
        LOG.info(() -> "Borrowed " + capabilities.name + ", whose clock is " + connection.offset() + " s ahead");
    }

    private float[] plausibleRates() {
        float[] rates = connection.framerates();
        int count = 0;
        for (float rate : rates) {
            if (rate > 0 && rate <= 1000) {
                rates[count++] = rate;
            }
        }
        return Arrays.copyOf(rates, count);
    }

    private void makePictures() throws IOException {
        int width = Math.max(LEAST_SIZE, Math.min(MOST_SIZE, connection.width()));
        int height = Math.max(LEAST_SIZE, Math.min(MOST_SIZE, connection.height()));
        if (context == null) {
            context = contexts.get();
        }
        if (pictures == null || pictures.width != width || pictures.height != height) {
            if (pictures != null) {
                pictures.close();
            }
            pictures = new EyePictures(context.gles(), width, height);
            if (shared != null) {
                shared.clear();
                pictures.announce(shared);
            }
        }
        if (shared == null && connection.pictures() != null) {
            file = PictureFile.open(connection.pictures(), pictures, context.gles());
        }
    }

    @Override
    public HeadsetState poll() {
        if (state == HeadsetState.IDLE) {
            state = HeadsetState.FOCUSED;
        } else if (state.isRunning()) {
            state = heard.isFocused() ? HeadsetState.FOCUSED : HeadsetState.VISIBLE;
        }
        return state;
    }

    @Override
    public HeadsetState state() {
        return state;
    }

    @Override
    public Capabilities capabilities() {
        return capabilities;
    }

    @Override
    public boolean waitFrame(FrameTiming timing) {
        if (frameOpen) {
            skip();
        }
        if (!state.isRunning()) {
            return false;
        }
        try {
            heard.begin();
            if (!connection.receive(heard, clock.nanoTime() + WAIT_NS)) {
                return false;
            }
        } catch (IOException e) {
            lose(e);
            return false;
        }
        if (heard.isOver()) {
            sayGoodbye();
            state = HeadsetState.EXITING;
            return false;
        }
        frameOpen = true;
        timing.displayTimeNs = heard.isDrawable() ? heard.displayTimeNs() : clock.nanoTime();
        timing.periodNs = heard.periodNs();
        timing.shouldRender = pictures != null && heard.isDrawable();
        if (timing.shouldRender) {
            pictures.next();
        }
        return true;
    }

    private void lose(IOException e) {
        LOG.warning("The headset at " + link + " is gone because " + e.getMessage() + ".");
        state = HeadsetState.LOST;
    }

    @Override
    public void locateViews(long timeNs, EyeView left, EyeView right) {
        heard.views(left, right);
        origin.apply(left.position, left.orientation);
        origin.apply(right.position, right.orientation);
    }

    @Override
    public void locateHead(long timeNs, TrackedPose head) {
        heard.head(timeNs, head);
        origin.apply(head);
    }

    @Override
    public void locateHand(Side side, long timeNs, HandJoints joints) {
        heard.hand(side, timeNs, joints);
        origin.apply(joints);
    }

    @Override
    public void readInput(Side side, long timeNs, HandInput input) {
        if (state == HeadsetState.FOCUSED) {
            heard.input(side, timeNs, input);
            origin.apply(input.gripPose);
        } else {
            input.clear();
        }
    }

    @Override
    public void vibrate(Side side, float amplitude, float seconds) {
        shaking.shake(side, amplitude, seconds);
    }

    @Override
    public void acquire(Eye eye, RenderTarget target) {
        pictures.acquire(eye, target, generation);
    }

    /** The protocol could name flat pictures by 0.2; nobody has asked for one yet, so none are made. */
    @Override
    public Quad addQuad(int pixelsWide, int pixelsHigh, boolean followsHead) throws HeadsetException {
        throw new HeadsetException("A borrowed headset shows no flat pictures.");
    }

    @Override
    public void submit(List<? extends Layer> layers) {
        if (!frameOpen) {
            return;
        }
        ChainWriter chain = connection.answer();
        for (int index = 0; index < layers.size(); index++) {
            if (layers.get(index) instanceof ProjectionLayer) {
                ProjectionLayer layer = (ProjectionLayer) layers.get(index);
                chain.write(PacketType.PROJECTION_LAYER, writer.write(unplaced(layer), pictures, file));
            }
        }
        context.gles().finish(); // what the server finds has to be drawn
        submitFrame.displayTime = heard.displayTime();
        chain.write(PacketType.HAPTICS, shaking.now()).write(PacketType.SUBMIT_FRAME, submitFrame);
        endFrame();
    }

    /** As the server has its origin. */
    private ProjectionLayer unplaced(ProjectionLayer layer) {
        scratch.left.set(layer.left);
        scratch.right.set(layer.right);
        origin.unapply(scratch.left.position, scratch.left.orientation);
        origin.unapply(scratch.right.position, scratch.right.orientation);
        return scratch;
    }

    @Override
    public void skip() {
        if (frameOpen) {
            connection.answer().write(PacketType.HAPTICS, shaking.now());
            endFrame();
        }
    }

    private void endFrame() {
        frameOpen = false;
        try {
            connection.send();
        } catch (IOException e) {
            lose(e);
        }
    }

    /** The server's own wearer chooses. */
    @Override
    public void requestRefreshRate(float hertz) {
        LOG.info(() -> "A borrowed headset keeps its refresh rate.");
    }

    /** The protocol has no word for it. */
    @Override
    public void showPassthrough(boolean shown) {}

    @Override
    public void placeHead(float x, float z, float yaw) {
        heard.head(heard.displayTimeNs(), placed);
        if (placed.isValid()) {
            origin.move(placed.position, placed.orientation, x, z, yaw);
            ownMoves++;
        }
    }

    @Override
    public boolean isWorn() {
        return heard.isWorn();
    }

    @Override
    public int recentrings(long timeNs) {
        return ownMoves + heard.recentrings();
    }

    @Override
    public void requestExit() {
        if (connection != null && state.isRunning()) {
            sayGoodbye();
        }
        state = HeadsetState.EXITING;
    }

    private void sayGoodbye() {
        frameOpen = false;
        try {
            connection.answer().write(PacketType.END_BY_CLIENT);
            connection.send();
        } catch (IOException e) {
            LOG.log(Level.FINE, "the server went without waiting for a goodbye", e);
        }
    }

    private void disconnect() {
        frameOpen = false;
        if (connection != null) {
            connection.close();
            connection = null;
        }
        if (file != null) {
            try {
                file.close();
            } catch (IOException e) {
                LOG.log(Level.FINE, "the file of pictures was closed already", e);
            }
            file = null;
        }
    }

    @Override
    public void close() {
        if (connection != null && state.isRunning()) {
            sayGoodbye();
        }
        disconnect();
        if (pictures != null) {
            pictures.close();
            pictures = null;
        }
        if (shared != null) {
            shared.clear();
        }
        if (context != null) {
            context.close();
            context = null;
        }
        state = HeadsetState.STOPPED;
    }
}
