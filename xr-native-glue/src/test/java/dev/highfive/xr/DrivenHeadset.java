package dev.highfive.xr;

import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.FrameTiming;
import dev.highfive.client.headset.HandInput;
import dev.highfive.client.headset.HandJoints;
import dev.highfive.client.headset.HeadsetState;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.TrackedPose;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A headset that a test turns frame by frame: the smallest loop that does all a real one does. The left eye sees red,
 * the right eye blue.
 */
final class DrivenHeadset implements AutoCloseable {
    /** Turns without a frame, 5 ms each, until a test gives up. */
    private static final int PATIENCE = 6000;

    final OpenXrHeadset headset;
    final List<HeadsetState> states = new ArrayList<>();
    final FrameTiming timing = new FrameTiming();
    final TrackedPose head = new TrackedPose();
    final HandJoints[] hands = {new HandJoints(), new HandJoints()};
    final HandInput[] inputs = {new HandInput(), new HandInput()};
    final EyeView left = new EyeView();
    final EyeView right = new EyeView();
    final RenderTarget target = new RenderTarget();
    int frames;
    int drawn;
    int wrongPixels;
    private TestGles gles;

    DrivenHeadset(OpenXrOptions options) {
        headset = new OpenXrHeadset(options);
    }

    static DrivenHeadset withPictures() {
        return new DrivenHeadset(OpenXrOptions.of("Highfive test"));
    }

    static DrivenHeadset started() throws Exception {
        final DrivenHeadset driven = withPictures();
        driven.start();
        return driven;
    }

    void start() throws Exception {
        headset.start();
        note(headset.state());
    }

    /** Whether there was a frame. */
    boolean turn() {
        final HeadsetState state = headset.poll();
        note(state);
        if (!state.isRunning() || !headset.waitFrame(timing)) {
            return false;
        }
        frames++;
        final long time = timing.displayTimeNs;
        headset.locateViews(time, left, right);
        headset.locateHead(time, head);
        for (Side side : SIDES) {
            headset.locateHand(side, time, hands[side.ordinal()]);
            headset.readInput(side, time, inputs[side.ordinal()]);
        }
        if (timing.shouldRender) {
            draw();
            headset.submit(left, right);
        } else {
            headset.skip();
        }
        return true;
    }

    private static final Side[] SIDES = Side.values();

    private void draw() {
        if (gles == null) {
            gles = new TestGles();
        }
        drawn++;
        headset.acquire(Eye.LEFT, target);
        gles.clear(target.texture, 1, 0.25f, 0);
        wrongPixels += gles.pixel(target.texture, target.width / 2, target.height / 3) == 0xff8900 ? 0 : 1;
        headset.acquire(Eye.RIGHT, target);
        gles.clear(target.texture, 0, 0.25f, 1);
        wrongPixels += gles.pixel(target.texture, target.width / 2, target.height / 3) == 0x0089ff ? 0 : 1;
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
        final int end = frames + count;
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
    }
}
