package dev.highfive.desktop.xr;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.PassthroughSwitch;
import dev.highfive.client.headset.Headset;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** How a headset shows its pictures. */
public final class DisplayOptions {
    @Option(
            names = "--passthrough",
            description = "Show the real room around you, on headsets that can; the menu button changes it.")
    private boolean passthrough;

    @Option(
            names = "--refresh",
            paramLabel = "HZ",
            description = "Frames a second to ask the headset for; it decides by default. 'xr info' lists what it has.")
    private Float refreshHz;

    /** The name of an option of these that was given, or null. */
    public String given() {
        return passthrough ? "--passthrough" : refreshHz != null ? "--refresh" : null;
    }

    /** @throws ParameterException if there is no such rate */
    public void check(CommandLine command) {
        if (refreshHz != null && !(refreshHz > 0)) {
            throw new ParameterException(
                    command, "--refresh is a number of frames a second, more than 0, not " + refreshHz + ".");
        }
    }

    public FrameLoop apply(FrameLoop loop, Headset headset) {
        return loop.atRefreshRate(refreshHz == null ? 0 : refreshHz).with(new PassthroughSwitch(headset, passthrough));
    }
}
