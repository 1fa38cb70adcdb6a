package dev.highfive.session;

import dev.highfive.codec.Counts;
import dev.highfive.codec.gamestate.DecodeError;
import dev.highfive.codec.gamestate.GameObject;
import dev.highfive.codec.gamestate.GameStateHandler;
import dev.highfive.codec.gamestate.GameStateReader;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Ownership1;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.world.Participant;
import dev.highfive.world.World;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Brings payloads of Game State into the world. Who owns what goes to {@link SharedObjects}, which answers when the
 * payload has been read: an answer is state of our own, and goes into the same world.
 */
final class StateReceiver implements GameStateHandler {
    private final GameStateReader reader;
    private final World world;
    private final SharedObjects objects;

    @SuppressWarnings("NullAway.Init") // set before a payload is read
    private Participant from;

    private long payloads;

    StateReceiver(Profile profile, World world, SharedObjects objects) {
        reader = new GameStateReader(profile, ObjectTypes.own());
        this.world = world;
        this.objects = objects;
    }

    /** @param sender null if the world does not know it */
    void receive(@Nullable Participant sender, ByteBuffer payload, long sampleTimeNs, long arrivalTimeNs) {
        payloads++;
        if (sender != null && world.begin(sender, sampleTimeNs, arrivalTimeNs)) {
            from = sender;
            reader.read(payload, this);
            objects.answer();
        }
    }

    @Override
    public void onObject(GameObject object) {
        if (object instanceof Ownership1) {
            objects.onOwnership(from.ssrc(), (Ownership1) object);
        } else {
            world.take(object);
        }
    }

    /** How many payloads came. */
    long payloads() {
        return payloads;
    }

    /** What could not be decoded, by reason. */
    Counts<DecodeError> errors() {
        return reader.errors();
    }
}
