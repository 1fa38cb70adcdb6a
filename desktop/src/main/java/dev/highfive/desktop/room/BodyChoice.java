package dev.highfive.desktop.room;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.SessionRoom;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.session.Session;
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
    SIM {
        @Override
        void run(Session session, RoomRun run, double seconds) throws IOException {
            wear(session, run, new SimulatedHeadset(
                Visitor.script(session.ownSsrc(), seconds), session.clock(), Sleeper.SYSTEM));
        }
    };

    abstract void run(Session session, RoomRun run, double seconds) throws IOException;

    private static void wear(Session session, RoomRun run, Headset headset) throws IOException {
        FrameLoop loop = new FrameLoop(headset, new SessionRoom(session), null, session.clock(), Sleeper.SYSTEM);
        loop.with(body -> {
            if (run.isOver()) {
                loop.stop();
            }
        });
        try {
            loop.run();
        } catch (HeadsetException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
