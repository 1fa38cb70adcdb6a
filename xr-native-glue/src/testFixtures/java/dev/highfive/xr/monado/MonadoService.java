package dev.highfive.xr.monado;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A running monado-service: while it runs it is this JVM's active OpenXR runtime, before and after there is none.
 *
 * <p>It works only in a JVM that was itself started in Monado's tree, because the runtime's client library is loaded
 * into the JVM and needs the tree's C library. The build starts test JVMs so.
 */
public final class MonadoService implements AutoCloseable {
    private static final String TREE = System.getProperty("highfive.monado");
    private static final Set<PosixFilePermission> OWNER_ONLY = PosixFilePermissions.fromString("rwx------");
    private static final long PATIENCE_MS = 20_000;

    private final Process process;
    private final Path folder;
    private final int remotePort;

    private MonadoService(Process process, Path folder, int remotePort) {
        this.process = process;
        this.folder = folder;
        this.remotePort = remotePort;
        Runtime.getRuntime().addShutdownHook(new Thread(process::destroyForcibly));
    }

    /** Whether this JVM has Monado at hand. */
    public static boolean isAvailable() {
        return TREE != null;
    }

    /** Starts the service with a null compositor and head and hands that the remote driver moves. */
    public static MonadoService start() throws IOException, InterruptedException {
        return start(MonadoSetting.remote());
    }

    public static MonadoService start(MonadoSetting setting) throws IOException, InterruptedException {
        return start(setting, Path.of(System.getenv("HIGHFIVE_XR_FOLDER")));
    }

    /**
     * Starts one for other programs, several of which can run at once: it is the runtime of those that are started in
     * Monado's tree with this folder as {@code HIGHFIVE_XR_FOLDER}.
     *
     * @param folder which is not there yet, of a short name: a socket lives in it
     */
    public static MonadoService start(MonadoSetting setting, Path folder) throws IOException, InterruptedException {
        Path monado = Path.of(TREE);
        Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(OWNER_ONLY));
        int remotePort = setting.isRemote() ? configureRemoteDriver(folder) : 0;
        Path log = folder.resolve("monado-service.log");
        ProcessBuilder builder = new ProcessBuilder(
                monado.resolve("bin/run").toString(),
                monado.resolve("tree/usr/bin/monado-service").toString());
        builder.environment().put("HIGHFIVE_XR_FOLDER", folder.toString());
        builder.environment().put("XRT_LOG", "info"); // for the line that says it has started
        builder.environment().put("XRT_NO_STDIN", "1");
        builder.environment().putAll(setting.environment());
        builder.redirectErrorStream(true).redirectOutput(log.toFile());
        MonadoService service = new MonadoService(builder.start(), folder, remotePort);
        try {
            service.awaitStarted(log);
        } catch (IOException | InterruptedException e) {
            service.close();
            throw e;
        }
        Path library = monado.resolve("tree/usr/lib/x86_64-linux-gnu/libopenxr_monado.so");
        Files.writeString(
                folder.resolve("active_runtime.json"),
                "{\"file_format_version\": \"1.0.0\", \"runtime\": {\"library_path\": \"" + library + "\"}}\n");
        return service;
    }

    /** The remote driver, at a port that is free now: several test JVMs may run at once. */
    private static int configureRemoteDriver(Path folder) throws IOException {
        int port;
        try (ServerSocket probe = new ServerSocket(0)) {
            port = probe.getLocalPort();
        }
        Files.createDirectory(folder.resolve("monado"));
        Files.writeString(
                folder.resolve("monado/config_v0.json"),
                "{\"active\": \"remote\", \"remote\": {\"version\": 0, \"port\": " + port + ", \"view_count\": 2}}\n");
        return port;
    }

    private void awaitStarted(Path log) throws IOException, InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
        while (!Files.readString(log).contains("service has started")) {
            if (!process.isAlive() || System.nanoTime() > deadline) {
                throw new IOException("monado-service did not start:\n" + Files.readString(log));
            }
            Thread.sleep(20);
        }
    }

    /** Where a {@link RemoteDriver} finds it. */
    public int remotePort() {
        return remotePort;
    }

    /** Moves the origins of local spaces to where the head is, as when the wearer asks the system for it. */
    public void recentre() throws IOException, InterruptedException {
        Process control = new ProcessBuilder(TREE + "/bin/run", TREE + "/tree/usr/bin/monado-ctl", "-c")
                .redirectErrorStream(true)
                .start();
        String output = new String(control.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (control.waitFor() != 0) {
            throw new IOException("monado-ctl failed:\n" + output);
        }
    }

    /** Ends the process as a crash would: its clients are not told. {@link #close()} cleans up as usual. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Stops the service as a system shutting down would; nothing of it stays. */
    @Override
    public void close() throws IOException {
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
        // With the folder goes the socket that a stopped service leaves behind: the next would refuse to start over it.
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
