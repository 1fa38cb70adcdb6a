package dev.highfive.desktop.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.TrackedPose;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.desktop.window.OrbitCamera;
import dev.highfive.net.Clock;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void thereIsSomethingToDoForAnyNumberAndTime(int people) {
        for (double seconds : new double[] {1, 20, 300}) {
            Play play = new Play(people, seconds);
            assertTrue(play.part(people - 1).now() > 0);
            assertEquals("greeting", play.moments().get(0).name());
            assertTrue(
                    play.part(0).now() >= Math.min(seconds, 10),
                    "Ada is busy for " + play.part(0).now() + " s");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void everybodyIsInThePicturesAndNobodyStandsInTheWay(int people) {
        Play play = new Play(people, 60);
        Matrix4f view = new Matrix4f();
        Matrix4f toPicture = new Matrix4f();
        TrackedPose head = new TrackedPose();
        for (Play.Moment moment : play.moments()) {
            if (people > 2 || !moment.name().equals("drawing")) { // of two, the one who draws is looked at
                Vector3f target = moment.target();
                new OrbitCamera()
                        .setHome(target.x, target.y, target.z, moment.yaw(), moment.pitch(), moment.distance())
                        .view(view);
                OrbitCamera.projection(960, 640, toPicture).mul(view);
                int seen = 0;
                for (int person = 0; person < people; person++) {
                    new SimulatedHeadset(play.part(person), Clock.SYSTEM, Sleeper.SYSTEM)
                            .from(0)
                            .locateHead((long) (moment.seconds() * 1e9), head);
                    Vector3f place = toPicture.transformProject(new Vector3f(head.position));
                    boolean inside = Math.abs(place.x) < 0.95f && Math.abs(place.y) < 0.95f && place.z < 1;
                    seen += inside ? 1 : 0;
                    float metres =
                            view.transformPosition(new Vector3f(head.position)).length();
                    assertTrue(!inside || metres > 0.8f, "a head is " + metres + " m before the camera");
                }
                assertEquals(people, seen, "heads at " + moment);
            }
        }
    }
}
