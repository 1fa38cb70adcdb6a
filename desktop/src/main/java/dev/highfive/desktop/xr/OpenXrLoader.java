package dev.highfive.desktop.xr;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.logging.Logger;

/**
 * Khronos' OpenXR loader, which finds the runtime. A PC that has none gets the one that LWJGL carries: once a library
 * of that name is in the process, opening it by name finds it.
 */
public final class OpenXrLoader {
    private static final Logger LOG = Logger.getLogger(OpenXrLoader.class.getName());
    private static final String CARRIED = "/linux/x64/org/lwjgl/openxr/libopenxr_loader.so";
    private static final String[] USUAL_FOLDERS = {
        "/usr/lib/x86_64-linux-gnu", "/usr/lib64", "/usr/lib", "/usr/local/lib",
    };

    private OpenXrLoader() {}

    /** Makes sure that there is a loader, as far as that can be. To be called before a headset is started. */
    public static void provide() {
        for (String folder : USUAL_FOLDERS) {
            if (Files.exists(Path.of(folder, "libopenxr_loader.so.1"))) {
                return;
            }
        }
        try (InputStream carried = OpenXrLoader.class.getResourceAsStream(CARRIED)) {
            if (carried != null) {
                Path copy = Files.createTempFile("libopenxr_loader", ".so");
                Files.copy(carried, copy, StandardCopyOption.REPLACE_EXISTING);
                System.load(copy.toString());
                Files.delete(copy);
            }
        } catch (IOException | UnsatisfiedLinkError e) {
            LOG.fine(() -> "The carried OpenXR loader cannot be used: " + e.getMessage());
        }
    }
}
