package dev.highfive.desktop.vip;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.session.HostAndPort;
import dev.highfive.session.vip.VipClient;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "vip-client",
        description = {
            "Enters a world of the VRML Interchange Protocol from the terminal.",
            "What you type is said to all; lines that begin with / do something, and /help lists what."
        })
public final class VipClientCommand implements Callable<Integer> {
    @Parameters(paramLabel = "HOST:PORT", description = "Where the world is; VNet's had no usual port, ours is 8000.")
    private HostAndPort server;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            defaultValue = "someone",
            description = "What others call you (${DEFAULT-VALUE}).")
    private String name;

    @Option(
            names = "--avatar",
            paramLabel = "URL",
            defaultValue = "",
            description = "The URL of the VRML file that others see you as.")
    private String avatar;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "Stay so long, also when there is nothing more to read; by default until that or Ctrl-C.")
    private Double seconds;

    @Option(names = "--moves", description = "Tell of every move, too, and of every event.")
    private boolean moves;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException, InterruptedException {
        Said said = new Said(spec.commandLine().getOut());
        try (Farewell farewell = new Farewell();
                VipClient client = enter()) {
            VipVisit visit = new VipVisit(client, name, said, moves);
            Thread reader = visit.start();
            said.line("You are " + client.id() + "; /help lists what you can do.");
            Lines lines = new Lines();
            long began = System.nanoTime();
            while (!farewell.isWanted() && reader.isAlive() && !isOver(lines, began)) {
                String line = lines.next(50);
                if (line != null && !visit.obey(line)) {
                    break;
                }
            }
            visit.check();
        }
        return ExitCode.OK;
    }

    private VipClient enter() throws IOException {
        try {
            return new VipClient(server.address(), name, avatar);
        } catch (VipClient.RefusedException e) {
            throw e;
        } catch (IOException e) {
            throw new IOException("There is no world at " + server + ": " + e.getMessage() + ".", e);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private boolean isOver(Lines lines, long beganNs) {
        return seconds == null ? lines.isOver() : (System.nanoTime() - beganNs) / 1e9 >= seconds;
    }
}
