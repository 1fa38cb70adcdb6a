package dev.highfive.desktop.session;

import dev.highfive.session.Session;
import dev.highfive.session.SessionStatus;
import dev.highfive.session.link.SessionLink;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.List;

/** Reads from the terminal of whoever hosts a session whom they want to leave it: {@code out NAME}. */
final class Doorkeeper {
    private static final String OUT = "out ";
    private static final long PATIENCE_MS = 2000;
    private static final long PAUSE_MS = 200;

    private final Session session;
    private final PrintWriter out;

    Doorkeeper(Session session, PrintWriter out) {
        this.session = session;
        this.out = out;
    }

    void start() {
        Thread thread = new Thread(this::read, "doorkeeper");
        thread.setDaemon(true);
        thread.start();
    }

    private void read() {
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
            while (true) {
                // A shell stops whoever reads from a terminal that others are using, so only what is there is read.
                if (!in.ready()) {
                    Thread.sleep(PAUSE_MS);
                    continue;
                }
                String line = in.readLine();
                if (line == null) {
                    return;
                } else if (line.startsWith(OUT)) {
                    tell(askToLeave(line.substring(OUT.length()).trim()));
                } else if (!line.isBlank()) {
                    tell("To ask somebody to leave, type: out NAME");
                }
            }
        } catch (IOException e) {
            tell("What is typed cannot be read any more.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String askToLeave(String who) throws InterruptedException {
        List<SessionStatus.Peer> meant = session.status().peers.stream()
                .filter(peer -> peer.present && (peer.name.equals(who) || peer.identity.equals(who)))
                .toList();
        if (meant.size() != 1) {
            return meant.isEmpty()
                    ? "Nobody here is called " + who + "."
                    : meant.size() + " here are called " + who + ": say one of "
                            + String.join(
                                    ", ",
                                    meant.stream().map(peer -> peer.identity).toList()) + ".";
        }
        SessionLink before = session.link();
        session.askToLeave(meant.get(0).cname);
        for (long ms = 0; ms < PATIENCE_MS && session.link().equals(before); ms += 50) {
            Thread.sleep(50);
        }
        return session.link().equals(before)
                ? who + " was asked to leave, and can come back: the link has no key."
                : who + " was asked to leave. Others join now by: ./highfive join '"
                        + session.link().withKey() + "'";
    }

    private void tell(String sentence) {
        out.println(sentence);
        out.flush();
    }
}
