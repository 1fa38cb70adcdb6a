package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HeadsetTraitsTest {
    private static final String OF_QUEST = "com.oculus.permission.HAND_TRACKING";

    @Test
    void shouldKnowAMakeByItsManufacturerOrModel() {
        assertArrayEquals(
                new String[] {OF_QUEST}, HeadsetTraits.of("Oculus", "Quest 3").handPermissions());
        assertTrue(HeadsetTraits.of("Oculus", "Quest 3").hasOpenXr11());
        assertTrue(HeadsetTraits.of("Oculus", "Quest 3").isLobbyOpenedByHome());
        assertFalse(HeadsetTraits.of("Oculus", "Quest 3").hasSimpleController());
        assertFalse(HeadsetTraits.of("HTC", "Focus 3").hasOpenXr11());
        assertFalse(HeadsetTraits.of("", "VIVE Focus Vision").hasOpenXr11());
    }

    @Test
    void shouldKnowAMakeByItsRuntimeWhereNothingElseTells() {
        assertFalse(HeadsetTraits.unknown().knownAs("ViveOpenXR 2.5.1").hasOpenXr11());
        assertTrue(HeadsetTraits.unknown().knownAs("SteamVR/OpenXR 2.8.7").hasOpenXr11());
        assertFalse(HeadsetTraits.of("HTC", "VIVE Focus 3")
                .knownAs("a new name 1.0.0")
                .hasOpenXr11());
    }

    @Test
    void shouldTrustHandsThatHoldStillWhereTheyAreMadeUp() {
        assertTrue(HeadsetTraits.of("Pico", "A8110").isStillHandLost());
        assertFalse(HeadsetTraits.unknown()
                .knownAs("Monado(XRT) by Collabora et al 25.0.0")
                .isStillHandLost());
    }

    @Test
    void shouldTakeCareWithAMakeThatNobodyKnows() {
        HeadsetTraits traits = HeadsetTraits.of("Acme", "Visor");
        assertEquals(
                "foveation=auto frozenHands=lost handPermissions=android.permission.HAND_TRACKING," + OF_QUEST
                        + " lobbyByHome=false lobbyCloses=true mainDisplay=true openXr11=true simpleController=hand",
                traits.toString());
        assertTrue(traits.isLobbyClosed());
        assertTrue(traits.isOnMainDisplay());
        assertTrue(traits.hasSimpleController());
        assertTrue(traits.isSimpleControllerAHand());
    }

    @Test
    void shouldBelievePeopleMoreThanTheTable() {
        HeadsetTraits said = HeadsetTraits.unknown()
                .with("openXr11", "true")
                .with("simpleController", "none")
                .with("lobbyCloses", "false")
                .with("mainDisplay", "false")
                .with("handPermissions", "a.HANDS,b.HANDS")
                .knownAs("HTC 1.0.0");
        assertTrue(said.hasOpenXr11());
        assertFalse(said.hasSimpleController());
        assertFalse(said.isLobbyClosed());
        assertFalse(said.isOnMainDisplay());
        assertArrayEquals(new String[] {"a.HANDS", "b.HANDS"}, said.handPermissions());
        assertArrayEquals(new String[0], said.with("handPermissions", "none").handPermissions());
        assertFalse(said.with("simpleController", "controller").isSimpleControllerAHand());
        assertTrue(said.isFoveated(true));
        assertFalse(said.isFoveated(false));
        assertTrue(said.with("foveation", "always").isFoveated(false));
        assertFalse(said.with("foveation", "never").isFoveated(true));
    }

    @Test
    void shouldRefuseWhatItDoesNotKnowInOneSentence() {
        assertRefused(
                "A headset has no trait \"openXR11\", only foveation, frozenHands, handPermissions, lobbyByHome,"
                        + " lobbyCloses, mainDisplay, openXr11, simpleController.",
                "openXR11",
                "true");
        assertRefused("The trait openXr11 is true or false, not \"yes\".", "openXr11", "yes");
        assertRefused("The trait simpleController is hand, controller or none, not \"\".", "simpleController", "");
        assertRefused(
                "The trait handPermissions is names with commas between, or none, not \"a b\".",
                "handPermissions",
                "a b");
    }

    private static void assertRefused(String sentence, String name, String value) {
        HeadsetTraits traits = HeadsetTraits.unknown();
        assertEquals(
                sentence,
                assertThrows(IllegalArgumentException.class, () -> traits.with(name, value))
                        .getMessage());
    }
}
