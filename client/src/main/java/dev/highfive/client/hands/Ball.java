package dev.highfive.client.hands;

import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.Session;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** Something to pass around: who opens a session brings it. What shape it has goes by its id, it need not be round. */
public final class Ball {
    private static final float SIZE = 0.1f;

    private Ball() {}

    /** Puts one into the middle, around which people stand. */
    public static long place(Session session) {
        return place(session, new Vector3f(0, 1.1f, 0));
    }

    /** @return its id */
    public static long place(Session session, Vector3fc position) {
        Object2 ball = new Object2();
        WireAxes.setPosition(ball.location, position);
        ball.scale.set(SIZE, SIZE, SIZE);
        ball.timeMs = (int) session.clock().wallMillis();
        session.objects().create(ball, session.clock().nanoTime());
        return ball.id;
    }
}
