package dev.highfive.desktop.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptIdentityTest {
    @TempDir
    Path folder;

    @Test
    void aProgramThatIsStartedAgainIsTheSame() throws Exception {
        String first;
        try (KeptIdentity identity = KeptIdentity.take(folder)) {
            first = identity.identity().fingerprint();
        }
        try (KeptIdentity identity = KeptIdentity.take(folder)) {
            assertEquals(first, identity.identity().fingerprint());
        }
    }

    @Test
    void twoThatRunAtOnceAreDifferent() throws Exception {
        try (KeptIdentity one = KeptIdentity.take(folder);
                KeptIdentity other = KeptIdentity.take(folder)) {
            assertNotEquals(one.identity().fingerprint(), other.identity().fingerprint());
        }
    }

    @Test
    void aDamagedIdentityIsReplaced() throws Exception {
        Files.writeString(folder.resolve("1"), "\0\0\0 and more");
        try (KeptIdentity identity = KeptIdentity.take(folder)) {
            assertEquals(14, identity.identity().fingerprint().length());
        }
    }

    @Test
    void nobodyElseOnTheMachineCanReadIt() throws Exception {
        try (KeptIdentity identity = KeptIdentity.take(folder.resolve("new"))) {
            assertEquals(14, identity.identity().fingerprint().length());
            assertEquals(
                    "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("new/1"))));
            assertEquals(
                    "rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("new"))));
        }
    }
}
