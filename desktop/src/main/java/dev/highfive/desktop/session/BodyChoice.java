package dev.highfive.desktop.session;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.lemvr.LemvrHeadset;
import dev.highfive.client.stage.WorldDrawer;
import dev.highfive.client.visit.Stay;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.OffscreenGles;
import dev.highfive.desktop.picture.ImageIoDecoder;
import dev.highfive.desktop.xr.OpenXrLoader;
import dev.highfive.session.Session;
import dev.highfive.xr.OpenXrHeadset;
import java.io.IOException;

/** The values of --headset. */
enum BodyChoice {
    /** Nobody is seen. */
    NONE {
        @Override
        void run(Session session, SessionRun run, double seconds, HeadsetOptions worn) throws IOException {
            run.withoutBody();
        }
    },
    /** A simulated person. */
    SIM {
        @Override
        void run(Session session, SessionRun run, double seconds, HeadsetOptions worn) throws IOException {
            run.withBody(Visitor.stay(session, seconds, Sleeper.SYSTEM));
        }
    },
    /** The headset of this PC. */
    OPENXR {
        @Override
        void run(Session session, SessionRun run, double seconds, HeadsetOptions worn) throws IOException {
            OpenXrLoader.provide();
            wear(
                    new OpenXrHeadset(worn.sameRoom ? worn.openXr : worn.openXr.followingRecentring()),
                    session,
                    run,
                    worn);
        }
    },
    /** One that another program lends. */
    LEMVR {
        @Override
        void run(Session session, SessionRun run, double seconds, HeadsetOptions worn) throws IOException {
            wear(new LemvrHeadset(worn.lemvr, session.clock(), OffscreenGles::new), session, run, worn);
        }
    };

    private static void wear(Headset headset, Session session, SessionRun run, HeadsetOptions worn) throws IOException {
        try (AssetLibrary library = new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), session.clock())) {
            FrameLoop loop = Stay.of(session, headset, Sleeper.SYSTEM, !worn.sameRoom, grabber -> {
                FrameDrawer drawer = new WorldDrawer(session, library, grabber, CurrentGles::open);
                return worn.picture == null ? drawer : new EyePicture(drawer, session.clock(), worn.picture);
            });
            run.withBody(worn.display.apply(loop, headset));
        }
    }

    abstract void run(Session session, SessionRun run, double seconds, HeadsetOptions worn) throws IOException;
}
