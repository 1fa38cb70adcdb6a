package dev.highfive.xr;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** {@link HeadsetProgram} in a JVM of its own, in the same Monado's tree and with the same runtime as this one. */
final class OtherProgram implements AutoCloseable {
    private final Process process;
    private final BufferedReader lines;
    private final StringBuilder output = new StringBuilder();

    /**
     * @param libraries where it finds the native library
     * @param environment what to set beside this JVM's own
     */
    OtherProgram(String libraries, Map<String, String> environment, String... arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                System.getProperty("highfive.monado") + "/bin/java",
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-Djava.library.path=" + libraries,
                "-cp",
                System.getProperty("java.class.path"),
                HeadsetProgram.class.getName());
        builder.command().addAll(List.of(arguments));
        builder.environment().putAll(environment);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("HIGHFIVE_XR_LOG"); // its output is wanted here
        process = builder.redirectErrorStream(true).start();
        lines = process.inputReader(StandardCharsets.UTF_8);
    }

    static OtherProgram start(String... arguments) throws IOException {
        return new OtherProgram(System.getProperty("java.library.path"), Map.of(), arguments);
    }

    /** Reads on until a line starts so. */
    String awaitLine(String start) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            output.append(line).append('\n');
            if (line.startsWith(start)) {
                return line;
            }
        }
        throw new AssertionError("the program ended without a line '" + start + "':\n" + output);
    }

    /** Asks it to exit. */
    void ask() throws IOException {
        OutputStream in = process.getOutputStream();
        in.write('\n');
        in.flush();
    }

    /** Everything that it wrote, when it has ended; fails if it failed. */
    String finish() throws IOException, InterruptedException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            output.append(line).append('\n');
        }
        int status = process.waitFor();
        if (status != 0) {
            throw new AssertionError("the program ended with status " + status + ":\n" + output);
        }
        return output.toString();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
