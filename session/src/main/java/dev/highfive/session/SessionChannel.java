package dev.highfive.session;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.WorldThing;
import dev.highfive.world.WorldView;

/** The session around {@link SharedObjects}: who is there, and how things are sent and taken over. */
final class SessionChannel implements SharedObjects.Channel {
    private final Session session;
    private final boolean replaying;
    /** Whether the profile has Object2. GSE has not; what is at rest needs no more than Object1. */
    private final boolean hasRates;

    private final Object1 withoutRates = new Object1();
    private final Object2 withRates = new Object2();

    /** @param replaying whether this is a recording, of which nothing can be taken */
    SessionChannel(Session session, Profile profile, boolean replaying) {
        this.session = session;
        hasRates = withRates.type().tag(profile) != 0;
        this.replaying = replaying;
    }

    @Override
    public int ownSsrc() {
        return session.ownSsrc();
    }

    @Override
    public boolean isPresent(int ssrc) {
        Participant participant = session.world().find(ssrc);
        return participant != null && participant.presence() == Presence.PRESENT;
    }

    @Override
    public int lowestPresentSsrc() {
        WorldView world = session.world();
        int lowest = replaying ? 0 : session.ownSsrc();
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (participant.presence() == Presence.PRESENT && Integer.compareUnsigned(participant.ssrc(), lowest) < 0) {
                lowest = participant.ssrc();
            }
        }
        return lowest;
    }

    @Override
    public void say(Ownership1 ownership) {
        session.publish(null, ownership, session.clock().nanoTime(), true);
    }

    @Override
    public void stopSaying(long objectId) {
        session.withdraw(Ownership1.TYPE, objectId);
    }

    @Override
    public void publish(Ownership1 ownership, GameObject object, long sampleTimeNs) {
        session.publish(ownership, object, sampleTimeNs, false);
    }

    @Override
    public void stopPublishing(long objectId) {
        session.withdraw(withRates.type(), objectId);
        session.withdraw(withoutRates.type(), objectId);
    }

    @Override
    public void adopt(Ownership1 ownership) {
        WorldThing thing = session.world().findShared(ownership.id);
        if (thing == null) {
            say(ownership);
            return;
        }
        GameObject atRest = hasRates ? atRest(thing.shown()) : withoutRates(thing.shown());
        session.publish(ownership, atRest, session.clock().nanoTime(), true);
    }

    /** As it was last seen, but still: whoever let go of it is not there to say how it moves. */
    private Object2 atRest(Object2 thing) {
        withRates.id = thing.id;
        withRates.timeMs = (int) session.clock().wallMillis();
        withRates
                .location
                .set(thing.location.x, thing.location.y, thing.location.z)
                .setVelocity(0, 0, 0);
        withRates.rotation.now.setImaginary(thing.rotation.now.i, thing.rotation.now.j, thing.rotation.now.k);
        withRates.rotation.inOneSecond.setImaginary(thing.rotation.now.i, thing.rotation.now.j, thing.rotation.now.k);
        withRates.scale.set(thing.scale.x, thing.scale.y, thing.scale.z).setVelocity(0, 0, 0);
        withRates.active = thing.active;
        withRates.parent.present = thing.parent.present;
        withRates.parent.id = thing.parent.id;
        return withRates;
    }

    private Object1 withoutRates(Object2 thing) {
        withoutRates.id = thing.id;
        withoutRates.timeMs = (int) session.clock().wallMillis();
        withoutRates.setLocation(thing.location.x, thing.location.y, thing.location.z);
        withoutRates.rotation.setImaginary(thing.rotation.now.i, thing.rotation.now.j, thing.rotation.now.k);
        withoutRates.setScale(thing.scale.x, thing.scale.y, thing.scale.z);
        withoutRates.active = thing.active;
        withoutRates.parent.present = thing.parent.present;
        withoutRates.parent.id = thing.parent.id;
        return withoutRates;
    }
}
