package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.codec.gamestate.AnyObject;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Object2;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.Profile;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Two people on one network who make, claim, move and draw things in any order, some of it in one packet, on a network
 * that loses and reorders: neither's frame loop ends. One of them may also lie about who owns what; if neither does,
 * both agree in the end. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else.
 */
class SessionFuzzTest {
    private static final int MOST_ACTIONS = 40;
    private static final long SETTLE_MS = 6000;

    private final List<Long> ids = new ArrayList<>();
    private final Object2 thing = new Object2();
    private final Ownership1 said = new Ownership1();
    private VirtualNet net;
    private Person ann;
    private Person ben;
    private boolean honest;

    @FuzzTest
    void sessionAdvance(FuzzedDataProvider data) {
        ids.clear();
        honest = true;
        net = new VirtualNet();
        net.delayMs = data.consumeInt(1, 60);
        net.jitterMs = data.consumeInt(0, 40);
        ann = net.host(new SessionOptions().name("Ann").random(seeded(1)));
        ben = net.join(ann.session.link(), new SessionOptions().name("Ben").random(seeded(2)));
        net.runMs(300);
        create(ann);
        create(ann);
        net.runMs(200);
        net.lossPercent = data.consumeInt(0, 30);
        for (int action = 0; action < MOST_ACTIONS && data.remainingBytes() > 0; action++) {
            act(data);
        }
        net.lossPercent = 0;
        net.runMs(honest ? SETTLE_MS : 200);
        if (honest) {
            assertAgreed();
        }
    }

    private void act(FuzzedDataProvider data) {
        Person who = data.consumeBoolean() ? ben : ann;
        long nowNs = net.clock.nanoTime();
        long id = ids.get(data.consumeInt(0, 7) % ids.size());
        switch (data.consumeInt(0, 7)) {
            case 0, 1:
                who.session.objects().claim(id, nowNs);
                break;
            case 2:
                thing.id = id;
                thing.timeMs = (int) net.clock.wallMillis();
                thing.location.x = data.consumeInt(-5, 5);
                who.session.objects().publish(thing, nowNs);
                break;
            case 3:
                GameObject any = new AnyObject(data.consumeInt(), Profile.DRAFT_MD).next();
                if (any.type() != null && !who.session.objects().isShared(any.id)) {
                    who.session.publish(any, nowNs);
                }
                break;
            case 4:
                create(who);
                break;
            case 5:
                lie(who, id, data);
                break;
            default:
                net.runMs(data.consumeInt(1, 50));
        }
    }

    private void create(Person who) {
        if (ids.size() < 8) {
            Object2 made = new Object2();
            who.session.objects().create(made, net.clock.nanoTime());
            ids.add(made.id);
        }
    }

    private void lie(Person who, long id, FuzzedDataProvider data) {
        honest = false;
        said.id = data.consumeBoolean() ? id : data.consumeInt(1, 4);
        said.epoch = data.consumeInt();
        said.ownerSsrc = data.consumeBoolean() ? who.session.ownSsrc() : data.consumeInt();
        said.claim = data.consumeBoolean();
        who.session.publish(null, said, net.clock.nanoTime(), data.consumeBoolean());
    }

    private void assertAgreed() {
        for (long id : ids) {
            int owners = (ann.session.objects().owns(id) ? 1 : 0)
                    + (ben.session.objects().owns(id) ? 1 : 0);
            assertEquals(1, owners, "owners of " + id);
        }
    }

    /** The same in every run, so that what is found can be found again. */
    private static SecureRandom seeded(long seed) {
        try {
            SecureRandom random = SecureRandom.getInstance("SHA1PRNG");
            random.setSeed(seed);
            return random;
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA1PRNG.", e);
        }
    }
}
