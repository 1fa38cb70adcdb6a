package dev.highfive.desktop.lemvr;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameSession;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.gles.GlesContext;
import dev.highfive.client.hands.Body;
import dev.highfive.client.hands.BodyHand;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.lemvr.LemvrHeadset;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.net.Clock;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** The client's own loop with a borrowed headset, on a thread of its own: fills its pictures with one colour. */
final class BorrowingLoop implements AutoCloseable, FrameDrawer {
    final LemvrHeadset headset;
    final FrameLoop loop;
    volatile long frames;
    volatile long stallNs;
    volatile BodyHand.Kind rightHand;
    volatile EyeView drawnFrom;
    volatile boolean over;
    volatile String refused;
    private final float[] colour;
    private final Thread thread = new Thread(this::run, "borrower of a test");
    private Gles gles;
    private int framebuffer;

    BorrowingLoop(LentLoop lent, boolean sharesTextures, Supplier<GlesContext> contexts, float... colour) {
        this.colour = colour;
        headset = sharesTextures
                ? new LemvrHeadset(lent.link(), Clock.SYSTEM, contexts, lent.textures)
                : new LemvrHeadset(lent.link(), Clock.SYSTEM, contexts);
        loop = new FrameLoop(headset, FrameSession.NONE, this, Clock.SYSTEM, Sleeper.SYSTEM).with(this::look);
        thread.start();
    }

    private void look(Body body) {
        frames++;
        rightHand = body.hand(Side.RIGHT).kind;
        long stall = stallNs;
        stallNs = 0;
        if (stall > 0) {
            LockSupport.parkNanos(stall);
        }
    }

    private void run() {
        try {
            loop.run();
        } catch (HeadsetException e) {
            refused = e.getMessage();
        } finally {
            over = true;
        }
    }

    @Override
    public void prepare(Body body) {
        if (gles == null) {
            gles = CurrentGles.open();
            framebuffer = gles.genFramebuffer();
        }
    }

    @Override
    public void draw(Eye eye, EyeView view, RenderTarget target) {
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        gles.framebufferTexture2D(Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, target.texture, 0);
        gles.clearColor(colour[0], colour[1], colour[2], 1);
        gles.clear(Gles.COLOR_BUFFER_BIT);
        if (eye == Eye.LEFT) {
            drawnFrom = new EyeView().set(view);
        }
    }

    @Override
    public void close() {
        loop.stop();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
