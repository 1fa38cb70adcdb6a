package dev.highfive.desktop.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void thereIsSomethingToDoForAnyNumberAndTime(int people) {
        for (double seconds : new double[] {1, 20, 300}) {
            Play play = new Play(people, seconds);
            assertTrue(play.part(people - 1).now() > 0);
            assertEquals("greeting", play.moments().get(0).name());
            assertTrue(play.part(0).now() >= Math.min(seconds, 10), "Ada is busy for " + play.part(0).now() + " s");
        }
    }
}
