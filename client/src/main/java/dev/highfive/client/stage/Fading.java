package dev.highfive.client.stage;

import dev.highfive.world.BodyPart;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;

/** How much there is to be seen of a head or a hand: it comes quickly, and goes slowly, where it was last. */
final class Fading {
    private static final float IN_SECONDS = 0.15f;
    private static final float OUT_SECONDS = 0.6f;

    private Fading() {}

    /** @return 0 to 1 */
    static float opacity(Participant participant, BodyPart part, long nowNs) {
        if (part.tracking() == Tracking.NEVER) {
            return 0;
        }
        float sinceTracking = seconds(nowNs - part.trackingSinceNs());
        float here = part.tracking() == Tracking.TRACKED ? sinceTracking / IN_SECONDS : 1 - sinceTracking / OUT_SECONDS;
        float present = participant.presence() == Presence.PRESENT
                ? 1
                : 1 - seconds(nowNs - participant.presenceSinceNs()) / OUT_SECONDS;
        return Math.max(0, Math.min(1, Math.min(here, present)));
    }

    private static float seconds(long nanoseconds) {
        return nanoseconds / 1e9f;
    }
}
