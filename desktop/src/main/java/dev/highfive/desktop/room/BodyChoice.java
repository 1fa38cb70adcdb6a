package dev.highfive.desktop.room;

import dev.highfive.session.Session;
import java.io.IOException;

/** The values of --headset. */
enum BodyChoice {
    NONE {
        @Override
        void run(Session session, RoomRun run) throws IOException {
            run.withoutBody();
        }
    };

    abstract void run(Session session, RoomRun run) throws IOException;
}
