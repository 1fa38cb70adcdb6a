package dev.highfive.examples;

import dev.highfive.client.hands.WireAxes;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Joins the session of a link and sends where a robot is: a box that drives round a circle of a metre and a half. */
public final class RobotPose {
    public static void main(String[] args) throws IOException, InterruptedException {
        Object2 robot = new Object2();
        robot.id = 1; // ours alone: everybody counts their own
        robot.scale.set(0.4f, 0.3f, 0.6f); // metres
        Vector3f position = new Vector3f();
        Vector3f velocity = new Vector3f();
        Quaternionf heading = new Quaternionf();
        try (Session session = Session.join(SessionLink.parse(args[0]), new SessionOptions().name("robot"))) {
            while (true) {
                long nowNs = session.clock().nanoTime();
                float angle = (float) (nowNs * 1e-9 % (2 * Math.PI)); // one radian a second
                heading.rotationY(angle);
                // OpenXR's axes: x right, y up, z towards the viewer. The wire has others: WireAxes converts.
                heading.transform(position.set(1.5f, 0.15f, 0));
                heading.transform(velocity.set(0, 0, -1.5f));
                WireAxes.setPosition(robot.location, position);
                WireAxes.setVelocity(robot.location, velocity);
                WireAxes.setTurning(robot.rotation, heading, new Vector3f(0, 1, 0));
                robot.timeMs = (int) session.clock().wallMillis();
                session.publish(robot, nowNs); // the others predict from here by place and velocity
                session.advance(nowNs);
                Thread.sleep(20);
            }
        }
    }
}
