package dev.highfive.desktop.session;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.simulated.Figure;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.client.visit.Stay;
import dev.highfive.session.Session;
import java.util.Random;
import org.joml.Vector3f;

/** A simulated person with nothing in particular to do: stands where there is room, gestures and draws. */
final class Visitor {
    /** Of what they point at. */
    private static final float DISTANCE = 1.1f;
    /** The same for every drawing, or the air would be full of them. */
    private static final Vector3f CANVAS = new Vector3f(0.1f, 1.3f, DISTANCE - 0.4f);

    private static final double LONGEST_SECONDS = 3600;

    private Visitor() {}

    /** @param seconds how long they stay; they rest after an hour */
    static FrameLoop stay(Session session, double seconds, Sleeper sleeper) {
        Script script = script(session.ownSsrc(), seconds);
        return Stay.of(session, new SimulatedHeadset(script, session.clock(), sleeper), sleeper, true, null);
    }

    private static Script script(long seed, double seconds) {
        Random random = new Random(seed);
        Script script = new Script(Physique.AVERAGE, seed, 0, DISTANCE, 0);
        while (script.now() < Math.min(seconds, LONGEST_SECONDS)) {
            gesture(script.pause(0.5 + random.nextDouble()), random);
        }
        return script;
    }

    private static void gesture(Script script, Random random) {
        Side side = random.nextBoolean() ? Side.LEFT : Side.RIGHT;
        switch (random.nextInt(5)) {
            case 0 -> script.wave(side, 2);
            case 1 -> script.point(side, new Vector3f(random.nextFloat() - 0.5f, 1, random.nextFloat() - 0.5f), 1);
            case 2 -> script.thumbsUp(side, 1.5);
            case 3 -> script.draw(Side.RIGHT, Figure.HEART, CANVAS, 0.1f, 2).rest(Side.RIGHT);
            default -> script.shrug(side, 1);
        }
    }
}
