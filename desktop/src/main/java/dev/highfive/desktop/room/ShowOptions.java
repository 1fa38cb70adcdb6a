package dev.highfive.desktop.room;

import picocli.CommandLine.Option;

/** What every command has that shows a session in the terminal. */
public final class ShowOptions {
    @Option(names = "--seconds", paramLabel = "N", description = "End after so long; by default, when you press Ctrl-C.")
    double seconds = Double.POSITIVE_INFINITY;

    @Option(names = "--json", description = "Print one line of JSON a second.")
    boolean json;

    @Option(names = "--sync", paramLabel = "MODE", defaultValue = "rollback",
        description = "How to apply what comes: immediate, delay or rollback (${DEFAULT-VALUE}).")
    SyncChoice sync;

    @Option(names = "--delay", paramLabel = "MS", defaultValue = "-1",
        description = "With --sync delay: always so late; by default, as late as the network makes necessary.")
    int delayMs;
}
