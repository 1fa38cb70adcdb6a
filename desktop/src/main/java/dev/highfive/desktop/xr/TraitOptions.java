package dev.highfive.desktop.xr;

import dev.highfive.xr.HeadsetTraits;
import dev.highfive.xr.OpenXrOptions;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** What people say of their headset against the table of makes. */
public final class TraitOptions {
    @Option(
            names = "--trait",
            paramLabel = "NAME=VALUE",
            description =
                    "Treats the headset otherwise than its make wants it; 'xr info' lists the traits. " + "Repeatable.")
    private Map<String, String> said = Map.of();

    public boolean isGiven() {
        return !said.isEmpty();
    }

    /** @throws ParameterException if there is no such trait or value */
    public OpenXrOptions headset(CommandLine command) {
        HeadsetTraits traits = HeadsetTraits.unknown();
        try {
            for (Map.Entry<String, String> trait : said.entrySet()) {
                traits = traits.with(trait.getKey(), trait.getValue());
            }
        } catch (IllegalArgumentException e) {
            throw new ParameterException(command, e.getMessage(), e);
        }
        return OpenXrOptions.of("Highfive").with(traits);
    }
}
