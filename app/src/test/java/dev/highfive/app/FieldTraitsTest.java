package dev.highfive.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import java.util.Map;
import java.util.TreeMap;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import org.robolectric.util.ReflectionHelpers;

@RunWith(GlueTestRunner.class)
@Config(sdk = {29, 34})
public final class FieldTraitsTest {
    private static final String PRINTED = "[debug.highfive.openXr11]: [false]\n"
            + "[debug.highfive.mainDisplay]: []\n[debug.wivrn.openXr11]: [1]\n"
            + "[ro.product.model]: [Quest 3]\n";

    @Test
    public void shouldReadTheSystemPropertiesThatAreOurs() {
        assertEquals(Map.of("openXr11", "false"), FieldTraits.properties("printf", PRINTED));
        assertEquals(Map.of(), FieldTraits.properties("/no/such/program"));
    }

    @Test
    public void shouldBelieveTheIntentMoreThanProperties() {
        Map<String, String> properties = Map.of("openXr11", "false", "lobbyCloses", "false");
        String traits = FieldTraits.of(new Intent().putExtra("debug.highfive.openXr11", "true"), properties)
                .toString();
        assertTrue(traits, traits.contains("lobbyCloses=false mainDisplay=true openXr11=true"));
    }

    @Test
    public void shouldTakeEveryTraitByPropertyAndByIntent() {
        Map<String, String> said = new TreeMap<>(Map.of(
                "foveation",
                "never",
                "frozenHands",
                "trusted",
                "handPermissions",
                "a.HANDS,b.HANDS",
                "lobbyByHome",
                "true",
                "lobbyCloses",
                "false",
                "mainDisplay",
                "false",
                "openXr11",
                "false",
                "simpleController",
                "none"));
        StringBuilder printed = new StringBuilder();
        Intent intent = new Intent();
        said.forEach((name, value) -> {
            printed.append("[debug.highfive.")
                    .append(name)
                    .append("]: [")
                    .append(value)
                    .append("]\n");
            intent.putExtra("debug.highfive." + name, value);
        });
        String all = "foveation=never frozenHands=trusted handPermissions=a.HANDS,b.HANDS lobbyByHome=true"
                + " lobbyCloses=false mainDisplay=false"
                + " openXr11=false simpleController=none";
        Map<String, String> properties = FieldTraits.properties("printf", printed.toString());
        assertEquals(all, FieldTraits.of(new Intent(), properties).toString());
        assertEquals(all, FieldTraits.of(intent, Map.of()).toString());
    }

    @Test
    public void shouldKnowTheHeadsetByWhatAndroidSays() {
        ReflectionHelpers.setStaticField(android.os.Build.class, "MANUFACTURER", "HTC");
        try {
            assertTrue(FieldTraits.of(new Intent()).toString().contains("openXr11=false"));
        } finally {
            ReflectionHelpers.setStaticField(android.os.Build.class, "MANUFACTURER", "robolectric");
        }
    }

    @Test
    public void shouldRefuseAPropertyThatIsNoTrait() {
        assertEquals(
                "The trait mainDisplay is true or false, not \"1\".",
                assertThrows(
                                IllegalArgumentException.class,
                                () -> FieldTraits.of(new Intent(), Map.of("mainDisplay", "1")))
                        .getMessage());
    }
}
