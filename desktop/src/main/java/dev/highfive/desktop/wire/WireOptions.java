package dev.highfive.desktop.wire;

import dev.highfive.codec.gamestate.Profile;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What all of `wire` takes. */
final class WireOptions {
    @Parameters(index = "0", paramLabel = "PROTOCOL", description = "What the payloads are: gamestate.")
    private Protocol protocol;

    @Option(
            names = "--profile",
            paramLabel = "PROFILE",
            defaultValue = "draft-md",
            converter = ProfileOption.class,
            description = "The dialect: draft-md, draft-txt or gse (${DEFAULT-VALUE}).")
    Profile profile;
}
