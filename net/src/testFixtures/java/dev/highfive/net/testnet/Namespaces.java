package dev.highfive.net.testnet;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Network namespaces that exist as long as one process, whose standard input this holds: however a test ends, nothing
 * stays on the machine. Needs root, or a kernel that lets everybody make user namespaces.
 */
final class Namespaces implements Closeable {
    private final Process holder;
    private final boolean asRoot;

    private Namespaces(Process holder, boolean asRoot) {
        this.holder = holder;
        this.asRoot = asRoot;
    }

    /** @throws IOException with what is missing */
    static Namespaces open() throws IOException, InterruptedException {
        boolean asRoot = run(List.of("id", "-u")).strip().equals("0");
        List<String> command = new ArrayList<>(List.of("unshare", "--mount", "--net"));
        if (!asRoot) {
            command.add("--map-root-user");
        }
        // In a /run of its own: the names of namespaces are files there.
        command.addAll(List.of("sh", "-c", "mount -t tmpfs tmpfs /run && mkdir /run/netns && echo ready && exec cat"));
        Process holder = new ProcessBuilder(command).redirectErrorStream(true).start();
        String first = firstLine(holder);
        if (!first.equals("ready")) {
            holder.destroyForcibly();
            throw new IOException("no network namespaces (" + first + ")");
        }
        Namespaces namespaces = new Namespaces(holder, asRoot);
        try {
            namespaces.shell("ip link set lo up");
        } catch (IOException e) {
            namespaces.close();
            throw e;
        }
        return namespaces;
    }

    private static String firstLine(Process process) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = process.getInputStream().read();
                c >= 0 && c != '\n';
                c = process.getInputStream().read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    /** Runs commands where the switch is. */
    void shell(String script) throws IOException, InterruptedException {
        run(inside("sh", "-ec", script));
    }

    /** How to run a command where the switch is. */
    List<String> inside(String... command) {
        List<String> all = new ArrayList<>(List.of("nsenter", "--target=" + holder.pid()));
        if (!asRoot) {
            all.addAll(List.of("--user", "--preserve-credentials"));
        }
        all.addAll(List.of("--mount", "--net", "--"));
        all.addAll(List.of(command));
        return all;
    }

    /** How to run a command in a namespace by its name. */
    List<String> inside(String namespace, List<String> command) {
        List<String> all = inside("nsenter", "--net=/run/netns/" + namespace, "--");
        all.addAll(command);
        return all;
    }

    private static String run(List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("PATH", path());
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + ": " + output.strip());
        }
        return output;
    }

    /** With the "ip" that the build has found; where that is, not every user's PATH leads. */
    private static String path() {
        String ip = System.getProperty("highfive.ip");
        return System.getenv("PATH") + (ip == null ? "" : ":" + Path.of(ip).getParent()) + ":/usr/sbin:/sbin";
    }

    @Override
    public void close() throws IOException {
        holder.getOutputStream().close();
        try {
            if (!holder.waitFor(10, TimeUnit.SECONDS)) {
                holder.destroyForcibly();
            }
        } catch (InterruptedException e) {
            holder.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
