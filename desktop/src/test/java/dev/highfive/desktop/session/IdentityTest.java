package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IdentityTest {
    @TempDir
    Path folder;

    @Test
    void aProgramThatIsStartedAgainIsTheSame() throws Exception {
        String first;
        try (Identity identity = Identity.take(folder)) {
            first = identity.cname();
        }
        try (Identity identity = Identity.take(folder)) {
            assertEquals(first, identity.cname());
        }
    }

    @Test
    void twoThatRunAtOnceAreDifferent() throws Exception {
        try (Identity one = Identity.take(folder);
                Identity other = Identity.take(folder)) {
            assertNotEquals(one.cname(), other.cname());
        }
    }

    @Test
    void aDamagedIdentityIsReplaced() throws Exception {
        Files.writeString(folder.resolve("1"), "\0\0\0 and more");
        try (Identity identity = Identity.take(folder)) {
            assertEquals(16, identity.cname().length());
        }
    }
}
