package dev.highfive.desktop.session;

import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.SessionStatus;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

@Command(name = "join", description = "Takes part in a session.")
public final class JoinCommand extends SessionCommand {
    private static final int NOBODY_ANSWERED = 3;
    private static final int WRONG_KEY = 4;

    @Parameters(
            paramLabel = "LINK",
            arity = "0..1",
            converter = LinkText.class,
            defaultValue = "${env:HIGHFIVE_LINK}",
            description = "highfive://host:port/name#key, as the host prints it, or a file.sdp that it wrote; - reads"
                    + " it from standard input. By default that of the environment's HIGHFIVE_LINK.")
    private SessionLink link;

    @Override
    Session open(SessionOptions options) throws IOException {
        if (link == null) {
            throw new ParameterException(
                    spec.commandLine(), "Join what? Give the session's link, or put it into HIGHFIVE_LINK.");
        }
        show.hint = "is the session open, the link whole, and " + (link.isTcp() ? "TCP" : "UDP")
                + " let through by firewalls?";
        return join(link, options);
    }

    /** @throws IOException with a message for people, if there is no session to be had */
    public static Session join(SessionLink link, SessionOptions options) throws IOException {
        try {
            return Session.join(link, options);
        } catch (java.net.UnknownHostException e) {
            throw new IOException("There is no host called " + link.host() + ".", e);
        }
    }

    @Override
    int exitCode(SessionStatus status) {
        return status.answered ? super.exitCode(status) : status.hasWrongKey() ? WRONG_KEY : NOBODY_ANSWERED;
    }

    @Override
    void announce(Session session, PrintWriter out) {
        if (session.link().isPlain()) {
            out.println("This session is NOT encrypted: anyone on the network can watch.");
        }
        out.println("Joining " + session.link() + " as " + takePart.name + " ...");
        out.flush();
    }
}
