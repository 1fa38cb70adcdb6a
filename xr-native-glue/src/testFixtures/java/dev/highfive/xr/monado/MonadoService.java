package dev.highfive.xr.monado;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/**
 * A running monado-service: while it runs it is this JVM's active OpenXR runtime, before and after there is none.
 *
 * <p>It works only in a JVM that was itself started in Monado's tree, because the runtime's client library is loaded
 * into the JVM and needs the tree's C library. The build starts test JVMs so.
 */
public final class MonadoService implements AutoCloseable {
    private static final String TREE = System.getProperty("highfive.monado");
    private static final long PATIENCE_MS = 20_000;

    private final Process process;
    private final Path activeRuntime;

    private MonadoService(Process process, Path activeRuntime) {
        this.process = process;
        this.activeRuntime = activeRuntime;
    }

    /** Whether this JVM has Monado at hand. */
    public static boolean isAvailable() {
        return TREE != null;
    }

    /** Starts the service with a null compositor and head and hands that the remote driver moves. */
    public static MonadoService start() throws IOException, InterruptedException {
        final Path monado = Path.of(TREE);
        final Path folder = Path.of(System.getenv("HIGHFIVE_XR_FOLDER"));
        final Path log = folder.resolve("monado-service.log");
        final ProcessBuilder builder = new ProcessBuilder(monado.resolve("bin/run").toString(),
                monado.resolve("tree/usr/bin/monado-service").toString());
        builder.environment().put("XRT_LOG", "info"); // for the line that says it has started
        builder.environment().put("XRT_NO_STDIN", "1");
        builder.environment().put("XRT_COMPOSITOR_NULL", "1");
        builder.environment().put("P_OVERRIDE_ACTIVE_CONFIG", "remote");
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        final Process process = builder.start();
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));

        awaitStarted(process, log);
        final Path activeRuntime = Path.of(System.getenv("XR_RUNTIME_JSON"));
        Files.writeString(activeRuntime, "{\"file_format_version\": \"1.0.0\", \"runtime\": {\"library_path\": \""
                + monado.resolve("tree/usr/lib/x86_64-linux-gnu/libopenxr_monado.so") + "\"}}\n");
        return new MonadoService(process, activeRuntime);
    }

    private static void awaitStarted(Process process, Path log) throws IOException, InterruptedException {
        final long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
        while (!Files.readString(log).contains("service has started")) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                process.destroyForcibly();
                throw new IOException("monado-service did not start:\n" + Files.readString(log));
            }
            Thread.sleep(20);
        }
    }

    /** Stops the service as a system shutting down would; nothing of it stays. */
    @Override
    public void close() throws IOException {
        Files.deleteIfExists(activeRuntime);
        process.destroy();
        try {
            if (!process.waitFor(PATIENCE_MS, TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
                throw new IOException("monado-service did not stop");
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            throw new InterruptedIOException("interrupted while monado-service stopped");
        }
        // A service that is asked to stop leaves its socket behind, and the next one would refuse to start over it.
        try (var files = Files.newDirectoryStream(activeRuntime.getParent(), "monado_comp_ipc*")) {
            for (Path file : files) {
                Files.delete(file);
            }
        }
    }
}
