package dev.highfive.desktop.room;

import picocli.CommandLine.Option;

/** What every command has that shows a session in the terminal. */
public final class ShowOptions {
    @Option(names = "--seconds", paramLabel = "N", converter = SecondsText.class,
        description = "End after so long; by default at the end of a recording, or when you press Ctrl-C.")
    double seconds = Double.POSITIVE_INFINITY;

    /** What to say to whoever is alone for long. */
    String hint = "";

    @Option(names = "--json", description = "Print one line of JSON a second.")
    boolean json;

    @Option(names = "--sync", paramLabel = "MODE", defaultValue = "rollback",
        description = "How to apply what comes: immediate, delay or rollback (${DEFAULT-VALUE}).")
    SyncChoice sync;

    @Option(names = "--delay", paramLabel = "MS", defaultValue = "-1",
        description = "With --sync delay: always so late; by default, as late as the network makes necessary.")
    int delayMs;
}
