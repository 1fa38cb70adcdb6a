package dev.highfive.benchmarks;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.codec.gamestate.MovingVector;
import dev.highfive.codec.gamestate.TurningRotation;
import java.util.SplittableRandom;

/** A head and two hands, the source and the target of every codec that is compared. */
final class Frame {
    final Head1 head = new Head1();
    final Hand2 left = hand(1, true);
    final Hand2 right = hand(2, false);

    /** Somebody in a room: places in metres, walking pace, turning slowly, fingers within 20 cm. */
    static Frame sample() {
        SplittableRandom random = new SplittableRandom(5);
        Frame frame = new Frame();
        frame.head.timeMs = 40_000;
        move(frame.head.location, frame.head.rotation, random);
        for (Hand2 hand : new Hand2[] {frame.left, frame.right}) {
            hand.timeMs = 40_000;
            move(hand.location, hand.rotation, random);
            for (int index = 0; index < hand.joints.length; index++) {
                hand.joints[index] = between(-0.2, 0.2, random);
            }
        }
        return frame;
    }

    private static Hand2 hand(long id, boolean left) {
        Hand2 hand = new Hand2();
        hand.id = id;
        hand.left = left;
        return hand;
    }

    private static void move(MovingVector location, TurningRotation rotation, SplittableRandom random) {
        location.set(between(-3, 3, random), between(0, 2, random), between(-3, 3, random));
        location.setVelocity(between(-1, 1, random), between(-1, 1, random), between(-1, 1, random));
        rotation.now.setImaginary(between(-0.5, 0.5, random), between(-0.5, 0.5, random), between(-0.5, 0.5, random));
        rotation.inOneSecond.setImaginary(
                between(-0.5, 0.5, random), between(-0.5, 0.5, random), between(-0.5, 0.5, random));
    }

    private static float between(double low, double high, SplittableRandom random) {
        return (float) random.nextDouble(low, high);
    }
}
