package dev.highfive.client.visit;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameSession;
import dev.highfive.client.hands.Grabber;
import dev.highfive.client.hands.Pen;
import dev.highfive.client.hands.SessionThings;
import dev.highfive.client.headset.Headset;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.stage.Seat;
import dev.highfive.session.Session;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Somebody's stay in a session, put together: everybody can do the same there, whatever they wear. */
public final class Stay {
    private Stay() {}

    /**
     * The loop of whoever grabs things and draws with the right hand; to be run, or given more to do before.
     *
     * @param seated whether to give them a place of their own, as to all who do not share a real room
     * @param drawing makes, for the hands that hold things, what draws; null for whoever sees nothing
     */
    public static FrameLoop of(
            Session session,
            Headset headset,
            Sleeper sleeper,
            boolean seated,
            @Nullable Function<Grabber, FrameDrawer> drawing) {
        Grabber grabber = new Grabber(new SessionThings(session), headset::vibrate);
        Pen pen = new Pen(session::publish, grabber);
        pen.take(Side.RIGHT);
        FrameDrawer drawer = drawing == null ? null : drawing.apply(grabber);
        FrameLoop loop = new FrameLoop(headset, FrameSession.of(session), drawer, session.clock(), sleeper)
                .with(grabber)
                .with(pen);
        return seated ? loop.with(new Seat(headset, session.world(), session.ownSsrc())) : loop;
    }
}
