package dev.highfive.desktop.bes;

import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.session.ImpairmentWords;
import dev.highfive.desktop.session.JoinCommand;
import dev.highfive.desktop.session.LinkText;
import dev.highfive.net.Clock;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.bes.BesServer;
import dev.highfive.session.bes.OwnEntities;
import dev.highfive.session.bes.WatcherThings;
import dev.highfive.session.bes.WorldEntities;
import dev.highfive.session.link.SessionLink;
import dev.highfive.world.SyncMode;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "bes-serve",
        description = "Shows a session to other programs, as entities of Binary Entity Stream over UDP and TCP, and"
                + " brings theirs into it. Nothing is encrypted on that side.")
public final class ServeCommand implements Callable<Integer> {
    private static final long FRAME_NS = 1_000_000_000L / 72;

    @Parameters(
            paramLabel = "LINK",
            converter = LinkText.class,
            description = "highfive://host:port/name#key, as the host prints it; or a file.sdp that it wrote.")
    private SessionLink link;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "5050",
            description = "The UDP and TCP port to serve on, 0 for any (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--open",
            description = "Serve other machines, too, not only this one. Who is to watch has to know the number behind"
                    + " the # of the address; whoever can watch the network sees everything.")
    private boolean open;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            defaultValue = "entities",
            description = "What the others in the session see (${DEFAULT-VALUE}).")
    private String name;

    @Option(
            names = "--rate",
            paramLabel = "HZ",
            defaultValue = "30",
            description = "How often to send changes, 1 to 144 times a second (${DEFAULT-VALUE}).")
    private double rateHz;

    @Option(
            names = "--impair",
            paramLabel = "WORDS",
            converter = ImpairmentWords.class,
            defaultValue = "",
            description = "Make the network worse for what is served over UDP: loss=5,delay=40 and so on, as for join.")
    private Impairment impairment;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "End after so long; by default when you press Ctrl-C.")
    private Double seconds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        if (port < 0 || port > 0xFFFF) {
            throw new ParameterException(spec.commandLine(), "--port is a number from 0 to 65535.");
        }
        if (!(rateHz >= 1 && rateHz <= 144)) {
            throw new ParameterException(spec.commandLine(), "--rate is a number from 1 to 144, not " + rateHz + ".");
        }
        SessionOptions options = new SessionOptions().name(name).sync(SyncMode.immediate());
        try (Farewell farewell = new Farewell();
                Session session = JoinCommand.join(link, options)) {
            OwnEntities own = new OwnEntities();
            WatcherThings things = new WatcherThings(session);
            long door = open ? 2 + new SecureRandom().nextInt(Integer.MAX_VALUE - 2) : BesServer.OPEN_DOOR;
            try (BesServer server = listen(door, own, things)) {
                announce(server, door);
                serve(session, new WorldEntities(own), things, server, farewell);
            }
        }
        return ExitCode.OK;
    }

    private BesServer listen(long door, OwnEntities own, WatcherThings things) throws IOException {
        InetSocketAddress at =
                open ? new InetSocketAddress(port) : new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
        try {
            return BesServer.listen(at, door, own, things, rateHz, impairment, Clock.SYSTEM);
        } catch (BindException e) {
            throw new IOException(
                    "Port " + port + " is in use on this machine; choose another with --port, or 0 for any.", e);
        }
    }

    private void announce(BesServer server, long door) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        InetAddress host = open ? HostAddress.find() : InetAddress.getLoopbackAddress();
        String text = host.getHostAddress();
        String address = (text.contains(":") ? "[" + text + "]" : text) + ":" + server.port();
        out.println("Serving " + link.name() + ", without encryption" + (open ? "" : ", to this machine only") + ".");
        out.println("Watch by: ./highfive bes-watch '" + address + (open ? "#" + door : "") + "'");
        out.flush();
    }

    private void serve(
            Session session, WorldEntities world, WatcherThings things, BesServer server, Farewell farewell) {
        PrintWriter out = spec.commandLine().getOut();
        long startNs = System.nanoTime();
        long frameNs = startNs;
        int watchers = 0;
        while (!farewell.isWanted() && !Thread.currentThread().isInterrupted()) {
            long nowNs = System.nanoTime();
            if (seconds != null && nowNs - startNs >= seconds * 1e9) {
                return;
            }
            if (nowNs - frameNs >= 0) {
                frameNs = Math.max(frameNs + FRAME_NS, nowNs);
                world.update(session.advance(nowNs));
                things.publish(nowNs);
            }
            long nextNs = server.step(nowNs);
            if (server.watcherCount() != watchers) {
                watchers = server.watcherCount();
                out.println(watchers + (watchers == 1 ? " watches." : " watch."));
                out.flush();
            }
            server.await(Math.min(nextNs, Math.max(0, frameNs - System.nanoTime())));
        }
    }
}
