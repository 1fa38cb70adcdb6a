package dev.highfive.world;

import dev.highfive.codec.Counts;
import org.jspecify.annotations.Nullable;

/**
 * A world to look at: who is there and what they brought. For the frame thread. The objects of Game State that it hands
 * out are its own and are not to be changed.
 */
public interface WorldView {
    /** Those who are there and those who left lately; {@link Participant#presence()} tells. */
    int participantCount();

    /** @param index from 0; the order changes when somebody is forgotten */
    Participant participant(int index);

    /** @return null if nobody has this source */
    @Nullable
    Participant find(int ssrc);

    /** How many things are everybody's. */
    int sharedCount();

    /** @param index from 0; the order changes when things go */
    WorldThing shared(int index);

    /** @return null if there is no shared thing of this id */
    @Nullable
    WorldThing findShared(long id);

    /** What came and was not used, by reason. */
    Counts<WorldDrop> drops();

    /**
     * 64 bits that are the same in every world in which everybody's newest state is the same, whatever is
     * shown of it, whenever it came. What is inactive, lost or of somebody gone does not count.
     */
    long fingerprint();

    /** The part of {@link #fingerprint()} that is one participant's, to find who differs. */
    long fingerprint(Participant participant);
}
