package dev.highfive.desktop.session;

import dev.highfive.desktop.cli.PrivateFiles;
import dev.highfive.session.Identity;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * Who this program is to others: a key in a file that only its user can read, so that they know it again. Several
 * that run at once on one machine have to be different ones: each takes the first identity that no other has
 * locked, and the lock goes with the process, however it ends.
 */
final class KeptIdentity implements AutoCloseable {
    private static final int MOST = 256;
    private final FileChannel file;
    private final Identity identity;

    private KeptIdentity(FileChannel file, Identity identity) {
        this.file = file;
        this.identity = identity;
    }

    /** From $XDG_DATA_HOME, or where that is by default. */
    static KeptIdentity take() throws IOException {
        String dataHome = System.getenv("XDG_DATA_HOME");
        Path data = dataHome == null || dataHome.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "share")
                : Path.of(dataHome);
        return take(data.resolve("highfive").resolve("identities"));
    }

    static KeptIdentity take(Path folder) throws IOException {
        PrivateFiles.createFolder(folder);
        for (int number = 1; number <= MOST; number++) {
            FileChannel file = PrivateFiles.open(folder.resolve(Integer.toString(number)));
            if (lock(file)) {
                return new KeptIdentity(file, readOrWrite(file));
            }
            file.close();
        }
        throw new IOException("More than " + MOST + " programs of this one run here.");
    }

    private static boolean lock(FileChannel file) throws IOException {
        try {
            FileLock lock = file.tryLock();
            return lock != null;
        } catch (java.nio.channels.OverlappingFileLockException e) {
            return false;
        }
    }

    private static Identity readOrWrite(FileChannel file) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(64);
        file.read(bytes, 0);
        String known = new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII).strip();
        if (known.matches("[A-Za-z0-9_-]{43}")) {
            return Identity.of(Base64.getUrlDecoder().decode(known));
        }
        Identity identity = Identity.random(new SecureRandom());
        String key = Base64.getUrlEncoder().withoutPadding().encodeToString(identity.toKeep());
        file.truncate(0);
        file.write(ByteBuffer.wrap((key + "\n").getBytes(StandardCharsets.US_ASCII)), 0);
        return identity;
    }

    Identity identity() {
        return identity;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
