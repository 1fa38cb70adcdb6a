package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.xr.monado.WithMonado;
import org.junit.jupiter.api.Test;

@WithMonado
class XrInstanceTest {
    @Test
    void shouldNameTheRuntimeThatAnswers() throws Exception {
        try (XrInstance instance = XrLoader.open(null).createInstance(OpenXrOptions.of("test"))) {
            assertTrue(instance.runtime().matches("Monado.* [0-9]+\\.[0-9]+\\.[0-9]+"), instance.runtime());
        }
    }

    @Test
    void shouldCreateAnotherInstanceAfterClosing() throws Exception {
        XrLoader loader = XrLoader.open(null);
        for (int i = 0; i < 3; i++) {
            loader.createInstance(OpenXrOptions.of("test")).close();
        }
    }

    @Test
    void shouldIgnoreASecondClose() throws Exception {
        XrInstance instance = XrLoader.open(null).createInstance(OpenXrOptions.of("test"));
        instance.close();
        instance.close();
    }

    @Test
    void shouldRefuseCallsOnAClosedInstanceByName() throws Exception {
        XrInstance instance = XrLoader.open(null).createInstance(OpenXrOptions.of("test"));
        instance.close();
        XrException e = assertThrows(XrException.class, instance::runtime);
        assertEquals("XR_ERROR_HANDLE_INVALID", e.resultName());
    }

    @Test
    void shouldAskForTheVersionThatTheHeadsetHas() throws Exception {
        HeadsetTraits traits = HeadsetTraits.unknown();
        for (String answer : new String[] {"true", "false"}) {
            OpenXrOptions options = OpenXrOptions.of("test").with(traits.with("openXr11", answer));
            try (XrInstance instance = XrLoader.open(null).createInstance(options)) {
                assertEquals(answer.equals("true"), instance.is11());
            }
        }
        OpenXrOptions focus = OpenXrOptions.of("test").with(HeadsetTraits.of("HTC", "VIVE Focus 3"));
        try (XrInstance instance = XrLoader.open(null).createInstance(focus)) {
            assertFalse(instance.is11());
        }
    }
}
