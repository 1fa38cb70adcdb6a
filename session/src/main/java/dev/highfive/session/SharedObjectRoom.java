package dev.highfive.session;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Object1;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.session.world.Participant;
import dev.highfive.session.world.Presence;
import dev.highfive.session.world.World;
import dev.highfive.session.world.WorldThing;

/** The session around {@link SharedObjects}: who is there, and how things are sent and taken over. */
final class SharedObjectRoom implements SharedObjects.Room {
    private final Session session;
    private final boolean replaying;
    private final Object1 withoutRates = new Object1();
    private final Object2 adopted = new Object2();

    /** @param replaying whether this is a recording, of which nothing can be taken */
    SharedObjectRoom(Session session, boolean replaying) {
        this.session = session;
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
        World world = session.world();
        int lowest = replaying ? 0 : session.ownSsrc();
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (participant.presence() == Presence.PRESENT
                && Integer.compareUnsigned(participant.ssrc(), lowest) < 0) {
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
        session.withdraw(adopted.type(), objectId);
        session.withdraw(withoutRates.type(), objectId);
    }

    @Override
    public void adopt(Ownership1 ownership) {
        WorldThing thing = session.world().findShared(ownership.id);
        if (thing == null) {
            say(ownership);
            return;
        }
        copyAtRest(thing.shown());
        session.publish(ownership, adopted, session.clock().nanoTime(), true);
    }

    /** As it was last seen, but still: whoever let go of it is not there to say how it moves. */
    private void copyAtRest(Object2 thing) {
        adopted.id = thing.id;
        adopted.timeMs = (int) session.clock().wallMillis();
        adopted.location.set(thing.location.x, thing.location.y, thing.location.z).setVelocity(0, 0, 0);
        adopted.rotation.now.setImaginary(thing.rotation.now.i, thing.rotation.now.j, thing.rotation.now.k);
        adopted.rotation.inOneSecond.setImaginary(
            thing.rotation.now.i, thing.rotation.now.j, thing.rotation.now.k);
        adopted.scale.set(thing.scale.x, thing.scale.y, thing.scale.z).setVelocity(0, 0, 0);
        adopted.active = thing.active;
        adopted.parent.present = thing.parent.present;
        adopted.parent.id = thing.parent.id;
    }
}
