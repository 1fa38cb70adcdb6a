package dev.highfive.desktop.vip;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.session.ImpairmentWords;
import dev.highfive.desktop.session.JoinCommand;
import dev.highfive.desktop.session.LinkText;
import dev.highfive.net.impair.Impairment;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import dev.highfive.session.vip.VipLimits;
import dev.highfive.world.SyncMode;
import java.io.IOException;
import java.net.InetAddress;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "vip-server",
        description = {
            "Opens a world of the VRML Interchange Protocol, as VNet's server of 1998 did, and tells what happens in"
                    + " it.",
            "Nothing in it is encrypted, and nobody is asked who they are."
        })
public final class VipServerCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8000",
            description = "The TCP port for VNet clients, 0 for any (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--address",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "Where to listen: by default to this machine alone, 0.0.0.0 for all the network.")
    private InetAddress address;

    @Option(
            names = "--users",
            paramLabel = "N",
            defaultValue = "256",
            description = "How many may be there (${DEFAULT-VALUE}).")
    private int users;

    @Option(
            names = "--idle",
            paramLabel = "SECONDS",
            defaultValue = "1800",
            converter = SecondsText.MoreThanNone.class,
            description = "Who sends nothing for so long has to go (${DEFAULT-VALUE}).")
    private double idleSeconds;

    @Option(
            names = "--bridge",
            paramLabel = "LINK",
            converter = LinkText.class,
            description = "Make one room of this world and a session: who is in the one is seen in the other."
                    + " The session's encryption ends here.")
    private SessionLink link;

    @Option(
            names = "--web",
            paramLabel = "N",
            description =
                    "Show the world to browsers, at this port and the next one; 0 for any two. Beyond this machine the"
                            + " page's address has a token, and whoever has that is let in.")
    private Integer webPort;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            defaultValue = "server",
            description = "Who says what you type here, and who this is to the session (${DEFAULT-VALUE}).")
    private String name;

    @Option(
            names = "--impair",
            paramLabel = "WORDS",
            converter = ImpairmentWords.class,
            defaultValue = "",
            description = "With --bridge: make the network to the session worse, as in 'join'.")
    private Impairment impairment;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "Close after so long; by default when you press Ctrl-C.")
    private Double seconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        check();
        Said said = new Said(spec.commandLine().getOut());
        try (Farewell farewell = new Farewell();
                OpenWorld world = open(said)) {
            world.announce();
            Lines lines = new Lines();
            long began = System.nanoTime();
            while (!farewell.isWanted() && !Thread.currentThread().isInterrupted() && !isOver(began)) {
                world.check();
                String line = lines.next(50);
                if (line != null && !line.isEmpty()) {
                    world.say(name, line);
                }
            }
            world.tellDrops();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.OK;
    }

    private boolean isOver(long beganNs) {
        return seconds != null && (System.nanoTime() - beganNs) / 1e9 >= seconds;
    }

    private OpenWorld open(Said said) throws IOException {
        VipLimits limits = new VipLimits().users(users).idleSeconds(idleSeconds);
        OpenWorld world = new OpenWorld(address, said);
        try {
            if (webPort != null) {
                world.openPage(webPort);
            }
            Session session = link == null
                    ? null
                    : JoinCommand.join(
                            link,
                            new SessionOptions()
                                    .name(name)
                                    .sync(SyncMode.immediate())
                                    .impairment(impairment));
            world.open(port, limits, session);
            return world;
        } catch (IOException | RuntimeException e) {
            world.close();
            throw e;
        }
    }

    private void check() {
        if (port < 0 || port > 0xFFFF) {
            throw new ParameterException(spec.commandLine(), "--port is a number from 0 to 65535.");
        }
        if (webPort != null && (webPort < 0 || webPort >= 0xFFFF)) {
            throw new ParameterException(spec.commandLine(), "--web is a number from 0 to 65534.");
        }
        if (users < 1 || users > 4096) {
            throw new ParameterException(spec.commandLine(), "--users is a number from 1 to 4096.");
        }
    }
}
