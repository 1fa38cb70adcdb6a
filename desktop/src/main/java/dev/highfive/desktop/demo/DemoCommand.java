package dev.highfive.desktop.demo;

import dev.highfive.desktop.TerminalQrCode;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.room.ImpairmentWords;
import dev.highfive.desktop.room.LinkText;
import dev.highfive.session.Clock;
import dev.highfive.session.impair.Impairment;
import dev.highfive.session.link.SessionLink;
import dev.highfive.session.record.Recorder;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(name = "demo", description = "Lets simulated people meet over a bad network, and shows it: in a window, or as "
    + "pictures where there is no display.")
public final class DemoCommand implements Callable<Integer> {
    @Option(names = "--seconds", paramLabel = "N", defaultValue = "20", description = "How long (${DEFAULT-VALUE}).")
    private double seconds;

    @Option(names = "--people", paramLabel = "N", defaultValue = "2",
        description = "How many meet, 2 to 8 (${DEFAULT-VALUE}).")
    private int people;

    @Option(names = "--impair", paramLabel = "WORDS", converter = ImpairmentWords.class,
        defaultValue = "loss=3,delay=30,jitter=15",
        description = "How bad the network between them is (${DEFAULT-VALUE}); see './highfive join --help'.")
    private Impairment impairment;

    @Option(names = "--out", paramLabel = "DIR", defaultValue = "highfive-demo",
        description = "Where pictures go (${DEFAULT-VALUE}).")
    private Path folder;

    @Option(names = "--pictures", description = "Pictures instead of a window, also where there is a display.")
    private boolean pictures;

    @Option(names = "--record", paramLabel = "FILE",
        description = "Record what the onlooker receives as pcapng, decrypted.")
    private Path recording;

    @Option(names = "--link", paramLabel = "LINK", converter = LinkText.class,
        description = "Open the session of this link instead of a new one.")
    private SessionLink link;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (people < 2 || people > Demo.NAMES.size()) {
            throw new ParameterException(
                spec.commandLine(), "--people is a number from 2 to " + Demo.NAMES.size() + ".");
        }
        PrintWriter out = spec.commandLine().getOut();
        try (Stage stage = stage();
            Recorder recorder = recording == null ? null
                : Recorder.toFile(recording, "The demo of highfive.", Clock.SYSTEM);
            Demo demo = new Demo(people, seconds, impairment, link)) {
            out.println(people + " people meet over a network with " + impairment + " ...");
            out.flush();
            demo.watch(stage, recorder);
            demo.summary().forEach(out::println);
            stage.describe().forEach(out::println);
            tellWhatNext(demo.link(), out);
            return demo.people().stream().allMatch(DemoPerson::isWell) ? ExitCode.OK : ExitCode.SOFTWARE;
        } catch (GlesMissing | IOException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private Stage stage() {
        boolean display = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        return display && !pictures ? new WindowStage() : new PictureStage(folder);
    }

    private static void tellWhatNext(SessionLink link, PrintWriter out) {
        String whole = link.withKey();
        out.println();
        out.println("Be there yourself: keep it going by  ./highfive demo --seconds 3600 --link '" + whole + "'");
        out.println("and come from another PC by          ./highfive join --headset sim '" + whole + "'");
        out.println("or from a headset (./highfive install) by this code:");
        out.print(new TerminalQrCode(whole).text(System.console() != null));
        out.flush();
    }
}
