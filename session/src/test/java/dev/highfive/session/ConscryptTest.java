package dev.highfive.session;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.extension.ExtendWith;

/** What sessions promise holds with the cryptography of Android, which answers some things by other exceptions. */
class ConscryptTest {
    @Nested
    @ExtendWith(ConscryptFirst.class)
    class Sessions extends SessionTest {}

    @Nested
    @ExtendWith(ConscryptFirst.class)
    class Introductions extends IntroductionTest {}

    @Nested
    @ExtendWith(ConscryptFirst.class)
    class Hostility extends HostileNetworkTest {}

    @Nested
    @ExtendWith(ConscryptFirst.class)
    class Streams extends PeerStreamsTest {}
}
