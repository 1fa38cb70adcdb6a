package dev.highfive.desktop.xr;

import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.PassthroughSwitch;
import dev.highfive.client.headset.Headset;
import picocli.CommandLine.Option;

/** How a headset shows its pictures. */
public final class DisplayOptions {
    @Option(names = "--passthrough",
        description = "Show the real room around you, on headsets that can; the menu button changes it.")
    private boolean passthrough;

    @Option(names = "--refresh", paramLabel = "HZ", defaultValue = "0",
        description = "Frames a second to ask the headset for; it decides by default. 'xr info' lists what it has.")
    private float refreshHz;

    public FrameLoop apply(FrameLoop loop, Headset headset) {
        return loop.atRefreshRate(refreshHz).with(new PassthroughSwitch(headset, passthrough));
    }
}
