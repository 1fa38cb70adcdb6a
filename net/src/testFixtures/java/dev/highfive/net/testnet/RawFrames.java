package dev.highfive.net.testnet;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Packet sockets of Linux: all frames of a network interface, each behind a header of {@link #VIRTIO_HEADER_SIZE}
 * bytes that says which checksums are still to be filled in.
 */
final class RawFrames {
    static final int VIRTIO_HEADER_SIZE = 10;
    private static final String LIBRARY = "/libhighfive_raw_frames.so";
    private static final int INTERRUPTED = -4;

    private RawFrames() {}

    /** Loads the native part, which the build puts among the resources. */
    static void load() throws IOException {
        Path file = Files.createTempFile("raw-frames", ".so");
        try (InputStream library = RawFrames.class.getResourceAsStream(LIBRARY)) {
            Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
            System.load(file.toString());
        } finally {
            Files.delete(file);
        }
    }

    static int socket(String networkInterface) throws IOException {
        int fd = open(networkInterface);
        if (fd < 0) {
            throw new IOException("No packet socket on " + networkInterface + ": error " + -fd + ".");
        }
        return fd;
    }

    /**
     * Fills the direct buffer with a frame; false if none is there. An interface that goes down says so once, which
     * is nothing to us: it is usable again when it is up.
     */
    static boolean receive(int fd, ByteBuffer frame) {
        int size = receive(fd, frame.clear(), frame.capacity());
        frame.limit(Math.max(0, size));
        return size >= 0;
    }

    /** False if the interface does not take it, as when it is down. */
    static boolean send(int fd, ByteBuffer frame) {
        return send(fd, frame, frame.remaining()) == frame.remaining();
    }

    /** Waits until there is a frame on one of the sockets, or until the time is over. */
    static void await(int[] fds, long timeoutNs) throws IOException {
        int result = await(fds, fds.length, timeoutNs);
        if (result < 0 && result != INTERRUPTED) {
            throw new IOException("Waiting for frames failed: error " + -result + ".");
        }
    }

    private static native int open(String networkInterface);

    private static native int receive(int fd, ByteBuffer buffer, int size);

    private static native int send(int fd, ByteBuffer buffer, int size);

    private static native int await(int[] fds, int count, long timeoutNs);
}
