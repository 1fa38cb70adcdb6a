package dev.highfive.session;

import dev.highfive.codec.gamestate.Hand2;
import dev.highfive.codec.gamestate.Head1;
import dev.highfive.world.Participant;
import dev.highfive.world.Presence;
import dev.highfive.world.Tracking;

/** Someone in a session on a {@link VirtualNet}: a head and two hands that move, or keep still. */
final class Person {
    final VirtualNet net;
    final Session session;
    final VirtualNet.VirtualTransport wire;
    final Head1 head = new Head1();
    final Hand2 left = new Hand2();
    final Hand2 right = new Hand2();
    boolean moving = true;
    boolean publishing = true;
    /** Without frames, while its network thread goes on. */
    boolean asleep;
    /** With its whole machine: nothing runs. */
    boolean suspended;

    Person(VirtualNet net, Session session, VirtualNet.VirtualTransport wire) {
        this.net = net;
        this.session = session;
        this.wire = wire;
        left.id = 1;
        left.left = true;
        right.id = 2;
    }

    void frame() {
        if (asleep) {
            return;
        }
        long nowNs = session.clock().nanoTime();
        if (publishing) {
            if (moving) {
                double seconds = net.clock.wallMillis() % 1_000_000 / 1e3 + session.ownSsrc() % 7;
                head.location.set((float) Math.sin(seconds), 1.6f, 0);
                left.location.set((float) Math.cos(seconds), 1.2f, 0.3f);
                right.location.set((float) Math.cos(seconds), 1.2f, -0.3f);
            }
            head.timeMs = (int) net.clock.wallMillis();
            left.timeMs = head.timeMs;
            right.timeMs = head.timeMs;
            session.publish(head, nowNs);
            session.publish(left, nowNs);
            session.publish(right, nowNs);
        }
        session.advance(nowNs);
    }

    /** The other, if this one sees them, or null. */
    Participant sees(Person other) {
        Participant participant = session.world().find(other.session.ownSsrc());
        return participant != null && participant.presence() == Presence.PRESENT ? participant : null;
    }

    /** Whether this one has the other's head and hands. */
    boolean hasAllOf(Person other) {
        Participant seen = sees(other);
        return seen != null
                && seen.head().tracking() == Tracking.TRACKED
                && seen.hand(true).tracking() == Tracking.TRACKED
                && seen.hand(false).tracking() == Tracking.TRACKED;
    }

    long drops(Drop drop) {
        return session.currentStatus().drops.getOrDefault(drop, 0L);
    }

    /** Gone without a word. */
    void die() {
        net.people.remove(this);
        wire.close();
    }

    /** Gone after having said so. */
    void leave() {
        session.sayGoodbye();
        die();
    }
}
