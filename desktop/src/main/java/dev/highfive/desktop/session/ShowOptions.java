package dev.highfive.desktop.session;

import dev.highfive.world.SyncMode;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What every command has that shows a session in the terminal. */
public final class ShowOptions {
    private static final int MAX_DELAY_MS = 1000;

    @Option(names = "--json", description = "Print one line of JSON a second.")
    boolean json;

    @Option(
            names = "--sync",
            paramLabel = "MODE",
            defaultValue = "rollback",
            description = "How to apply what comes: immediate, delay or rollback (${DEFAULT-VALUE}).")
    private SyncChoice sync;

    @Option(
            names = "--delay",
            paramLabel = "MS",
            description = "With --sync delay: always so late, 0 to 1000 ms; by default, as late as the network makes "
                    + "necessary.")
    private Integer delayMs;

    /** When to end, each command's own option: what comes first, this or something else, is theirs to explain. */
    double seconds = Double.POSITIVE_INFINITY;

    /** What to say to whoever is alone for long. */
    String hint = "";

    /** Whether this is a recording, in which nobody is who looks at it. */
    boolean replayed;

    /** @throws ParameterException if there is no such way to apply what comes */
    SyncMode syncMode(CommandLine command) {
        if (delayMs != null && sync != SyncChoice.DELAY) {
            throw new ParameterException(command, "--delay goes with --sync delay.");
        }
        if (delayMs != null && (delayMs < 0 || delayMs > MAX_DELAY_MS)) {
            throw new ParameterException(
                    command,
                    "--delay is a number of milliseconds from 0 to " + MAX_DELAY_MS + ", not " + delayMs + ".");
        }
        return sync.mode(delayMs);
    }
}
