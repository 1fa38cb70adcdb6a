package dev.highfive.desktop.xr;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "xr",
        description = "Looks at the headset of this PC, through its OpenXR runtime.",
        subcommands = {XrInfoCommand.class, XrRunCommand.class})
public final class XrCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "Say what to do: xr info or xr run.");
    }
}
