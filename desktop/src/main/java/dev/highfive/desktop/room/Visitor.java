package dev.highfive.desktop.room;

import dev.highfive.client.headset.Side;
import dev.highfive.client.headset.simulated.Physique;
import dev.highfive.client.headset.simulated.Script;
import java.util.Random;
import org.joml.Vector3f;

/** What a simulated person does who has nothing in particular to do: stands in the round and gestures. */
final class Visitor {
    private static final float RADIUS = 1.1f;
    private static final double LONGEST_SECONDS = 3600;

    private Visitor() {
    }

    /** @param seconds how long they stay; they rest after an hour */
    static Script script(long seed, double seconds) {
        Random random = new Random(seed);
        double angle = 2 * Math.PI * random.nextDouble();
        float x = (float) (RADIUS * Math.sin(angle));
        float z = (float) (RADIUS * Math.cos(angle));
        Script script = new Script(Physique.AVERAGE, seed, x, z, (float) angle);
        while (script.now() < Math.min(seconds, LONGEST_SECONDS)) {
            gesture(script.pause(0.5 + random.nextDouble()), random);
        }
        return script;
    }

    private static void gesture(Script script, Random random) {
        Side side = random.nextBoolean() ? Side.LEFT : Side.RIGHT;
        switch (random.nextInt(4)) {
            case 0 -> script.wave(side, 2);
            case 1 -> script.point(side, new Vector3f(random.nextFloat() - 0.5f, 1, random.nextFloat() - 0.5f), 1);
            case 2 -> script.thumbsUp(side, 1.5);
            default -> script.shrug(side, 1);
        }
    }
}
