package dev.highfive.session.link;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

class SessionLinkTest {
    private static final byte[] KEY = Hex.bytes("00112233445566778899aabbccddeeff");
    private static final String KEY_TEXT = "ABEiM0RVZneImaq7zN3u_w";

    @Test
    void aLinkHasHostPortNameAndKey() {
        SessionLink link = SessionLink.parse("highfive://192.0.2.7:5010/Blue%20room#" + KEY_TEXT);
        assertEquals("192.0.2.7", link.host());
        assertEquals(5010, link.port());
        assertEquals("Blue room", link.name());
        assertArrayEquals(KEY, link.key());
        assertFalse(link.isMulticast());
        assertFalse(link.isPlain());
        assertEquals(link, SessionLink.of("192.0.2.7", 5010, "Blue room", KEY));
    }

    @Test
    void theKeyIsShownOnlyWhenAsked() {
        SessionLink link = SessionLink.of("host", 5010, "room", KEY);
        assertEquals("highfive://host:5010/room", link.toString());
        assertEquals("highfive://host:5010/room#" + KEY_TEXT, link.withKey());
    }

    @Test
    void aLinkWithoutItsKeyIsNotTakenForAPlainOne() {
        SessionLink link = SessionLink.of("host", 5010, "room", KEY);
        assertRefused("The link has no key: the part from # on is missing.", link.toString());
        assertTrue(SessionLink.parse("highfive://host:5010/room?plain").isPlain());
        assertThrows(IllegalStateException.class, SessionLink.plain("host", 5010, "room")::key);
    }

    @Test
    void ipv6AddressesAreInBrackets() {
        SessionLink link = SessionLink.parse("highfive://[2001:DB8::7]:5010/room#" + KEY_TEXT);
        assertEquals("2001:db8::7", link.host());
        assertEquals("highfive://[2001:db8::7]:5010/room", link.toString());
    }

    @Test
    void aLinkMaySayThatTheHostIsCalledOverTcp() {
        SessionLink link = SessionLink.parse("highfive://192.0.2.7:5010/room?tcp#" + KEY_TEXT);
        assertTrue(link.isTcp());
        assertEquals("highfive://192.0.2.7:5010/room?tcp#" + KEY_TEXT, link.withKey());
        assertEquals(link, SessionLink.of("192.0.2.7", 5010, "room", KEY).overTcp());
        assertNotEquals(link, SessionLink.of("192.0.2.7", 5010, "room", KEY));
        assertTrue(link.at("127.0.0.1", 5011).isTcp());
        assertEquals(
                "highfive://host:5010/room?tcp&plain",
                SessionLink.parse("highfive://host:5010/room?plain&tcp").withKey());
        assertRefused(
                "The link says ?multicast and ?tcp: leave out one of them.",
                "highfive://239.1.2.3:5010/room?multicast&tcp#" + KEY_TEXT);
    }

    @Test
    void multicastLinksNameAGroup() {
        SessionLink link = SessionLink.parse("highfive://239.1.2.3:5010/room?multicast#" + KEY_TEXT);
        assertTrue(link.isMulticast());
        assertEquals(link, SessionLink.of("239.1.2.3", 5010, "room", KEY));
        assertEquals(
                "highfive://[ff15::1]:5010/room?multicast&plain",
                SessionLink.plain("ff15::1", 5010, "room").withKey());
    }

    @Test
    void thePortMayBeLeftOut() {
        assertEquals(5004, SessionLink.parse("highfive://host/room#" + KEY_TEXT).port());
        assertEquals(
                5004, SessionLink.parse("highfive://[::1]/room#" + KEY_TEXT).port());
    }

    @Test
    void aSessionKeepsNameAndKeyAtAnotherAddress() {
        SessionLink link = SessionLink.of("0.0.0.0", 5010, "room", KEY);
        assertEquals(SessionLink.of("192.0.2.7", 5011, "room", KEY), link.at("192.0.2.7", 5011));
    }

    @Test
    void newLinksHaveNewKeys() {
        SecureRandom random = new SecureRandom();
        SessionLink link = SessionLink.random("host", 5010, "room", random);
        assertEquals(16, link.key().length);
        assertNotEquals(link, SessionLink.random("host", 5010, "room", random));
    }

