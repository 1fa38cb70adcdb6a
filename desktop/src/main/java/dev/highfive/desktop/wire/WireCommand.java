package dev.highfive.desktop.wire;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Bytes to text and back, for looking at what is on the wire. */
@Command(
        name = "wire",
        description = "Shows what is on the wire, and makes it.",
        subcommands = {DecodeCommand.class, EncodeCommand.class, ExplainCommand.class})
public final class WireCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say decode, encode or explain; see --help.");
    }
}
