package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.VipMessage;
import dev.highfive.session.Session;
import dev.highfive.session.vip.Departure;
import dev.highfive.session.vip.VipListener;
import dev.highfive.session.vip.VipMember;
import dev.highfive.session.vip.VipObject;
import dev.highfive.session.vip.VipServer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/**
 * Makes a session and a room one: whoever is in the one is seen in the other. The session's frame thread is one of its
 * own here; what it sees goes to the room's thread, and back, as things that nobody changes any more.
 */
final class Bridge implements VipListener, AutoCloseable {
    private static final long FRAME_NS = 1_000_000_000L / 60;
    /** The room tells its clients ten times a second; events, such as fingers, go at once. */
    private static final int FRAMES_A_LOOK = 3;

    private final Session session;
    private final SessionThings things = new SessionThings();
    private final SessionView view = new SessionView();
    private final RoomPeople people;
    private final AtomicBoolean roomIsBusy = new AtomicBoolean();
    private final Set<String> present = new HashSet<>();
    private final Said said;
    private final Thread thread;
    private VipServer server;
    private volatile boolean closing;
    private volatile RuntimeException failure;

    /** @param shapes where the VRML files of heads and hands are to be had, with a slash at the end, or "" */
    Bridge(Session session, String shapes, Said said) {
        this.session = session;
        this.said = said;
        people = new RoomPeople(shapes);
        thread = new Thread(this::run, "highfive-bridge");
        thread.setDaemon(true);
    }

    /** The room has to know this as a listener already. */
    void start(VipServer of) {
        server = of;
        thread.start();
    }

    /** @throws IllegalStateException if the bridge has failed */
    void check() {
        if (failure != null) {
            throw new IllegalStateException("The bridge to the session has failed.", failure);
        }
    }

    private void run() {
        try {
            long nextNs = System.nanoTime();
            for (int frame = 0; !closing; frame++) {
                things.publish(session);
                session.advance(session.clock().nanoTime());
                if (frame % FRAMES_A_LOOK == 0 && roomIsBusy.compareAndSet(false, true)) {
                    look();
                }
                nextNs += FRAME_NS;
                LockSupport.parkNanos(nextNs - System.nanoTime());
            }
        } catch (RuntimeException e) {
            failure = e;
        }
    }

    private void look() {
        List<SeenPerson> seen = view.people(session.world());
        tell(seen);
        server.execute(room -> {
            people.show(room, seen, System.nanoTime());
            roomIsBusy.set(false);
        });
    }

    private void tell(List<SeenPerson> seen) {
        Set<String> now = new HashSet<>();
        for (SeenPerson person : seen) {
            if (!person.key.equals(SessionView.EVERYBODY)) {
                now.add(person.name);
            }
        }
        now.stream().filter(name -> !present.contains(name)).forEach(name -> said.line(name + " is in the session."));
        present.stream().filter(name -> !now.contains(name)).forEach(name -> said.line(name + " left the session."));
        present.clear();
        present.addAll(now);
    }

    @Override
    public void added(VipObject object) {
        put(object);
    }

    @Override
    public void changed(VipObject object, VipMessage message) {
        put(object);
    }

    private void put(VipObject object) {
        if (!object.owner().isOurs()) {
            things.put(RoomThing.of(object));
        }
    }

    @Override
    public void removed(VipObject object) {
        things.remove(object.id());
    }

    @Override
    public void left(VipMember user, Departure why) {
        things.remove(user.avatar().id());
    }

    @Override
    public void close() {
        closing = true;
        try {
            thread.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (things.refused() > 0) {
            said.line(things.refused() + " times a URL was too long for the session.");
        }
        session.close();
    }
}
