package dev.highfive.desktop.lemvr;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameSession;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.lemvr.SharedTextures;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.lend.Lending;
import dev.highfive.client.lend.PictureDropbox;
import dev.highfive.client.lend.PicturesHere;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.net.Clock;
import dev.highfive.session.lemvr.LemvrLink;
import dev.highfive.session.lemvr.LemvrServer;
import dev.highfive.session.lemvr.LemvrServerOptions;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.function.BooleanSupplier;

/** A simulated headset that is lent, on a thread of its own; looks at what its left eye gets. */
final class LentLoop implements AutoCloseable, FrameDrawer {
    static final int SIZE = 64;
    private static final long PATIENCE_NS = 60_000_000_000L;

    final SharedTextures textures = new SharedTextures();
    final LemvrServer server;
    final SimulatedHeadset headset;
    volatile FrameLoop loop;
    volatile OffscreenGles.OtherContext context;
    /** 0xRRGGBB in the middle of the picture of the last frame. */
    volatile int colour;

    volatile EyeView shownFrom;
    volatile long frames;
    private final Thread thread = new Thread(this::run, "lent headset of a test");
    private Lending lending;
    private Gles gles;
    private int framebuffer;
    private final ByteBuffer pixel = ByteBuffer.allocateDirect(4);
    private volatile Throwable failure;

    /** Returns when it has shown a frame: a machine with much to do takes long over the first. */
    LentLoop(LemvrServerOptions options) throws IOException, InterruptedException {
        server = LemvrServer.open(options);
        Script script = new Script(Physique.AVERAGE, 3, 0.1f, 0.2f, 0.3f);
        script.wave(Side.RIGHT, 30);
        headset = new SimulatedHeadset(script, Clock.SYSTEM, Sleeper.SYSTEM);
        thread.start();
        await("a frame", () -> frames > 0);
    }

    LemvrLink link() {
        return new LemvrLink("127.0.0.1", server.port(), null);
    }

    private void run() {
        try (OffscreenGles own = new OffscreenGles();
                PictureDropbox dropbox = new PictureDropbox(server, CurrentGles::open)) {
            gles = own.gles();
            framebuffer = gles.genFramebuffer();
            headset.pictures(texture(gles), texture(gles), SIZE, SIZE, true);
            context = new OffscreenGles.OtherContext();
            lending = new Lending(
                    server, headset, Clock.SYSTEM, CurrentGles::open, "a test", new PicturesHere(textures), dropbox);
            loop = new FrameLoop(headset, FrameSession.NONE, this, Clock.SYSTEM, Sleeper.SYSTEM).with(lending);
            loop.run();
        } catch (HeadsetException | RuntimeException | Error e) {
            failure = e;
        }
    }

    private static int texture(Gles gles) {
        int texture = gles.genTexture();
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        gles.texImage2D(Gles.TEXTURE_2D, 0, Gles.SRGB8_ALPHA8, SIZE, SIZE, Gles.RGBA, Gles.UNSIGNED_BYTE, null);
        return texture;
    }

    @Override
    public void prepare(Body body) {
        lending.prepare(body);
    }

    @Override
    public void draw(Eye eye, EyeView view, RenderTarget target) {
        lending.draw(eye, view, target);
        if (eye == Eye.LEFT) {
            gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
            gles.framebufferTexture2D(Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, target.texture, 0);
            gles.readPixels(SIZE / 2, SIZE / 2, 1, 1, Gles.RGBA, Gles.UNSIGNED_BYTE, pixel);
            colour = (pixel.get(0) & 0xFF) << 16 | (pixel.get(1) & 0xFF) << 8 | pixel.get(2) & 0xFF;
            shownFrom = new EyeView().set(view);
            frames++;
        }
    }

    /** Fails where it never becomes so, or where the loop has ended. */
    void await(String what, BooleanSupplier reached) throws InterruptedException {
        long untilNs = System.nanoTime() + PATIENCE_NS;
        while (!reached.getAsBoolean()) {
            if (failure != null || System.nanoTime() - untilNs > 0) {
                throw new AssertionError("never " + what + ", colour " + Integer.toHexString(colour), failure);
            }
            Thread.sleep(5);
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
        server.close();
    }
}
