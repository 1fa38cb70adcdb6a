package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.net.Clock;
import dev.highfive.session.Session;
import dev.highfive.session.SessionOptions;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What people see of a session that runs, among two who are really there. */
@Timeout(60)
class SessionShowTest {
    private static final String HINT = "is the session open, the link whole, and UDP let through by firewalls?";
    private static final int COLUMNS = 80;

    private final ShowOptions options = new ShowOptions();
    private final StringWriter out = new StringWriter();
    private Session host;
    private Session guest;

    @BeforeEach
    void open() throws IOException {
        options.hint = HINT;
        host = Session.host("room", InetAddress.getLoopbackAddress(), false, new SessionOptions().name("Hanna"));
    }

    @AfterEach
    void close() {
        host.close();
        if (guest != null) {
            guest.close();
        }
    }

    @Test
    void everyLineOfTheTableFitsATerminalOf80Columns() throws Exception {
        guest = Session.join(host.link(), new SessionOptions().name("Somebody with a rather long name"));
        String table = await(host, text -> text.contains("Somebody with a"));
        assertFits(table);
        assertTrue(table.contains("lost there"), table);
    }

    @Test
    void whoIsAloneForLongIsToldWhatToLookAt() {
        String table = new SessionReport(host, 7, options).table();
        assertFits(table);
        assertTrue(table.contains("nobody else yet" + System.lineSeparator() + HINT), table);
        assertEquals("   5.5 s  nobody else yet: " + HINT, new SessionReport(host, 5.5, options).line());
        assertEquals("   7.0 s  nobody else yet", new SessionReport(host, 7, options).line(), "once is enough");
    }

    @Test
    void whoComesWithAnotherKeyIsToldOnALineOfTheirOwnInsteadOfTheHint() throws Exception {
        SessionLink link = SessionLink.random("127.0.0.1", host.link().port(), "room", new SecureRandom());
        guest = Session.join(link, new SessionOptions());
        String table = await(host, text -> text.contains("another key"));
        assertFits(table);
        assertFalse(table.contains(HINT), table);
        assertEquals(
                "   5.5 s  nobody else yet; someone here has another key than this link's",
                new SessionReport(host, 5.5, options).line());
    }

    @Test
    void theTableIsDrawnOverItselfWithWrappingOffSoThatALineIsARow() throws Exception {
        SessionShow show = show();
        show.frame();
        String first = out.toString();
        assertTrue(first.startsWith("\033[?7l") && first.endsWith("\033[?7h"), first);
        out.getBuffer().setLength(0);
        awaitOutput(show);
        long rows = rows(first);
        assertTrue(out.toString().startsWith("\033[" + rows + "A\033[?7l"), out.toString());
    }

    @Test
    void whatIsToldPushesTheTableDown() throws Exception {
        SessionShow show = show();
        show.frame();
        long rows = rows(out.toString());
        out.getBuffer().setLength(0);
        show.tell("Something is wrong.");
        awaitOutput(show);
        String[] lines = out.toString().split(System.lineSeparator());
        assertEquals("\033[" + rows + "ASomething is wrong.\033[J", lines[0]);
        assertTrue(lines[1].contains("who"), lines[1]);
    }

    private static long rows(String drawn) {
        return drawn.chars().filter(character -> character == '\n').count();
    }

    private SessionShow show() {
        PrintWriter writer = new PrintWriter(out, true);
        return new SessionShow(host, options, writer, writer, true);
    }

    private void awaitOutput(SessionShow show) throws InterruptedException {
        while (out.toString().isEmpty()) {
            show.frame();
            Thread.sleep(10);
        }
    }

    private String await(Session session, Predicate<String> wanted) throws InterruptedException {
        String table = "";
        while (!wanted.test(table)) {
            Thread.sleep(20);
            session.advance(Clock.SYSTEM.nanoTime());
            table = new SessionReport(session, 10, options).table();
        }
        return table;
    }

    /** With a column to spare: not every terminal keeps the cursor on a row that is full. */
    private static void assertFits(String table) {
        assertTrue(table.lines().allMatch(line -> line.length() < COLUMNS), table);
    }
}
