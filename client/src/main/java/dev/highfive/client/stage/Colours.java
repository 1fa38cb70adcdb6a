package dev.highfive.client.stage;

import dev.highfive.client.scene.Palette;
import dev.highfive.world.Participant;
import dev.highfive.world.Tracking;
import dev.highfive.world.WorldView;
import java.util.Arrays;

/**
 * Who has which colour: their SSRC says which they would like, and of several who like the same the lowest SSRC has it
 * and the others the next ones that are free. So all who know the same people see the same colours, and no two people
 * look alike before there are more of them than colours. Who only looks on needs none.
 */
public final class Colours {
    private final int[] uses = new int[Palette.SIZE];
    private int[] ssrcs = new int[16];
    /** The same in ascending order, by flipping the highest bit. */
    private int[] sorted = new int[16];

    private int[] colours = new int[16];
    private int count;

    /** Looks who is there. */
    public void update(WorldView world) {
        int seen = 0;
        boolean changed = false;
        for (int index = 0; index < world.participantCount(); index++) {
            Participant participant = world.participant(index);
            if (hasBody(participant)) {
                grow(seen);
                changed |= seen >= count || ssrcs[seen] != participant.ssrc();
                ssrcs[seen++] = participant.ssrc();
            }
        }
        if (changed || seen != count) {
            count = seen;
            assign();
        }
    }

    public int of(Participant participant) {
        int at = Arrays.binarySearch(sorted, 0, count, participant.ssrc() ^ Integer.MIN_VALUE);
        return Palette.of(at < 0 ? participant.ssrc() : colours[at]);
    }

    private void assign() {
        for (int index = 0; index < count; index++) {
            sorted[index] = ssrcs[index] ^ Integer.MIN_VALUE;
        }
        Arrays.sort(sorted, 0, count);
        Arrays.fill(uses, 0);
        for (int index = 0; index < count; index++) {
            int colour = Math.floorMod(sorted[index] ^ Integer.MIN_VALUE, Palette.SIZE);
            while (uses[colour] > index / Palette.SIZE) {
                colour = (colour + 1) % Palette.SIZE;
            }
            uses[colour]++;
            colours[index] = colour;
        }
    }

    private void grow(int index) {
        if (index == ssrcs.length) {
            ssrcs = Arrays.copyOf(ssrcs, 2 * index);
            sorted = Arrays.copyOf(sorted, 2 * index);
            colours = Arrays.copyOf(colours, 2 * index);
        }
    }

    private static boolean hasBody(Participant participant) {
        return participant.head().tracking() != Tracking.NEVER
                || participant.hand(true).tracking() != Tracking.NEVER
                || participant.hand(false).tracking() != Tracking.NEVER;
    }
}
