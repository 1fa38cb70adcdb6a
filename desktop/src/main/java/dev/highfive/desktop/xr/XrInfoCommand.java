package dev.highfive.desktop.xr;

import dev.highfive.client.headset.Capabilities;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.xr.OpenXrHeadset;
import dev.highfive.xr.OpenXrOptions;
import dev.highfive.xr.XrException;
import dev.highfive.xr.XrInstance;
import dev.highfive.xr.XrLoader;
import dev.highfive.xr.XrSystem;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(name = "info", description = "Lists the OpenXR runtime, its headset and its extensions.")
final class XrInfoCommand implements Callable<Integer> {
    @Mixin
    private TraitOptions traits;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        OpenXrOptions options = traits.headset(spec.commandLine());
        OpenXrLoader.provide();
        PrintWriter out = spec.commandLine().getOut();
        // First as a headset: that it starts says more than what it claims, and explains best why it does not.
        try (OpenXrHeadset headset = new OpenXrHeadset(options)) {
            headset.start();
            print(out, headset.capabilities());
        } catch (HeadsetException e) {
            throw new IOException(e.getMessage(), e);
        }
        try (XrInstance instance = XrLoader.open(null).createInstance(options)) {
            print(out, instance.system(), instance);
        } catch (XrException e) {
            throw new IOException("The OpenXR runtime went away meanwhile (" + e.getMessage() + "): try again.", e);
        }
        return ExitCode.OK;
    }

    private static void print(PrintWriter out, Capabilities capabilities) {
        out.println("headset       " + capabilities.name);
        out.println("hand tracking " + yes(capabilities.handTracking));
        out.println("passthrough   " + yes(capabilities.passthrough));
        out.println("floor         " + (capabilities.floor ? "known" : "guessed"));
        StringBuilder rates = new StringBuilder();
        for (float rate : capabilities.refreshRates()) {
            rates.append(rates.length() == 0 ? "" : ", ")
                    .append(Math.round(rate))
                    .append(" Hz");
        }
        out.println("refresh rates " + (rates.length() == 0 ? "no choice" : rates));
    }

    private static void print(PrintWriter out, XrSystem system, XrInstance instance) throws XrException {
        out.println("pictures      2, " + system.width + " x " + system.height + " pixels each, at most "
                + system.maxWidth + " x " + system.maxHeight);
        out.println("OpenXR        " + (instance.is11() ? "1.1" : "1.0"));
        out.println("traits        " + instance.traits());
        out.println("extensions    those with * are used");
        for (String extension : XrLoader.open(null).extensions()) {
            out.println((instance.has(extension) ? "  * " : "    ") + extension);
        }
    }

    private static String yes(boolean answer) {
        return answer ? "yes" : "no";
    }
}
