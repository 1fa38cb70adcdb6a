package dev.highfive.desktop.room;

import picocli.CommandLine.Option;

/** What every command has that shows a session in the terminal. */
public final class ShowOptions {
    @Option(names = "--json", description = "Print one line of JSON a second.")
    boolean json;

    @Option(names = "--sync", paramLabel = "MODE", defaultValue = "rollback",
        description = "How to apply what comes: immediate, delay or rollback (${DEFAULT-VALUE}).")
    SyncChoice sync;

    @Option(names = "--delay", paramLabel = "MS", defaultValue = "-1",
        description = "With --sync delay: always so late; by default, as late as the network makes necessary.")
    int delayMs;

    /** When to end, each command's own option: what comes first, this or something else, is theirs to explain. */
    double seconds = Double.POSITIVE_INFINITY;

    /** What to say to whoever is alone for long. */
    String hint = "";

    /** Whether this is a recording, in which nobody is who looks at it. */
    boolean replayed;
}
