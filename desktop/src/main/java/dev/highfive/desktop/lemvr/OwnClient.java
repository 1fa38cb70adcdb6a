package dev.highfive.desktop.lemvr;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.lemvr.LemvrHeadset;
import dev.highfive.client.headset.lemvr.SharedTextures;
import dev.highfive.client.stage.WorldDrawer;
import dev.highfive.client.visit.Stay;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.ImageIoDecoder;
import dev.highfive.desktop.session.JoinCommand;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.lemvr.LemvrLink;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.util.List;

/**
 * Borrows the headset that this very program lends, and takes part in a session with it: on a thread and in a GL
 * context of its own, which shares its textures with the headset's.
 */
final class OwnClient implements AutoCloseable {
    private static final long PATIENCE_MS = 5000;

    private final LemvrLink lender;
    private final SharedTextures textures;
    private final boolean sameRoom;
    private final Session session;
    private final Thread thread = new Thread(this::run, "highfive-lemvr-client");
    private volatile OffscreenGles.OtherContext context;
    private volatile FrameLoop loop;
    private volatile Exception failure;

    /** @throws IOException if there is no such session to be had */
    OwnClient(SessionLink link, LemvrLink lender, SharedTextures textures, boolean sameRoom) throws IOException {
        this.lender = lender;
        this.textures = textures;
        this.sameRoom = sameRoom;
        session = JoinCommand.join(link, new SessionOptions().name(System.getProperty("user.name")));
    }

    /** Starts with the second frame: then the headset's context is known, and how large its pictures are. */
    FrameDrawer startWith(FrameDrawer drawer) {
        return new FrameDrawer() {
            private long frames;

            @Override
            public void prepare(Body body) {
                frames++;
                if (frames == 2) {
                    context = new OffscreenGles.OtherContext();
                    thread.start();
                }
                drawer.prepare(body);
            }

            @Override
            public void draw(Eye eye, EyeView view, RenderTarget target) {
                drawer.draw(eye, view, target);
            }

            @Override
            public void addLayers(List<Layer> layers) {
                drawer.addLayers(layers);
            }
        };
    }

    private void run() {
        Headset headset = new LemvrHeadset(lender, session.clock(), () -> new OffscreenGles(context), textures);
        try (AssetLibrary library = new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), session.clock())) {
            loop = Stay.of(
                    session,
                    headset,
                    Sleeper.SYSTEM,
                    !sameRoom,
                    grabber -> new WorldDrawer(session, library, grabber, CurrentGles::open));
            loop.run();
        } catch (HeadsetException | GlesMissing e) {
            failure = e;
        }
    }

    /** @throws IOException if it has ended otherwise than it was asked to */
    void check() throws IOException {
        if (failure != null) {
            throw new IOException(failure.getMessage(), failure);
        }
    }

    @Override
    public void close() {
        FrameLoop running = loop;
        if (running != null) {
            running.stop();
        }
        try {
            thread.join(PATIENCE_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        session.close();
    }
}
