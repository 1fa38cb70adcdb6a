package dev.highfive.desktop.room;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.SessionRoom;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.hands.Pen;
import dev.highfive.client.hands.SessionThings;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.room.RoomDrawer;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.picture.ImageIoDecoder;
import dev.highfive.desktop.xr.OpenXrLoader;
import dev.highfive.session.Session;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;
import java.io.IOException;

/** The values of --headset. */
enum BodyChoice {
    /** Nobody is seen. */
    NONE {
        @Override
        void run(Session session, RoomRun run, double seconds) throws IOException {
            run.withoutBody();
        }
    },
    /** A simulated person. */
    SIM {
        @Override
        void run(Session session, RoomRun run, double seconds) throws IOException {
            Headset headset = new SimulatedHeadset(
                Visitor.script(session.ownSsrc(), seconds), session.clock(), Sleeper.SYSTEM);
            wear(session, run, headset, new Grabber(new SessionThings(session), headset::vibrate), null);
        }
    },
    /** The headset of this PC. */
    OPENXR {
        @Override
        void run(Session session, RoomRun run, double seconds) throws IOException {
            OpenXrLoader.provide();
            Headset headset = new OpenXrHeadset(OpenXrOptions.of("Highfive"));
            Grabber grabber = new Grabber(new SessionThings(session), headset::vibrate);
            try (AssetLibrary library =
                new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), session.clock())) {
                wear(session, run, headset, grabber,
                    new LateDrawer(() -> new RoomDrawer(session, library, grabber, CurrentGles.open())));
            }
        }
    };

    abstract void run(Session session, RoomRun run, double seconds) throws IOException;

    private static void wear(Session session, RoomRun run, Headset headset, Grabber grabber, FrameDrawer drawer)
        throws IOException {
        FrameLoop loop = new FrameLoop(headset, new SessionRoom(session), drawer, session.clock(), Sleeper.SYSTEM)
            .with(grabber)
            .with(new Pen(session::publish, grabber));
        loop.with(body -> {
            if (run.isOver()) {
                loop.stop();
            }
        });
        try {
            loop.run();
        } catch (HeadsetException | GlesMissing e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
