package dev.highfive.session.lemvr;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.util.HexFormat;

/** A client that says whatever it likes. */
final class RawClient implements AutoCloseable {
    static final String VERSION_01 = "4c4d0001";
    static final String VERSION_02 = "4c4d0002";
    static final String BLOCKS_OF_64 = "42464000";
    static final String ONE_TRIAL = "01000000";
    static final String TIME = "0000000000002940";
    /** Up to the end of the handshake. */
    static final String GREETING = VERSION_01 + BLOCKS_OF_64 + ONE_TRIAL + TIME + TIME;

    private final Socket socket;

    RawClient(int port) throws IOException {
        socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        socket.setSoTimeout(10_000);
    }

    RawClient say(String hex) throws IOException {
        return say(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    RawClient say(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        return this;
    }

    /** A block of 64 bytes. */
    RawClient sayBlock(String hex) throws IOException {
        return say(hex + "00".repeat(64 - hex.length() / 2));
    }

    String hear(int bytes) throws IOException {
        byte[] heard = socket.getInputStream().readNBytes(bytes);
        if (heard.length < bytes) {
            throw new EOFException("only " + HexFormat.of().formatHex(heard));
        }
        return HexFormat.of().formatHex(heard);
    }

    void hangUp() throws IOException {
        socket.close();
    }

    /** Whether the server hangs up, after whatever it says. */
    boolean isHungUp() throws IOException {
        try {
            InputStream in = socket.getInputStream();
            while (in.read() >= 0) {
                // What it says before does not matter.
            }
            return true;
        } catch (SocketException e) {
            return true; // it did not read all that we said
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
