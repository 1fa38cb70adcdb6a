package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.highfive.desktop.cli.UnreadableFileException;
import dev.highfive.session.link.SessionDescription;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a link is wanted, a file of SDP does as well. */
class SdpFileTest {
    @TempDir
    Path folder;

    @Test
    void theDescriptionOfASessionGivesItsLink() throws IOException {
        SessionLink link = SessionLink.of("192.0.2.7", 5010, "Blue room", new byte[16]);
        Path file = folder.resolve("room.sdp");
        Files.writeString(file, SessionDescription.of(link).withKey());
        assertEquals(link, new LinkText().convert(file.toString()));
    }

    @Test
    void aFileThatIsNoneIsAnsweredWithOneSentence() throws IOException {
        Path file = folder.resolve("room.sdp");
        assertRefused("There is no file " + file + " that can be read.", file);
        Files.write(file, new byte[1 << 18]);
        assertRefused(file + ": This is too long for the SDP of a session.", file);
        Files.writeString(file, "hello");
        assertRefused(file + ": This is not SDP: its first line is not v=0.", file);
    }

    private static void assertRefused(String sentence, Path file) {
        assertEquals(
                sentence,
                assertThrows(UnreadableFileException.class, () -> new LinkText().convert(file.toString()))
                        .getMessage());
    }
}
