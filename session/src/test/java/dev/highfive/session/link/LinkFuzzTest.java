package dev.highfive.session.link;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;

/** Hostile texts. Without JAZZER_FUZZ=1 in the environment the kept seeds are run and nothing else. */
class LinkFuzzTest {
    @FuzzTest
    void link(byte[] bytes) {
        SessionLinkProperties.assertReadOrRefused(new String(bytes, StandardCharsets.UTF_8));
    }

    @FuzzTest
    void sdp(byte[] bytes) {
        SessionDescription read;
        try {
            read = SessionDescription.parse(new String(bytes, StandardCharsets.UTF_8));
        } catch (BadDescriptionException e) {
            return;
        }
        assertEquals(read.withKey(), SessionDescription.parse(read.withKey()).withKey());
    }
}
