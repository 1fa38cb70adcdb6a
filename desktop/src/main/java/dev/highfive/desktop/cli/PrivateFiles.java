package dev.highfive.desktop.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Files with keys or recordings, which the other users of a PC are not to read: they are made so, not changed
 * afterwards, when somebody may have opened them. What is there already keeps the rights that it has, but for its
 * owner's wish that it be read by others, which is taken away.
 */
public final class PrivateFiles {
    private PrivateFiles() {}

    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, rights(folder, "rwx------"));
    }

    /** To read and write; made if it is not there. */
    public static FileChannel open(Path file) throws IOException {
        return open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** In place of what was there. */
    public static void write(Path file, byte[] bytes) throws IOException {
        try (FileChannel channel = openEmpty(file)) {
            ByteBuffer rest = ByteBuffer.wrap(bytes);
            while (rest.hasRemaining()) {
                channel.write(rest);
            }
        }
    }

    /** To write, in place of what was there. */
    public static FileChannel openEmpty(Path file) throws IOException {
        return open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING);
    }

    private static FileChannel open(Path file, OpenOption... options) throws IOException {
        FileChannel channel = FileChannel.open(file, Set.of(options), rights(file, "rw-------"));
        if (isPosix(file) && Files.isRegularFile(file)) {
            try {
                Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            } catch (IOException e) {
                channel.close();
                throw e;
            }
        }
        return channel;
    }

    private static FileAttribute<?>[] rights(Path path, String rights) {
        return isPosix(path)
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))}
                : new FileAttribute<?>[0];
    }

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
