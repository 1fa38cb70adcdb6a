package dev.highfive.xr;

import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.ProjectionLayer;
import dev.highfive.client.headset.Quad;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A headset that a test turns frame by frame: the smallest loop that does all a real one does. The left eye sees red,
 * the right eye blue, both above a green ground.
 */
final class DrivenHeadset implements AutoCloseable {
    /** Turns without a frame, 5 ms each, until a test gives up. */
    private static final int PATIENCE = 6000;

    private static final Side[] SIDES = Side.values();

    final OpenXrHeadset headset;
    final List<HeadsetState> states = new ArrayList<>();
    final FrameTiming timing = new FrameTiming();
    final TrackedPose head = new TrackedPose();
    final HandJoints[] hands = {new HandJoints(), new HandJoints()};
    final HandInput[] inputs = {new HandInput(), new HandInput()};
    final EyeView left = new EyeView();
    final EyeView right = new EyeView();
    final RenderTarget target = new RenderTarget();
    private final ProjectionLayer eyes = new ProjectionLayer();
    private final List<Layer> layers = new ArrayList<>();
    int frames;
    int drawn;
    int wrongPixels;
    /** Pixels are read back in one of so many frames: that waits for the GPU, which costs time. */
    int framesBetweenChecks = 1;
    /** Whether the pictures are as they were: then nothing is drawn, which costs next to nothing. */
    boolean still;
    /** Drawn once, magenta, when it has no picture. */
    Quad quad;

    private TestGles gles;

    DrivenHeadset(OpenXrOptions options) {
        headset = new OpenXrHeadset(options);
    }

    static DrivenHeadset withPictures() {
        return new DrivenHeadset(OpenXrOptions.of("Highfive test"));
    }

    static DrivenHeadset started() throws Exception {
        DrivenHeadset driven = withPictures();
        driven.start();
        return driven;
    }

    void start() throws Exception {
        headset.start();
        note(headset.state());
    }

    /** Whether there was a frame. */
    boolean turn() {
        HeadsetState state = headset.poll();
        note(state);
        if (!state.isRunning() || !headset.waitFrame(timing)) {
            return false;
        }
        frames++;
        long time = timing.displayTimeNs;
        headset.locateViews(time, left, right);
        headset.locateHead(time, head);
        for (Side side : SIDES) {
            headset.locateHand(side, time, hands[side.ordinal()]);
            headset.readInput(side, time, inputs[side.ordinal()]);
        }
        if (timing.shouldRender) {
            draw();
            eyes.left.set(left);
            eyes.right.set(right);
            layers.clear(); // the same list every time: what a frame allocates is counted
            layers.add(eyes);
            if (quad != null) {
                layers.add(quad);
            }
            headset.submit(layers);
        } else {
            headset.skip();
        }
        return true;
    }

    private void draw() {
        if (gles == null) {
            gles = new TestGles();
        }
        drawn++;
        draw(Eye.LEFT, 1, 0, 0xff8900);
        draw(Eye.RIGHT, 0, 1, 0x0089ff);
        if (quad != null && !quad.isDrawn()) {
            quad.acquire(target);
            gles.clear(target.texture, 1, 0, 1);
        }
    }

    private void draw(Eye eye, float red, float blue, int stored) {
        headset.acquire(eye, target);
        if (still) {
            return;
        }
        gles.clear(target.texture, red, 0.25f, blue);
        gles.fill(target.texture, 0, 0, target.width, target.height / 4, 0, 1, 0);
        if (drawn % framesBetweenChecks == 0
                && gles.pixel(target.texture, target.width / 2, target.height / 3) != stored) {
            wrongPixels++;
        }
    }

    /** Turns until that is so; fails with what was if it never is. */
    void turnUntil(String what, BooleanSupplier reached) throws InterruptedException {
        for (int turns = 0; !reached.getAsBoolean(); turns++) {
            if (turns == PATIENCE) {
                throw new AssertionError("never " + what + "; states " + states + ", " + frames + " frames");
            }
            if (!turn()) {
                Thread.sleep(5);
            }
        }
    }

    void turnUntil(HeadsetState state) throws InterruptedException {
        turnUntil(state.toString(), () -> headset.state() == state);
    }

    void turnFrames(int count) throws InterruptedException {
        int end = frames + count;
        turnUntil("that many frames", () -> frames >= end);
    }

    private void note(HeadsetState state) {
        if (states.isEmpty() || states.get(states.size() - 1) != state) {
            states.add(state);
        }
    }

    @Override
    public void close() {
        headset.close();
        gles = null; // it went with the context
    }
}