    @Test
    void aBadLinkIsAnsweredWithOneSentenceThatDoesNotRepeatTheKey() {
        assertRefused("The link of a session looks like highfive://host:port/name#key.", "http://host/room#k");
        assertRefused("The link names no host.", "highfive://:5010/room#" + KEY_TEXT);
        assertRefused("The session has no name: the link ends in /name#key.", "highfive://host:5010#" + KEY_TEXT);
        assertRefused("The link's port is not a number from 1 to 65535.", "highfive://host:x/room#" + KEY_TEXT);
        assertRefused("The link's port is not a number from 1 to 65535.", "highfive://host:65536/room#" + KEY_TEXT);
        assertRefused("The link's port is not a number from 1 to 65535.", "highfive://host:0/room#" + KEY_TEXT);
        assertRefused("The link's host is neither a name nor an address.", "highfive://1.2.3/room#" + KEY_TEXT);
        assertRefused("The link's host is neither a name nor an address.", "highfive://1.2.3.256/room#" + KEY_TEXT);
        assertRefused("The link's host is neither a name nor an address.", "highfive://a b/room#" + KEY_TEXT);
        assertRefused("The link's host is neither a name nor an address.", "highfive://[::1::]/room#" + KEY_TEXT);
        assertRefused("An IPv6 address in a link is written in [brackets].", "highfive://::1:5004/room#" + KEY_TEXT);
        assertRefused(
                "What is in [brackets] in the link is not an IPv6 address.", "highfive://[host]/room#" + KEY_TEXT);
        assertRefused("The link's bracket of an IPv6 address is not closed.", "highfive://[::1/room#" + KEY_TEXT);
        assertRefused(
                "The session's name has a slash in it, which has to be written %2F.",
                "highfive://host/room/x#" + KEY_TEXT);
        assertRefused(
                "A percent sign in the session's name is not followed by two hex digits.",
                "highfive://host/room%2#" + KEY_TEXT);
        assertRefused("The session's name is not UTF-8.", "highfive://host/%FF#" + KEY_TEXT);
        assertRefused("The session's name has a control character in it.", "highfive://host/%1B[2J#" + KEY_TEXT);
        assertRefused(
                "The session's name takes 64 bytes, and 63 are the most.",
                "highfive://host/" + "%C3%A9".repeat(32) + "#" + KEY_TEXT);
        assertRefused(
                "After ? a link may say multicast, tcp or plain, nothing else.",
                "highfive://239.1.2.3/room?mutlicast#" + KEY_TEXT);
        assertRefused(
                "The link says ?multicast, and its host is not the address of a multicast group.",
                "highfive://host/room?multicast#" + KEY_TEXT);
        assertRefused(
                "The link's host is a multicast group: it needs ?multicast after the name.",
                "highfive://239.1.2.3/room#" + KEY_TEXT);
        assertRefused(
                "The link says ?plain and has a key: leave out one of them.", "highfive://host/room?plain#" + KEY_TEXT);
        assertRefused(
                "The link's key is damaged: it has to be copied whole, and nothing else.",
                "highfive://host/room#" + KEY_TEXT + "=x");
        assertRefused("The link's key has 15 bytes instead of 16 to 64.", "highfive://host/room#ABEiM0RVZneImaq7zN3u");
        assertRefused("This is too long for the link of a session.", "highfive://host/" + "x".repeat(2000));
    }

    private static void assertRefused(String sentence, String link) {
        BadLinkException refusal = assertThrows(BadLinkException.class, () -> SessionLink.parse(link));
        assertEquals(sentence, refusal.getMessage());
    }

    @Test
    void mayNameSeveralWhoLetOneIn() {
        SessionLink link = SessionLink.parse("highfive://Pc:5004,[fe80::1]:5005,10.0.0.3/room#AAAAAAAAAAAAAAAAAAAAAA");
        assertEquals("pc", link.host());
        assertEquals(5004, link.port());
        assertEquals(2, link.elsewhere().size());
        assertEquals("fe80::1", link.elsewhere().get(0).getHostString());
        assertEquals(5005, link.elsewhere().get(0).getPort());
        assertEquals(SessionLink.DEFAULT_PORT, link.elsewhere().get(1).getPort());
        assertEquals("highfive://pc:5004,[fe80::1]:5005,10.0.0.3:5004/room", link.toString());
        assertEquals(link, SessionLink.parse(link.withKey()));
        for (String bad : new String[] {"a:1,/n", "a:1,b:0/n", "a,b,c,d,e,f,g,h,i/n", "239.1.1.1,b/n?multicast"}) {
            assertThrows(
                    BadLinkException.class,
                    () -> SessionLink.parse("highfive://" + bad + "#AAAAAAAAAAAAAAAAAAAAAA"),
                    bad);
        }
    }
}
