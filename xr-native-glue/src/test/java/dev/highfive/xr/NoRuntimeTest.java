package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.xr.monado.MissingPart;
import dev.highfive.xr.monado.MonadoService;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** The loader is there, but no service runs and none is registered: a machine without a runtime. */
class NoRuntimeTest {
    @Test
    void shouldSayThatNoRuntimeIsAvailable() throws Exception {
        if (!MonadoService.isAvailable()) {
            MissingPart.report("NoRuntimeTest", MissingPart.NO_MONADO);
        }
        Assumptions.assumeTrue(MonadoService.isAvailable(), MissingPart.NO_MONADO);
        XrLoader loader = XrLoader.open(null);
        XrException e = assertThrows(XrException.class, () -> loader.createInstance(OpenXrOptions.of("test")));
        assertEquals("XR_ERROR_RUNTIME_UNAVAILABLE", e.resultName());
        assertEquals("xrEnumerateInstanceExtensionProperties: XR_ERROR_RUNTIME_UNAVAILABLE", e.getMessage());
    }
}
