package dev.highfive.desktop.session;

import dev.highfive.client.hands.Ball;
import dev.highfive.desktop.cli.PrivateFiles;
import dev.highfive.desktop.cli.TerminalQrCode;
import dev.highfive.desktop.discovery.SessionAnnouncer;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionDescription;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.BindException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

@Command(name = "host", description = "Opens a session and prints the link by which others join it.")
public final class HostCommand extends SessionCommand {
    @Parameters(
            paramLabel = "NAME",
            arity = "0..1",
            defaultValue = "room",
            description = "What the session is called (${DEFAULT-VALUE}).")
    private String sessionName;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "5004",
            description = "The port to receive on, 0 for any (${DEFAULT-VALUE}).")
    private int port;

    @Option(names = "--address", paramLabel = "ADDRESS", description = "The address to put into the link.")
    private InetAddress address;

    @Option(
            names = "--multicast",
            paramLabel = "GROUP",
            description = "Send to this multicast group, such as 239.5.5.5, instead of to each participant.")
    private InetAddress group;

    @Option(
            names = "--tcp",
            description =
                    "Over TCP, where no UDP gets through; what guests say to each other goes through this program.")
    private boolean tcp;

    @Option(names = "--usb", description = "Over TCP, and by the USB cable of a headset: sends it the link, by adb.")
    private boolean usb;

    @Option(names = "--plain", description = "Without encryption: anyone on the network can watch your hands.")
    private boolean plain;

    @Option(
            names = "--to",
            paramLabel = "HOST:PORT",
            description = "With --plain: send to this program, too, which speaks RTP and knows nothing of Highfive.")
    private HostAndPort also;

    @Option(names = "--hidden", description = "Do not tell the local network that there is a session.")
    private boolean hidden;

    @Option(
            names = "--sdp",
            paramLabel = "FILE",
            description = "Write the session as SDP too, for other programs; the key is in it.")
    private Path sdpFile;

    @Option(
            names = "--link",
            paramLabel = "LINK",
            converter = LinkText.class,
            description = "Open a session again by the link that it had, which has to lead to this machine; - reads it"
                    + " from standard input.")
    private SessionLink link;

    @Override
    Session open(SessionOptions options) throws IOException {
        check();
        checkTcp();
        try {
            Session session = host(options.port(port).alsoTo(also == null ? null : also.address()));
            Ball.place(session);
            return session;
        } catch (BindException e) {
            throw new IOException(
                    "Port " + port + " is in use on this machine; choose another with --port, or 0 for any.", e);
        }
    }

    private void check() {
        if (port < 0 || port > 0xFFFF) {
            throw new ParameterException(spec.commandLine(), "--port is a number from 0 to 65535.");
        }
        if (group != null && !group.isMulticastAddress()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--multicast takes the address of a group, such as 239.5.5.5; " + group.getHostAddress()
                            + " is none.");
        }
        if (link != null && (plain || group != null || tcp || usb)) {
            throw new ParameterException(
                    spec.commandLine(), "A link says itself whether it is plain, multicast or TCP: leave that out.");
        }
        if (also != null && !plain) {
            throw new ParameterException(
                    spec.commandLine(), "--to goes with --plain: a program that knows nothing of Highfive has no key.");
        }
    }

    private void checkTcp() {
        if ((tcp || usb) && (group != null || also != null)) {
            throw new ParameterException(
                    spec.commandLine(),
                    (usb ? "--usb" : "--tcp") + " does not go with " + (group != null ? "--multicast." : "--to."));
        }
    }

    private Session host(SessionOptions options) throws IOException {
        if (link != null) {
            plain = link.isPlain();
            port = link.port();
            return Session.host(link, options);
        }
        if (group != null) {
            String host = group.getHostAddress();
            int groupPort = port == 0 ? SessionLink.DEFAULT_PORT : port;
            return Session.join(
                    plain
                            ? SessionLink.plain(host, groupPort, sessionName)
                            : SessionLink.random(host, groupPort, sessionName, new SecureRandom()),
                    options);
        }
        return Session.host(
                sessionName, address == null ? HostAddress.find() : address, plain, options.overTcp(tcp || usb));
    }

    @Override
    AdbCable cable(Session session, SessionRun run) throws IOException {
        return usb ? AdbCable.plugIn(session.link(), run::tell) : null;
    }

    @Override
    SessionAnnouncer announcer(Session session, SessionRun run) {
        return hidden
                ? null
                : SessionAnnouncer.start(session.link(), () -> session.status().presentCount() + 1, run::tell);
    }

    private void writeSdp(String description) throws IOException {
        try {
            PrivateFiles.write(sdpFile, description.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new IOException("No SDP can be written to " + sdpFile + ".", e);
        }
    }

    @Override
    void announce(Session session, PrintWriter out) throws IOException {
        if (sdpFile != null) {
            writeSdp(SessionDescription.of(session.link()).withKey());
        }
        if (System.console() != null) { // first, since it fills a small terminal, and words must not scroll away
            out.print(new TerminalQrCode(session.link().withKey()).text(true));
        }
        if (plain) {
            out.println("This session is NOT encrypted: anyone on the network can watch.");
        }
        out.println("Others join by: ./highfive join '" + session.link().withKey() + "'");
        if (!show.json) {
            out.println("To ask somebody to leave, type: out NAME");
            new Doorkeeper(session, out).start();
        }
        out.flush();
    }
}
