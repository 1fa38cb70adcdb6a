package dev.highfive.client.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.highfive.client.scene.Palette;
import dev.highfive.world.Participant;
import dev.highfive.world.World;
import dev.highfive.world.WorldOptions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ColoursTest {
    private final World world = new World(new WorldOptions());
    private final Colours colours = new Colours();

    @Test
    void whoIsAloneInLikingAColourHasIt() {
        assertEquals(Palette.of(3), colourOf(13));
        assertEquals(Palette.of(-5), colourOf(-5));
        assertEquals(Palette.of(3), colourOf(13));
    }

    @Test
    void nobodyLooksLikeAnotherWhileThereAreColours() {
        for (int person = 1; person <= Palette.SIZE; person++) {
            colourOf(person * Palette.SIZE);
        }
        assertEquals(Palette.SIZE, countByColour().size());
        for (int person = 1; person <= 3 * Palette.SIZE; person++) {
            colourOf(1000 + person * Palette.SIZE);
        }
        for (int people : countByColour().values()) {
            assertEquals(4, people, "then they share alike");
        }
    }

    @Test
    void everybodySeesTheSameHoweverTheyMet() {
        Random random = new Random(1);
        List<Integer> ssrcs = new ArrayList<>();
        for (int index = 0; index < 8; index++) {
            ssrcs.add(random.nextInt());
        }
        Map<Integer, Integer> first = meet(ssrcs);
        for (int round = 0; round < 20; round++) {
            Collections.shuffle(ssrcs, random);
            assertEquals(first, meet(ssrcs));
        }
    }

    @Test
    void whoOnlyLooksOnTakesNobodysColour() {
        world.join(0, "cname", "onlooker", 0);
        assertEquals(Palette.of(0), colourOf(10));
        assertNotEquals(Palette.of(0), colourOf(20));
    }

    private Map<Integer, Integer> meet(List<Integer> ssrcs) {
        World own = new World(new WorldOptions());
        Colours seen = new Colours();
        for (int ssrc : ssrcs) {
            PeopleInAWorld.stand(own, ssrc, 0, 0, 0);
            seen.update(own);
        }
        Map<Integer, Integer> colourOf = new HashMap<>();
        for (int ssrc : ssrcs) {
            colourOf.put(ssrc, seen.of(own.find(ssrc)));
        }
        return colourOf;
    }

    private int colourOf(int ssrc) {
        Participant person = world.find(ssrc) == null ? PeopleInAWorld.stand(world, ssrc, 0, 0, 0) : world.find(ssrc);
        colours.update(world);
        return colours.of(person);
    }

    private Map<Integer, Integer> countByColour() {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int index = 0; index < world.participantCount(); index++) {
            counts.merge(colours.of(world.participant(index)), 1, Integer::sum);
        }
        return counts;
    }
}
