package dev.highfive.xr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.xr.monado.MissingPart;
import dev.highfive.xr.monado.WithMonado;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole loop under the eyes of tools that notice what goes wrong unnoticed. */
@WithMonado
class CheckedRunTest {
    private static final String FRAMES = "60";

    @TempDir
    Path folder;

    /** The layer knows no images of OpenGL ES, so this runs without pictures. */
    @Test
    void shouldMakeNoCallThatTheSpecificationForbids() throws Exception {
        Path layers = Path.of(System.getProperty("highfive.monado"), "layers");
        needs(Files.exists(layers.resolve("core_validation.json")), "no OpenXR validation layer on this machine");
        Path findings = folder.resolve("findings.txt");
        Map<String, String> environment = Map.of(
                "XR_ENABLE_API_LAYERS",
                "XR_APILAYER_LUNARG_core_validation",
                "XR_API_LAYER_PATH",
                layers.toString(),
                "XR_CORE_VALIDATION_EXPORT_TYPE",
                "text",
                "XR_CORE_VALIDATION_FILE_NAME",
                findings.toString());
        try (OtherProgram program =
                new OtherProgram(System.getProperty("java.library.path"), environment, "headless", FRAMES)) {
            assertTrue(program.finish().contains("PROGRAM open {}"));
        }
        List<String> lines = Files.readAllLines(findings);
        assertTrue(lines.get(0).contains("Core Validation Layer is initialized"), lines.toString());
        assertEquals(
                List.of(),
                lines.stream()
                        .filter(line -> line.contains("VALID_ERROR")
                                || line.contains("VALID_WARNING")
                                || line.contains("next-unknown"))
                        .toList());
    }

    @Test
    void shouldTouchOnlyItsOwnMemoryAndDoNothingUndefined() throws Exception {
        String sanitizers = System.getProperty("highfive.sanitizers");
        needs(sanitizers != null, "no sanitizers on this machine (gcc)");
        // The JVM handles its own signals and frees nothing at exit.
        Map<String, String> environment = Map.of(
                "HIGHFIVE_XR_PRELOAD",
                sanitizers,
                "ASAN_OPTIONS",
                "verbosity=1:detect_leaks=0:handle_segv=0:handle_sigfpe=0:handle_sigill=0:handle_sigbus=0",
                "UBSAN_OPTIONS",
                "print_stacktrace=1:halt_on_error=1");
        TestInstrument instrument = TestInstrument.offering(
                Extensions.PASSTHROUGH,
                Extensions.FOVEATION,
                Extensions.FOVEATION_CONFIGURATION,
                Extensions.SWAPCHAIN_UPDATE,
                Extensions.PERFORMANCE,
                Extensions.USER_PRESENCE,
                Extensions.HAND_DATA_SOURCE,
                Extensions.HAND_AIM);
        try (instrument;
                OtherProgram program = new OtherProgram(
                        System.getProperty("highfive.sanitizedLibrary"), environment, "pictures", FRAMES)) {
            String output = program.finish();
            assertTrue(output.contains("wrong pixels 0"), output);
            assertTrue(output.contains("room seen true"), "the instrument was there");
            assertTrue(output.contains("AddressSanitizer Init done"), "the sanitizer was there");
            assertFalse(output.contains("ERROR: AddressSanitizer"), output);
            assertFalse(output.contains("runtime error:"), output);
        }
    }

    private static void needs(boolean present, String missing) {
        if (!present) {
            MissingPart.report("CheckedRunTest", missing);
        }
        Assumptions.assumeTrue(present, missing);
    }
}
