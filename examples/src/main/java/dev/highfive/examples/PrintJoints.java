package dev.highfive.examples;

import dev.highfive.client.hands.JointMap;
import dev.highfive.client.headset.Joint;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldHand;
import dev.highfive.world.WorldView;
import java.io.IOException;
import org.joml.Quaternionf;
import org.joml.Vector3f;

/** Joins the session of a link and prints every joint of everybody's hands ten times a second: x, y, z in metres. */
public final class PrintJoints {
    public static void main(String[] args) throws IOException, InterruptedException {
        JointMap map = new JointMap();
        float[] places = new float[3 * Joint.COUNT];
        try (Session session = Session.join(SessionLink.parse(args[0]), new SessionOptions().name("printer"))) {
            while (true) {
                WorldView world = session.advance(session.clock().nanoTime());
                for (int i = 0; i < world.participantCount(); i++) {
                    Participant person = world.participant(i);
                    for (boolean left : new boolean[] {true, false}) {
                        WorldHand hand = person.hand(left);
                        if (hand.tracking() == Tracking.TRACKED
                                && hand.hasFingers()
                                && map.placesFromWire(hand.shown(), places, new Vector3f(), new Quaternionf())) {
                            for (Joint joint : Joint.values()) {
                                int at = 3 * joint.ordinal();
                                System.out.printf(
                                        "%s %s %s %.3f %.3f %.3f%n",
                                        person.name(),
                                        left ? "left" : "right",
                                        joint,
                                        places[at],
                                        places[at + 1],
                                        places[at + 2]);
                            }
                        }
                    }
                }
                Thread.sleep(100);
            }
        }
    }
}
