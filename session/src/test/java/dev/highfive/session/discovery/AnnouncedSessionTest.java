package dev.highfive.session.discovery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.session.link.SessionLink;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AnnouncedSessionTest {
    private static final byte[] KEY = new byte[16];

    @Test
    void everythingButTheKeyIsAnnounced() {
        SessionLink link = SessionLink.of("192.0.2.7", 5010, "Blue room", KEY);
        AnnouncedSession announced = AnnouncedSession.of(link, 3);
        assertEquals(Map.of("txtvers", "1", "name", "Blue room", "people", "3", "key", "yes"), announced.properties());
        AnnouncedSession read = AnnouncedSession.read("192.0.2.7", 5010, announced.properties());
        assertEquals(announced, read);
        assertTrue(read.needsKey());
        assertEquals(3, read.participants());
        assertFalse(read.toString().contains("AAAA"));
        assertThrows(IllegalStateException.class, read::plainLink);
    }

    @Test
    void aPlainSessionCanBeJoinedFromItsAnnouncement() {
        SessionLink link = SessionLink.plain("192.0.2.7", 5010, "room");
        assertEquals(
                link,
                AnnouncedSession.read(
                                "192.0.2.7", 5010, AnnouncedSession.of(link, 1).properties())
                        .plainLink());
    }

    @Test
    void thatASessionIsOverTcpIsAnnounced() {
        SessionLink link = SessionLink.plain("192.0.2.7", 5010, "room").overTcp();
        AnnouncedSession read = AnnouncedSession.read(
                "192.0.2.7", 5010, AnnouncedSession.of(link, 1).properties());
        assertTrue(read.isTcp());
        assertEquals(link, read.plainLink());
    }

    @Test
    void theGroupOfAMulticastSessionIsAnnounced() {
        SessionLink link = SessionLink.of("239.1.2.3", 5010, "room", KEY);
        AnnouncedSession read = AnnouncedSession.read(
                "192.0.2.7", 5010, AnnouncedSession.of(link, 1).properties());
        assertEquals("239.1.2.3", read.host());
        assertTrue(read.isMulticast());
    }

    @Test
    void whatMakesNoSessionIsPassedOver() {
        assertNull(AnnouncedSession.read("192.0.2.7", 5010, Map.of()));
        assertNull(AnnouncedSession.read("192.0.2.7", 0, Map.of("name", "x")));
        assertNull(AnnouncedSession.read("192.0.2.7", 5010, Map.of("name", "\u001b[2J")));
        assertNull(AnnouncedSession.read("192.0.2.7", 5010, Map.of("name", "x".repeat(64))));
        assertNull(AnnouncedSession.read("192.0.2.7", 5010, Map.of("name", "x", "group", "192.0.2.8")));
        assertNull(AnnouncedSession.read("x y", 5010, Map.of("name", "x")));
        AnnouncedSession strange =
                AnnouncedSession.read("192.0.2.7", 5010, Map.of("name", "x", "people", "99999999", "key", "maybe"));
        assertEquals(0, strange.participants());
        assertTrue(strange.needsKey());
    }
}
