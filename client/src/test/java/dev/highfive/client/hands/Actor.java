package dev.highfive.client.hands;

import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.simulated.Script;
import dev.highfive.client.headset.simulated.SimulatedHeadset;
import dev.highfive.net.VirtualClock;

/** A simulated person who does things, frame by frame, on a virtual clock. */
final class Actor {
    final SimulatedHeadset headset;
    final Body body = new Body();
    private final VirtualClock clock;
    private final Activity activity;

    Actor(Script script, VirtualClock clock, Activity activity) {
        this.clock = clock;
        this.activity = activity;
        headset = new SimulatedHeadset(script, clock, timeNs -> {});
        try {
            headset.start();
        } catch (HeadsetException e) {
            throw new AssertionError(e);
        }
        for (int step = 0; step < 3; step++) {
            headset.poll();
        }
    }

    void frame() {
        body.sample(headset, clock.nanoTime(), clock.wallMillis());
        activity.act(body);
    }
}
