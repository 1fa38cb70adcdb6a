package dev.highfive.session;

import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.Ownership1;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Things that pass from hand to hand: any participant can take one, and everyone comes to know the same owner.
 *
 * <p>Whoever wants an object asks all; its owner gives it to the first who asks and stops sending it, and only
 * then does the new owner send. So the others see one change of owner, however many grab at once, and who came
 * second learns it within a round trip. An object whose owner is gone falls to the present participant with the
 * lowest SSRC. Belongs to the frame thread.
 */
public final class SharedObjects {
    /** More are refused, whoever sends them. */
    static final int MAX_OBJECTS = 1024;
    /** How long to wait for an answer before asking again. */
    static final long CLAIM_REPEAT_NS = 100_000_000L;
    /** An owner repeats every second that it is one. Silent for longer, it is one no more. */
    private static final long SILENCE_NS = 3_000_000_000L;
    /** What is given counts more than what is inherited meanwhile, elsewhere. */
    private static final int GRANT_STEPS = 2;

    /** What this class needs of the session around it. */
    interface Channel {
        int ownSsrc();

        /** Whether a participant is there, this one included. */
        boolean isPresent(int ssrc);

        /** The lowest SSRC of those who are there, this one included. */
        int lowestPresentSsrc();

        /** Sends a claim or a grant at once, also where it was sent before. */
        void say(Ownership1 ownership);

        void stopSaying(long objectId);

        void publish(Ownership1 ownership, GameObject object, long sampleTimeNs);

        void stopPublishing(long objectId);

        /** Publishes the last known state of an object that was someone else's. */
        void adopt(Ownership1 ownership);
    }

    private final Channel channel;
    private final Random random;
    private final List<SharedObject> objects = new ArrayList<>();
    private final Ownership1 message = new Ownership1();
    private long tickNs;
    /** To be answered; each once. */
    private final List<SharedObject> unanswered = new ArrayList<>();

    SharedObjects(Channel channel, Random random) {
        this.channel = channel;
        this.random = random;
    }

    /** Makes an object a shared one, gives it an id that nobody else has, and sends it. */
    public void create(GameObject object, long sampleTimeNs) {
        if (objects.size() == MAX_OBJECTS) {
            throw new IllegalStateException("A session has at most " + MAX_OBJECTS + " shared objects.");
        }
        do {
            object.id = random.nextLong();
        } while (find(object.id) != null);
        objects.add(new SharedObject(object.id, 1, channel.ownSsrc(), tickNs));
        publish(object, sampleTimeNs);
    }

    public boolean owns(long objectId) {
        SharedObject shared = find(objectId);
        return shared != null && shared.ownerSsrc == channel.ownSsrc();
    }

    /** Whether this participant has asked for the object and not been answered yet. */
    public boolean isClaiming(long objectId) {
        SharedObject shared = find(objectId);
        return shared != null && shared.claiming;
    }

    public boolean isShared(long objectId) {
        return find(objectId) != null;
    }

    /** Whether a participant's word about the object counts. */
    public boolean isOwner(long objectId, int ssrc) {
        SharedObject shared = find(objectId);
        return shared != null && shared.ownerSsrc == ssrc;
    }

    /**
     * Asks for an object: either {@link #owns} becomes true, or {@link #isClaiming} false because someone else
     * was first.
     */
    public void claim(long objectId, long nowNs) {
        SharedObject shared = find(objectId);
        if (shared == null || shared.claiming || shared.ownerSsrc == channel.ownSsrc()) {
            return;
        }
        shared.claiming = true;
        ask(shared, nowNs);
    }

    /** Sends the state of an object that is this participant's; that of others is left alone. */
    public void publish(GameObject object, long sampleTimeNs) {
        SharedObject shared = find(object.id);
        if (shared != null && shared.ownerSsrc == channel.ownSsrc()) {
            channel.publish(message(shared, false), object, sampleTimeNs);
        }
    }

    /**
     * What another participant says about an object. It counts at once, for what comes behind it in the packet; what is
     * to be said or sent because of it waits for {@link #answer}.
     */
    void onOwnership(int senderSsrc, Ownership1 said) {
        SharedObject shared = find(said.id);
        if (said.claim) {
            if (shared != null && said.ownerSsrc == senderSsrc) {
                onClaim(shared, said);
            }
            return;
        }
        if (shared == null) {
            if (objects.size() < MAX_OBJECTS && said.ownerSsrc == senderSsrc) {
                objects.add(new SharedObject(said.id, said.epoch, said.ownerSsrc, tickNs));
            }
            return;
        }
        int oldOwnerSsrc = shared.ownerSsrc;
        if (isBelieved(shared, senderSsrc, said)) {
            boolean inherits = senderSsrc != oldOwnerSsrc && !channel.isPresent(oldOwnerSsrc)
                    || shared.inherited && shared.epoch == said.epoch;
            if (inherits) {
                shared.inheritTo(said.ownerSsrc, said.epoch, tickNs);
            } else {
                shared.passTo(said.ownerSsrc, said.epoch, tickNs);
            }
            onNewOwner(shared, oldOwnerSsrc);
        } else if (senderSsrc == oldOwnerSsrc && said.ownerSsrc == senderSsrc && shared.stepsTo(said.epoch) >= 0) {
            shared.epoch = said.epoch;
            shared.saidNs = tickNs;
        }
        if (shared.granting && senderSsrc == shared.ownerSsrc && said.ownerSsrc == senderSsrc) {
            shared.granting = false;
            channel.stopSaying(shared.id);
        }
    }

