package dev.highfive.desktop.demo;

import dev.highfive.client.hands.Ball;
import dev.highfive.client.scene.Scene;
import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.view.Onlooker;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.ObjectKind;
import dev.highfive.world.Participant;
import dev.highfive.world.WorldThing;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;

/**
 * The demo while it runs: everybody has a session and a thread of their own and is reached over real sockets only;
 * who calls {@link #watch} looks on as one more participant, and sees what the network lets through.
 */
final class Demo implements AutoCloseable {
    static final List<String> NAMES = List.of("Ada", "Ben", "Chloe", "Dan", "Eve", "Finn", "Gia", "Hal");
    /** Time for all to meet before the play begins. */
    private static final long SET_UP_NS = 1_000_000_000L;

    private static final double LINES_EVERY_SECONDS = 0.5;

    private final double seconds;
    private final Play play;
    private final Impairment impairment;
    private final long startNs = Clock.SYSTEM.nanoTime() + SET_UP_NS;
    private final List<DemoPerson> people = new ArrayList<>();
    private final List<PredictionError> errors = new ArrayList<>();
    private final List<String> lines = new ArrayList<>();
    private double nextLinesSeconds;
    private long ballId;
    private Participant ballHolder;
    private int handovers;
    private int strokes;

    /** @param link of the session to open, or null for a new one */
    Demo(int count, double seconds, Impairment impairment, SessionLink link) throws IOException {
        this.seconds = seconds;
        this.impairment = impairment;
        play = new Play(count, seconds);
        for (int index = 0; index < count; index++) {
            Session session = index == 0 ? open(link, options(0)) : Session.join(link(), options(index));
            if (index == 0) {
                ballId = Ball.place(session, play.start());
            }
            people.add(new DemoPerson(NAMES.get(index), session, play.part(index), startNs));
            // Of another play, since the parts of this one are used on other threads.
            errors.add(new PredictionError(new Play(count, seconds).part(index), startNs));
        }
        people.forEach(DemoPerson::start);
    }

    private SessionOptions options(int index) {
        return new SessionOptions().name(NAMES.get(index)).impairment(impairment.withSeed(impairment.seed + index));
    }

    private static Session open(SessionLink link, SessionOptions options) throws IOException {
        return link == null ? Session.host("demo", HostAddress.find(), false, options) : Session.host(link, options);
    }

    SessionLink link() {
        return people.get(0).session.link();
    }

    List<DemoPerson> people() {
        return people;
    }

    /** Looks on until the time is over, whoever watches has seen enough, or it is to end. */
    void watch(Stage stage, Recorder recorder, Farewell farewell) throws IOException {
        SessionOptions options = new SessionOptions().name("the onlooker");
        if (recorder != null) {
            options.record(recorder, true);
        }
        try (Onlooker onlooker = new Onlooker(Session.join(link(), options))) {
            List<Play.Moment> moments = new ArrayList<>(play.moments());
            long frameNs = 1_000_000_000L / stage.framesASecond();
            long nextNs = Clock.SYSTEM.nanoTime();
            boolean watching = true;
            while (watching) {
                long nowNs = Clock.SYSTEM.nanoTime();
                double now = (nowNs - startNs) / 1e9;
                Scene scene = onlooker.look(nowNs);
                observe(onlooker, now, nowNs);
                if (!moments.isEmpty() && now >= moments.get(0).seconds()) {
                    stage.keep(scene, moments.remove(0));
                }
                watching = stage.show(scene, lines) && now < seconds && !farewell.isWanted();
                nextNs += frameNs;
                LockSupport.parkNanos(nextNs - Clock.SYSTEM.nanoTime());
            }
        }
    }

    private void observe(Onlooker onlooker, double now, long nowNs) {
        strokes = 0;
        for (int index = 0; index < onlooker.world().participantCount(); index++) {
            Participant participant = onlooker.world().participant(index);
            int person = NAMES.indexOf(participant.name());
            if (person >= 0 && person < errors.size()) {
                errors.get(person).add(participant, nowNs);
            }
            for (int object = 0; object < participant.objectCount(); object++) {
                strokes += participant.object(object).kind() == ObjectKind.MESH ? 1 : 0;
            }
        }
        WorldThing ball = onlooker.world().findShared(ballId);
        if (ball != null && ball.source() != ballHolder) {
            handovers += ballHolder == null ? 0 : 1;
            ballHolder = ball.source();
        }
        if (now >= nextLinesSeconds) {
            nextLinesSeconds = now + LINES_EVERY_SECONDS;
            lines.clear();
            lines.addAll(lines(DemoPerson::shortSummary, ", hands %.0f mm off on average"));
        }
    }

    /** Who met whom, what the network did, and how far off hands were shown. */
    List<String> summary() {
        return lines(DemoPerson::summary, "; hands shown %.1f mm off on average, %.0f mm at most");
    }

    private List<String> lines(Function<DemoPerson, String> aboutPerson, String aboutHands) {
        List<String> written = new ArrayList<>();
        for (int index = 0; index < people.size(); index++) {
            PredictionError error = errors.get(index);
            written.add(aboutPerson.apply(people.get(index))
                    + (error.isKnown() ? String.format(Locale.ROOT, aboutHands, error.meanMm(), error.mostMm()) : ""));
        }
        written.add(
                "handed over " + (handovers == 1 ? "once" : handovers + " times") + ", pieces of drawings: " + strokes);
        return written;
    }

    @Override
    public void close() {
        people.forEach(DemoPerson::close);
    }
}
