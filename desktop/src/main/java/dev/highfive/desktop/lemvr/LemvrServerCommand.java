package dev.highfive.desktop.lemvr;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.frame.FrameLoop;
import dev.highfive.client.frame.FrameSession;
import dev.highfive.client.headset.HeadsetException;
import dev.highfive.client.headset.Sleeper;
import dev.highfive.client.headset.lemvr.SharedTextures;
import dev.highfive.client.lend.Lending;
import dev.highfive.client.lend.PictureDropbox;
import dev.highfive.client.lend.PictureSource;
import dev.highfive.client.lend.PicturesHere;
import dev.highfive.codec.lemvr.ChainFormat;
import dev.highfive.desktop.cli.Farewell;
import dev.highfive.desktop.cli.SecondsText;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.gles.GlesMissing;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.desktop.session.EyePicture;
import dev.highfive.desktop.session.LinkText;
import dev.highfive.desktop.xr.TraitOptions;
import dev.highfive.net.Clock;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.lemvr.LemvrLink;
import dev.highfive.session.lemvr.LemvrServer;
import dev.highfive.session.lemvr.LemvrServerOptions;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.InetAddress;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
        name = "lemvr-server",
        description =
                "Lends a headset of this PC to a program that draws for it, by LEMVR, and prints how to borrow it.")
public final class LemvrServerCommand implements Callable<Integer> {
    @Option(
            names = "--headset",
            paramLabel = "KIND",
            defaultValue = "openxr",
            description = "What is lent: openxr, the headset of this PC; sim, a simulated person's (${DEFAULT-VALUE}).")
    private LentHeadset kind;

    @Option(
            names = "--listen",
            paramLabel = "ADDRESS",
            description = "Lend it to other machines too, at this address of ours; 0.0.0.0 is all of them. By default, "
                    + "to programs on this one only.")
    private InetAddress address;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "" + ChainFormat.DEFAULT_PORT,
            description = "The TCP port to listen on, 0 for any (${DEFAULT-VALUE}).")
    private int port;

    @Option(
            names = "--plain",
            description =
                    "With --listen: without encryption, as LEMVR 0.1 is; anyone on the network can watch your hands.")
    private boolean plain;

    @Option(
            names = "--with-client",
            paramLabel = "LINK",
            converter = LinkText.class,
            description = "Let this program borrow it itself and join a session: pictures go straight to the headset.")
    private SessionLink session;

    @Option(
            names = "--same-room",
            description =
                    "With --with-client: the wearer shares a real room with the others, so the origin stays where "
                            + "the headset has it.")
    private boolean sameRoom;

    @Option(
            names = "--picture",
            paramLabel = "FILE",
            description = "A PNG of what the left eye sees, renewed every second.")
    private Path picture;

    @Option(
            names = "--seconds",
            paramLabel = "N",
            converter = SecondsText.class,
            description = "Take it back after so long; by default when you press Ctrl-C.")
    private Double seconds;

    @Mixin
    private TraitOptions traits;

    @Spec
    private CommandSpec spec;

    /** Null where it is plain. */
    private byte[] key;

    private final Delays delays = new Delays();

    @Override
    public Integer call() throws IOException {
        check();
        PrintWriter out = spec.commandLine().getOut();
        LemvrServerOptions options = new LemvrServerOptions().port(port).listener(sentence -> {
            out.println(sentence);
            out.flush();
        });
        if (address != null) {
            options.address(address);
        }
        if (address != null && !plain) {
            key = new byte[LemvrLink.KEY_SIZE];
            new SecureRandom().nextBytes(key);
            options.key(key);
        }
        try (LemvrServer server = LemvrServer.open(options);
                Farewell farewell = new Farewell()) {
            server.measureDelays(delays::add);
            lend(server, farewell, out);
        } catch (BindException e) {
            throw new IOException(
                    "Port " + port + " is in use on this machine; choose another with --port, or 0 for any.", e);
        }
        return ExitCode.OK;
    }

    private void check() throws IOException {
        if (port < 0 || port > 0xFFFF) {
            throw new ParameterException(spec.commandLine(), "--port is a number from 0 to 65535.");
        }
        if (kind == LentHeadset.SIM && traits.isGiven()) {
            throw new ParameterException(spec.commandLine(), "--trait goes with --headset openxr.");
        }
        if (sameRoom && session == null) {
            throw new ParameterException(spec.commandLine(), "--same-room goes with --with-client LINK.");
        }
        if (plain && address == null) {
            throw new ParameterException(spec.commandLine(), "--plain goes with --listen ADDRESS.");
        }
        if (picture != null) {
            PngFile.check(picture);
        }
    }

    private void lend(LemvrServer server, Farewell farewell, PrintWriter out) throws IOException {
        InetAddress reached = address == null ? InetAddress.getLoopbackAddress() : address;
        if (reached.isAnyLocalAddress()) {
            reached = HostAddress.find();
        }
        LemvrLink link = new LemvrLink(reached.getHostAddress(), server.port(), key);
        out.println("Borrow it by: ./highfive join LINK --headset '" + link.withKey() + "'");
        if (plain) {
            out.println("This is NOT encrypted: anyone on the network can watch.");
        }
        out.flush();
        SharedTextures textures = new SharedTextures();
        LentHeadset.Worn worn = kind.open(traits.headset(spec.commandLine()));
        PictureDropbox dropbox = new PictureDropbox(server, CurrentGles::open);
        PictureSource[] sources = {new PicturesHere(textures), dropbox};
        Lending lending =
                new Lending(server, worn.headset(), Clock.SYSTEM, CurrentGles::open, link.toString(), sources);
        OwnClient client = session == null ? null : new OwnClient(session, link, textures, sameRoom);
        FrameDrawer drawer = client == null ? lending : client.startWith(lending);
        if (picture != null) {
            drawer = new EyePicture(drawer, Clock.SYSTEM, picture);
        }
        FrameLoop loop =
                new FrameLoop(worn.headset(), FrameSession.NONE, drawer, Clock.SYSTEM, Sleeper.SYSTEM).with(lending);
        long endNs = seconds == null ? Long.MAX_VALUE : Clock.SYSTEM.nanoTime() + (long) (seconds * 1e9);
        loop.with(body -> {
            if (body.timeNs >= endNs || Thread.currentThread().isInterrupted()) {
                loop.stop();
            }
        });
        farewell.whenWanted(loop::stop);
        try (dropbox) {
            run(loop, worn, server, client);
        }
        report(loop, lending, out);
    }

    private static void run(FrameLoop loop, LentHeadset.Worn worn, LemvrServer server, OwnClient client)
            throws IOException {
        try {
            loop.run();
        } catch (HeadsetException | GlesMissing e) {
            throw new IOException(e.getMessage(), e);
        } finally {
            if (client != null) {
                client.close();
            }
            server.close();
            worn.close();
        }
        if (client != null) {
            client.check();
        }
    }

    private void report(FrameLoop loop, Lending lending, PrintWriter out) {
        out.println(loop.meter().frames() + " frames, " + lending.framesShown()
                + " of them with the borrower's pictures, " + loop.meter().missed() + " too late");
        out.print(delays.report(loop.meter().intervals().percentileNs(0.5)));
        out.flush();
    }
}
