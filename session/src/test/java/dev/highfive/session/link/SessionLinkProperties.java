package dev.highfive.session.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Base64;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.From;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for all links, and for all that is none. */
class SessionLinkProperties {
    @Property(tries = 500)
    void everyLinkSurvivesBeingWrittenAndRead(
            @ForAll("hosts") String host,
            @ForAll @IntRange(min = 1, max = 65535) int port,
            @ForAll @From("names") String name,
            @ForAll @Size(min = 16, max = 64) byte[] key) {
        SessionLink link = SessionLink.of(host, port, name, key);
        assertEquals(link, SessionLink.parse(link.withKey()));
        assertFalse(
                link.toString().contains(Base64.getUrlEncoder().withoutPadding().encodeToString(key)));
        if (!link.isMulticast()) {
            assertEquals(link.overTcp(), SessionLink.parse(link.overTcp().withKey()));
        }
        SessionLink plain = SessionLink.plain(host, port, name);
        assertEquals(plain, SessionLink.parse(plain.withKey()));
    }

    @Property(tries = 1000)
    void anyTextIsALinkOrRefused(@ForAll String text, @ForAll("mutations") String mutation) {
        assertReadOrRefused(text);
        assertReadOrRefused("highfive://" + text);
        assertReadOrRefused(mutation);
    }

    /** Any other exception fails the test. */
    static void assertReadOrRefused(String text) {
        SessionLink link;
        try {
            link = SessionLink.parse(text);
        } catch (BadLinkException e) {
            return;
        }
        assertEquals(link, SessionLink.parse(link.withKey()));
    }

    @Provide
    Arbitrary<String> hosts() {
        return Arbitraries.of(
                "host",
                "a-b.example",
                "under_score.local",
                "192.0.2.7",
                "239.255.0.1",
                "::1",
                "2001:db8::ffff:192.0.2.1",
                "ff02::fb");
    }

    @Provide
    Arbitrary<String> names() {
        return Arbitraries.strings().ofMaxLength(30).filter(name -> {
            try {
                LinkName.check(name);
                return true;
            } catch (BadLinkException e) {
                return false;
            }
        });
    }

    @Provide
    Arbitrary<String> mutations() {
        return Arbitraries.strings()
                .withChars("highfve://[]:0159.%#?&plainmulticst-_AB=")
                .ofMaxLength(60)
                .map(tail -> "highfive://" + tail + "#ABEiM0RVZneImaq7zN3u_w");
    }
}
