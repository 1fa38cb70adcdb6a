package dev.highfive.client.lend;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.Activity;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.lemvr.Matrices;
import dev.highfive.client.render.Presenter;
import dev.highfive.client.stage.OwnHands;
import dev.highfive.codec.lemvr.ProjectionPicture;
import dev.highfive.net.Clock;
import dev.highfive.session.lemvr.ClientFrame;
import dev.highfive.session.lemvr.LemvrServer;
import dev.highfive.session.lemvr.ServerFrame;
import java.util.function.Supplier;
import org.joml.Matrix4f;
import org.joml.Quaternionf;
import org.joml.Vector3f;
import org.jspecify.annotations.Nullable;

/**
 * Lends the headset of a frame loop: in every frame it tells the borrower where head and hands are, and shows what that
 * one drew last, from where it was drawn. What is told is of the next frame, because that is the one in which the
 * answer is seen. Nobody is ever waited for: without a picture there is a calm room with the wearer's own hands.
 */
public final class Lending implements FrameDrawer, Activity {
    private static final long STALE_NS = 500_000_000;
    private static final long FIRST_PERIOD_NS = 1_000_000_000 / 72;
    private static final long SHORTEST_PERIOD_NS = 2_000_000;
    private static final long LONGEST_PERIOD_NS = 100_000_000;
    private static final String[] PAUSED = {"Whoever borrows this headset has paused."};
    private static final String[] NO_PICTURES = {
        "Whoever borrows this headset sees where you are.", "Their pictures do not come from another machine yet.",
    };

    private final LemvrServer server;
    private final Headset headset;
    private final Supplier<Gles> gles;
    private final PictureSource[] sources;
    private final Clock clock;
    private final FrameDrawer waiting;
    private final String[] nobody;
    private final BodyWriter writer = new BodyWriter();
    private final Body ahead = new Body();
    private final EyeView[] eyes = {new EyeView(), new EyeView()};
    private final EyeView aheadLeft = new EyeView();
    private final EyeView aheadRight = new EyeView();
    private final EyeView drawnFrom = new EyeView();
    private final FoundPicture[] pictures = {new FoundPicture(), new FoundPicture()};
    private final Matrix4f scratch = new Matrix4f();
    private final Vector3f head = new Vector3f();
    private final Quaternionf gaze = new Quaternionf();
    private final Quaternionf back = new Quaternionf();
    private @Nullable Presenter presenter;
    private @Nullable ClientFrame shown;
    private boolean told = true;
    private long lastDisplayNs;
    private long periodNs = FIRST_PERIOD_NS;
    private int width;
    private int height;
    private long framesShown;

    /**
     * @param gles of the context that is current by the first picture
     * @param invitation how to borrow it, for whoever looks around meanwhile
     * @param sources where to look for pictures
     */
    public Lending(
            LemvrServer server,
            Headset headset,
            Clock clock,
            Supplier<Gles> gles,
            String invitation,
            PictureSource... sources) {
        this.server = server;
        this.headset = headset;
        this.clock = clock;
        this.gles = gles;
        this.sources = sources;
        nobody = new String[] {"This headset is to be borrowed:", invitation};
        waiting = new OwnHands(gles, this::words);
    }

    /** Frames that showed what a borrower drew; to be asked on the frame thread, or behind its end. */
    public long framesShown() {
        return framesShown;
    }

    private String[] words() {
        if (server.borrower() == null) {
            return nobody;
        }
        ClientFrame frame = server.newest();
        return frame.number != 0 && isFresh(frame) ? NO_PICTURES : PAUSED;
    }

    private boolean isFresh(ClientFrame frame) {
        return clock.nanoTime() - frame.receivedNs < STALE_NS;
    }

    /** Called in every frame, also in those that nothing is drawn in. */
    @Override
    public void act(Body body) {
        if (!told) {
            ServerFrame undrawn = server.next();
            undrawn.hasViews = false;
            undrawn.times.shown = false;
            server.post();
        }
        told = false;
        ServerFrame frame = server.next();
        writer.write(body, frame, ServerFrame.CAPTURED);
        writer.write(body, frame, ServerFrame.SHOWN); // where nothing is drawn there is no other time
        frame.times.captureTime = body.timeNs * 1e-9;
        frame.times.displayTime = frame.times.captureTime;
        frame.times.period = periodNs * 1e-9;
        frame.times.recentrings = headset.recentrings(body.timeNs);
        frame.times.worn = headset.isWorn();
        frame.times.focused = headset.state() == HeadsetState.FOCUSED;
    }

