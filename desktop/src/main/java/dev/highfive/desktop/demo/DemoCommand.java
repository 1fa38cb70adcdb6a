package dev.highfive.desktop.demo;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.cli.TerminalQrCode;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.desktop.session.ImpairmentWords;
import dev.highfive.desktop.session.JoinOptions;
import dev.highfive.desktop.session.LinkText;
import dev.highfive.desktop.window.SceneWindow;
import dev.highfive.net.capture.Recorder;
import dev.highfive.net.impair.Impairment;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "demo",
        description = {
            "Lets simulated people meet over a bad network, and shows it: in a window, or as pictures where there is"
                    + " none.",
            "In the window: " + SceneWindow.KEYS + "."
        })
public final class DemoCommand implements Callable<Integer> {
    @Option(
            names = "--seconds",
            paramLabel = "N",
            defaultValue = "20",
            converter = SecondsText.MoreThanNone.class,
            description = "How long (${DEFAULT-VALUE}).")
    private double seconds;

    @Option(
            names = "--people",
            paramLabel = "N",
            defaultValue = "2",
            description = "How many meet, 2 to 8 (${DEFAULT-VALUE}).")
    private int people;

    @Option(
            names = "--impair",
            paramLabel = "WORDS",
            converter = ImpairmentWords.class,
            defaultValue = "loss=3,delay=30,jitter=15",
            description = "How bad the network between them is (${DEFAULT-VALUE}); see './highfive join --help'.")
    private Impairment impairment;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            defaultValue = "highfive-demo",
            description = "Where pictures go (${DEFAULT-VALUE}).")
    private Path folder;

    @Option(names = "--pictures", description = "Pictures instead of a window, also where there is a display.")
    private boolean pictures;

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "Record what the onlooker receives as pcapng, decrypted.")
    private Path recording;

    @Option(
            names = "--link",
            paramLabel = "LINK",
            converter = LinkText.class,
            description = "Open the session of this link instead of a new one.")
    private SessionLink link;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (people < 2 || people > Demo.NAMES.size()) {
            throw new ParameterException(
                    spec.commandLine(), "--people is a number from 2 to " + Demo.NAMES.size() + ".");
        }
        try (Farewell farewell = new Farewell()) {
            boolean well = meet(farewell);
            JoinOptions.tellRecording(recording, spec.commandLine().getOut());
            return well ? ExitCode.OK : ExitCode.SOFTWARE;
        } catch (BindException e) {
            throw new IOException("The port of this link is in use on this machine: is that demo still running?", e);
        }
    }

    /** @return whether nothing went wrong */
    private boolean meet(Farewell farewell) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        try (Stage stage = stage();
                Recorder recorder = JoinOptions.recorder(recording, "The demo of highfive.");
                Demo demo = new Demo(people, seconds, impairment, link)) {
            out.println(people + " people meet over a network with " + impairment + " ...");
            out.flush();
            demo.watch(stage, recorder, farewell);
            // First, since it fills a small terminal, and words must not scroll away.
            out.print(new TerminalQrCode(demo.link().withKey()).text(System.console() != null));
            demo.summary().forEach(out::println);
            tellWhatNext(demo.link(), out);
            return demo.people().stream().allMatch(DemoPerson::isWell);
        }
    }

    private Stage stage() throws IOException {
        boolean display = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        if (display && !pictures) {
            try {
                return new WindowStage(
                        new Play(people, seconds).moments().get(0),
                        spec.commandLine().getOut());
            } catch (GlesMissing e) {
                spec.commandLine().getErr().println(e.sentence("there will be pictures instead"));
            }
        }
        makeFolder(); // before the people meet for nothing
        return new PictureStage(folder, spec.commandLine().getOut());
    }

    private void makeFolder() throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new IOException("The folder " + folder + " cannot be made.", e);
        }
        PngFile.check(folder.resolve("01.png"));
    }

    private void tellWhatNext(SessionLink link, PrintWriter out) {
        String whole = link.withKey();
        out.println();
        out.println("To be there yourself, start it once more, for an hour:");
        out.println(
                "  ./highfive demo --seconds 3600" + again("--people") + again("--impair") + " --link '" + whole + "'");
        out.println("and while it runs, look on or join them from another terminal or PC:");
        out.println("  ./highfive view '" + whole + "'");
        out.println("  ./highfive join --headset sim '" + whole + "'");
        out.println("or from a headset (./highfive install): paste the link, or send it by adb as README.md says.");
        out.flush();
    }

    /** The option as it was given, or nothing. */
    private String again(String option) {
        OptionSpec given = spec.commandLine().getParseResult().matchedOption(option);
        return given == null ? "" : " " + option + " " + String.join(" ", given.originalStringValues());
    }
}
