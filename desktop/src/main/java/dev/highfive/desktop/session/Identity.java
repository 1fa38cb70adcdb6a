package dev.highfive.desktop.session;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * Who this program is to others, so that it is the same participant after a restart. Several that run at once on
 * one machine have to be different ones: each takes the first identity that no other has locked, and the lock
 * goes with the process, however it ends.
 */
final class Identity implements AutoCloseable {
    private static final int MOST = 256;
    /** RFC 7022, 4.2: 96 random bits. */
    private static final int BYTES = 12;

    private final FileChannel file;
    private final String cname;

    private Identity(FileChannel file, String cname) {
        this.file = file;
        this.cname = cname;
    }

    /** From $XDG_DATA_HOME, or where that is by default. */
    static Identity take() throws IOException {
        String dataHome = System.getenv("XDG_DATA_HOME");
        Path data = dataHome == null || dataHome.isEmpty()
                ? Path.of(System.getProperty("user.home"), ".local", "share")
                : Path.of(dataHome);
        return take(data.resolve("highfive").resolve("identities"));
    }

    static Identity take(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (int number = 1; number <= MOST; number++) {
            FileChannel file = FileChannel.open(
                    folder.resolve(Integer.toString(number)),
                    StandardOpenOption.CREATE,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE);
            if (lock(file)) {
                return new Identity(file, readOrWrite(file));
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

    private static String readOrWrite(FileChannel file) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(64);
        file.read(bytes, 0);
        String known = new String(bytes.array(), 0, bytes.position(), StandardCharsets.US_ASCII).strip();
        if (known.matches("[A-Za-z0-9_-]{16}")) {
            return known;
        }
        byte[] random = new byte[BYTES];
        new SecureRandom().nextBytes(random);
        String cname = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
        file.truncate(0);
        file.write(ByteBuffer.wrap((cname + "\n").getBytes(StandardCharsets.US_ASCII)), 0);
        return cname;
    }

    String cname() {
        return cname;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