    /**
     * A new owner counts by the word of the old one. Only where that is gone, or says nothing, the new one's own is
     * enough: no grant may have got through, or the network was split.
     */
    private boolean isBelieved(SharedObject shared, int senderSsrc, Ownership1 said) {
        int steps = shared.stepsTo(said.epoch);
        if (said.ownerSsrc == shared.ownerSsrc) {
            return false;
        }
        if (senderSsrc == shared.ownerSsrc) {
            return steps > 0 && senderSsrc != channel.ownSsrc();
        }
        if (said.ownerSsrc != senderSsrc) {
            return false;
        }
        if (shared.inherited) {
            boolean sameButLower = steps == 0 && Integer.compareUnsigned(senderSsrc, shared.ownerSsrc) < 0;
            return senderSsrc == shared.inheritedFrom || steps > 0 || sameButLower;
        }
        if (steps <= 0 || shared.ownerSsrc == channel.ownSsrc()) {
            return false;
        }
        return !channel.isPresent(shared.ownerSsrc) && senderSsrc == channel.lowestPresentSsrc()
                || tickNs - shared.saidNs > SILENCE_NS;
    }

    /** Answers what a packet said, now that nobody reads it any more. */
    void answer() {
        for (int index = 0; index < unanswered.size(); index++) {
            SharedObject shared = unanswered.get(index);
            shared.unanswered = false;
            if (shared.ownerSsrc == channel.ownSsrc()) {
                channel.adopt(message(shared, false));
            } else if (shared.granting) {
                channel.say(message(shared, false));
            }
        }
        unanswered.clear();
    }

    private void answerLater(SharedObject shared) {
        if (!shared.unanswered) {
            shared.unanswered = true;
            unanswered.add(shared);
        }
    }

    /** To be called once a frame: asks again where nobody answered, and takes what nobody owns. */
    void tick(long nowNs) {
        tickNs = nowNs;
        for (int index = 0; index < objects.size(); index++) {
            SharedObject shared = objects.get(index);
            if (!channel.isPresent(shared.ownerSsrc)) {
                if (channel.lowestPresentSsrc() == channel.ownSsrc()) {
                    take(shared);
                }
            } else if (shared.claiming && nowNs - shared.claimSentNs >= CLAIM_REPEAT_NS) {
                ask(shared, nowNs);
            }
        }
    }

    /** Objects stay this participant's when it has to take another SSRC. */
    void onOwnSsrcChanged(int oldSsrc) {
        for (int index = 0; index < objects.size(); index++) {
            if (objects.get(index).ownerSsrc == oldSsrc) {
                take(objects.get(index));
            }
        }
    }

    private void onClaim(SharedObject shared, Ownership1 claim) {
        boolean own = shared.ownerSsrc == channel.ownSsrc();
        if (own && shared.stepsTo(claim.epoch) > 0) {
            shared.passTo(claim.ownerSsrc, shared.epoch + GRANT_STEPS, tickNs);
            shared.granting = true;
            channel.stopPublishing(shared.id);
            answerLater(shared);
        } else if (shared.granting) {
            answerLater(shared);
        }
    }

    private void onNewOwner(SharedObject shared, int oldOwnerSsrc) {
        boolean own = shared.ownerSsrc == channel.ownSsrc();
        if (shared.claiming) {
            channel.stopSaying(shared.id);
            // Who inherited the object of one who left did not want it: it is asked next. Who was given it did.
            shared.claiming = !own && !channel.isPresent(oldOwnerSsrc);
            shared.claimSentNs -= CLAIM_REPEAT_NS;
        }
        if (own) {
            answerLater(shared);
        } else if (oldOwnerSsrc == channel.ownSsrc()) {
            channel.stopPublishing(shared.id);
        }
    }

    private void ask(SharedObject shared, long nowNs) {
        shared.claimEpoch = shared.epoch + GRANT_STEPS;
        shared.claimSentNs = nowNs;
        message(shared, true);
        channel.say(message);
    }

    private void take(SharedObject shared) {
        shared.inheritTo(channel.ownSsrc(), shared.epoch + 1, tickNs);
        shared.claiming = false;
        channel.stopSaying(shared.id);
        channel.adopt(message(shared, false));
    }

    private Ownership1 message(SharedObject shared, boolean claim) {
        message.id = shared.id;
        message.epoch = claim ? shared.claimEpoch : shared.epoch;
        message.ownerSsrc = claim ? channel.ownSsrc() : shared.ownerSsrc;
        message.claim = claim;
        return message;
    }

    private @Nullable SharedObject find(long objectId) {
        for (int index = 0; index < objects.size(); index++) {
            if (objects.get(index).id == objectId) {
                return objects.get(index);
            }
        }
        return null;
    }
}
