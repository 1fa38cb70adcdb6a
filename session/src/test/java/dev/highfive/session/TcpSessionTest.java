package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.impair.Impairment;
import dev.highfive.net.transport.SlowCable;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.WorldView;
import java.io.IOException;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Sessions over TCP, on this machine. */
@Timeout(120)
class TcpSessionTest {
    private final List<LivePerson> people = new ArrayList<>();

    @AfterEach
    void leave() throws InterruptedException {
        for (LivePerson person : people) {
            person.leave();
        }
    }

    @Test
    void guestsWhoCannotReachEachOtherSeeEachOtherByTheHost() throws Exception {
        LivePerson host = host(false);
        LivePerson ann = join(host.session.link(), options("Ann"));
        LivePerson ben = join(host.session.link(), options("Ben"));
        awaitAllSee();
        ann.leave();
        people.remove(ann);
        await(() -> !ben.ask(() -> ann.isPresentIn(ben.session.world())));
        LivePerson cat = join(host.session.link(), options("Cat").impairment(Impairment.parse("loss=10,delay=20")));
        awaitAllSee();
        await(() -> cat.session.status().peers.stream().allMatch(peer -> !peer.present || peer.roundTripMs >= 0));
    }

    @Test
    void aPlainSessionIsPassedOnToo() throws Exception {
        LivePerson host = host(true);
        join(host.session.link(), options("Ann"));
        join(host.session.link(), options("Ben"));
        awaitAllSee();
    }

    @Test
    void whoHasAnotherKeyIsToldSoAndSeesNobody() throws Exception {
        LivePerson host = host(false);
        join(host.session.link(), options("Ann"));
        awaitAllSee();
        SessionLink other = SessionLink.random("127.0.0.1", host.session.link().port(), "test", new SecureRandom())
                .overTcp();
        LivePerson stranger = join(other, options("Eve"));
        await(() -> stranger.session.status().hasWrongKey());
        assertEquals(0, stranger.session.status().presentCount());
        assertEquals(1, host.session.status().presentCount());
    }

    @Test
    void aCableThatIsPulledAndPutBackHeals() throws Exception {
        LivePerson host = host(false);
        try (SlowCable cable = new SlowCable(host.session.link().port(), 1e6)) {
            LivePerson headset = join(host.session.link().at("127.0.0.1", cable.port()), options("Ann"));
            LivePerson onlooker = join(host.session.link(), options("Ben"));
            awaitAllSee();
            cable.pull(true);
            await(() -> !onlooker.ask(() -> headset.isPresentIn(onlooker.session.world())));
            cable.pull(false);
            awaitAllSee();
        }
    }

    @Test
    void aHostThatIsStartedAgainIsFoundAgain() throws Exception {
        LivePerson host = host(false);
        SessionLink link = host.session.link();
        join(link, options("Ann"));
        join(link, options("Ben"));
        awaitAllSee();
        people.remove(host);
        host.leave();
        people.add(new LivePerson(Session.host(link, options("Host"))));
        awaitAllSee();
    }

    private LivePerson host(boolean plain) throws IOException {
        Session session = Session.host(
                "test", InetAddress.getLoopbackAddress(), plain, options("Host").overTcp(true));
        assertTrue(session.link().isTcp());
        return add(session);
    }

    private LivePerson join(SessionLink link, SessionOptions options) throws IOException {
        return add(Session.join(link, options));
    }

    private LivePerson add(Session session) {
        LivePerson person = new LivePerson(session);
        people.add(person);
        return person;
    }

    private static SessionOptions options(String name) {
        return new SessionOptions().name(name).identity(TestIdentity.of(name));
    }

    private void awaitAllSee() throws Exception {
        for (LivePerson one : people) {
            for (LivePerson other : people) {
                await(() -> one.ask(() -> sees(one, other)));
            }
        }
    }

    private static boolean sees(LivePerson one, LivePerson other) {
        WorldView world = one.session.world();
        return one == other
                || other.isPresentIn(world)
                        && world.find(other.session.ownSsrc()).head().tracking() == dev.highfive.world.Tracking.TRACKED;
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        while (!condition.call()) {
            Thread.sleep(20);
        }
    }
}