    @Override
    public void prepare(Body body) {
        measurePeriod(body.timeNs);
        headset.locateViews(body.timeNs, eyes[0], eyes[1]);
        middle(eyes[0], eyes[1]);
        ClientFrame newest = server.newest();
        shown = findPictures(newest) ? newest : null;
        if (shown != null) {
            framesShown++;
        } else {
            waiting.prepare(body);
        }
        if (isFresh(newest)) {
            feel(newest);
        }
        tell(body);
    }

    private void measurePeriod(long displayNs) {
        long passedNs = displayNs - lastDisplayNs;
        lastDisplayNs = displayNs;
        if (passedNs >= SHORTEST_PERIOD_NS && passedNs <= LONGEST_PERIOD_NS) {
            periodNs = passedNs;
        }
    }

    private void tell(Body body) {
        ServerFrame frame = server.next();
        long displayNs = body.timeNs + periodNs;
        ahead.sample(headset, displayNs, body.wallMillis);
        writer.write(ahead, frame, ServerFrame.SHOWN);
        headset.locateViews(displayNs, aheadLeft, aheadRight);
        frame.hasViews = aheadLeft.valid && aheadRight.valid;
        if (frame.hasViews) {
            frame.views.displayTime = displayNs * 1e-9;
            Matrices.putView(aheadLeft, scratch, frame.views.leftView, frame.views.leftProjection);
            Matrices.putView(aheadRight, scratch, frame.views.rightView, frame.views.rightProjection);
        }
        frame.times.displayTime = displayNs * 1e-9;
        frame.times.shown = true;
        server.post();
        told = true;
    }

    private boolean findPictures(ClientFrame frame) {
        if (frame.number == 0 || frame.projectionCount() == 0 || !isFresh(frame)) {
            return false;
        }
        for (int index = 0; index < frame.projectionCount(); index++) {
            if (!find(frame.projection(index), frame.number)) {
                return false;
            }
        }
        return true;
    }

    private boolean find(ProjectionPicture picture, long frame) {
        for (PictureSource source : sources) {
            if (source.find(picture.leftTexture, picture.leftRect, frame, pictures[0])
                    && source.find(picture.rightTexture, picture.rightRect, frame, pictures[1])
                    && place(picture, Eye.LEFT, drawnFrom)
                    && place(picture, Eye.RIGHT, drawnFrom)) {
                return true;
            }
        }
        return false;
    }

    private void feel(ClientFrame frame) {
        float seconds = 2e-9f * periodNs; // until the next frame says otherwise
        if (frame.leftIntensity > 0) {
            headset.vibrate(Side.LEFT, frame.leftIntensity, seconds);
        }
        if (frame.rightIntensity > 0) {
            headset.vibrate(Side.RIGHT, frame.rightIntensity, seconds);
        }
    }

    /** The head, which is in the middle between the eyes. */
    private void middle(EyeView left, EyeView right) {
        left.position.lerp(right.position, 0.5f, head);
        left.orientation.nlerp(right.orientation, 0.5f, gaze);
        gaze.conjugate(back);
    }

    /** Where an eye was when a picture was drawn, whose head is known. @return false if nothing can be there */
    private boolean place(ProjectionPicture picture, Eye eye, EyeView view) {
        EyeView now = eyes[eye.ordinal()];
        float[] at = picture.position;
        float[] turn = picture.orientation;
        view.orientation.set(turn[0], turn[1], turn[2], turn[3]);
        boolean isRotation = Math.abs(view.orientation.lengthSquared() - 1) < 0.1f; // false for what is no number
        view.orientation.normalize();
        now.position.sub(head, view.position);
        back.transform(view.position);
        view.orientation.transform(view.position);
        view.position.add(at[0], at[1], at[2]);
        view.orientation.mul(back).mul(now.orientation);
        view.valid = isRotation && view.position.isFinite() && view.position.length() < 1000;
        return Matrices.getTexCoords(eye == Eye.LEFT ? picture.leftTexCoords : picture.rightTexCoords, view)
                && view.valid;
    }

    @Override
    public void draw(Eye eye, EyeView view, RenderTarget target) {
        if (target.width != width || target.height != height) {
            width = target.width;
            height = target.height;
            for (PictureSource source : sources) {
                source.resize(width, height);
            }
            server.describe(width, height, headset.capabilities().refreshRates());
        }
        ClientFrame drawn = shown;
        if (drawn == null) {
            waiting.draw(eye, view, target);
            return;
        }
        if (presenter == null) {
            presenter = new Presenter(gles.get());
        }
        FoundPicture picture = pictures[eye.ordinal()];
        for (int index = 0; index < drawn.projectionCount(); index++) {
            find(drawn.projection(index), drawn.number);
            presenter.show(picture.texture, picture.x, picture.y, picture.width, picture.height, target, index > 0);
        }
        place(drawn.projection(0), eye, drawnFrom);
        view.set(drawnFrom);
    }
}
