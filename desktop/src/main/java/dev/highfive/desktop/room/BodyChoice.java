package dev.highfive.desktop.room;

import dev.highfive.client.assets.AssetLibrary;
import dev.highfive.client.assets.AssetOptions;
import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.SessionRoom;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.hands.Pen;
import dev.highfive.client.hands.SessionThings;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.room.RoomDrawer;
import dev.highfive.client.room.Seat;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.GlesMissing;
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
        void run(Session session, RoomRun run, double seconds, HeadsetOptions worn) throws IOException {
            run.withoutBody();
        }
    },
    /** A simulated person. */
    SIM {
        @Override
        void run(Session session, RoomRun run, double seconds, HeadsetOptions worn) throws IOException {
            Headset headset = new SimulatedHeadset(
                Visitor.script(session.ownSsrc(), seconds), session.clock(), Sleeper.SYSTEM);
            Grabber grabber = new Grabber(new SessionThings(session), headset::vibrate);
            wear(run, headset, worn, loop(session, headset, grabber, null));
        }
    },
    /** The headset of this PC. */
    OPENXR {
        @Override
        void run(Session session, RoomRun run, double seconds, HeadsetOptions worn) throws IOException {
            OpenXrLoader.provide();
            Headset headset = new OpenXrHeadset(worn.sameRoom ? worn.openXr : worn.openXr.followingRecentring());
            Grabber grabber = new Grabber(new SessionThings(session), headset::vibrate);
            try (AssetLibrary library =
                new AssetLibrary(new AssetOptions(), new ImageIoDecoder(), session.clock())) {
                FrameLoop loop = loop(session, headset, grabber, new LateDrawer(() -> {
                    Gles gles = CurrentGles.open();
                    FrameDrawer drawer = new RoomDrawer(session, library, grabber, gles);
                    return worn.picture == null
                        ? drawer : new EyePicture(drawer, gles, session.clock(), worn.picture);
                }));
                Pen pen = new Pen(session::publish, grabber);
                pen.take(Side.RIGHT);
                loop.with(pen);
                if (!worn.sameRoom) {
                    loop.with(new Seat(headset, session.world(), session.ownSsrc()));
                }
                wear(run, headset, worn, loop);
            }
        }
    };

    abstract void run(Session session, RoomRun run, double seconds, HeadsetOptions worn) throws IOException;

    private static FrameLoop loop(Session session, Headset headset, Grabber grabber, FrameDrawer drawer) {
        return new FrameLoop(headset, new SessionRoom(session), drawer, session.clock(), Sleeper.SYSTEM)
            .with(grabber);
    }

    private static void wear(RoomRun run, Headset headset, HeadsetOptions worn, FrameLoop loop) throws IOException {
        worn.display.apply(loop, headset);
        run.whenLeaving(loop::stop);
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
