package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.xr.monado.WithMonado;
import org.junit.jupiter.api.Test;

@WithMonado
class XrInstanceTest {
    @Test
    void shouldNameTheRuntimeThatAnswers() throws Exception {
        try (XrInstance instance = XrLoader.open(null).createInstance("test", null)) {
            assertTrue(instance.runtime().matches("Monado.* [0-9]+\\.[0-9]+\\.[0-9]+"), instance.runtime());
        }
    }

    @Test
    void shouldCreateAnotherInstanceAfterClosing() throws Exception {
        final XrLoader loader = XrLoader.open(null);
        for (int i = 0; i < 3; i++) {
            loader.createInstance("test", null).close();
        }
    }

    @Test
    void shouldIgnoreASecondClose() throws Exception {
        final XrInstance instance = XrLoader.open(null).createInstance("test", null);
        instance.close();
        instance.close();
    }

    @Test
    void shouldRefuseCallsOnAClosedInstanceByName() throws Exception {
        final XrInstance instance = XrLoader.open(null).createInstance("test", null);
        instance.close();
        final XrException e = assertThrows(XrException.class, instance::runtime);
        assertEquals("XR_ERROR_HANDLE_INVALID", e.resultName());
    }
}
