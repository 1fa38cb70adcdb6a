package dev.highfive.xr.monado;

import java.io.EOFException;
import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Presses keys on a {@link VirtualScreen}, as a client of its X server that asks the extension XTEST for it. Without a
 * window manager they go to the window under the pointer, which is in the middle of the screen.
 */
public final class VirtualKeyboard implements AutoCloseable {
    public static final int ESCAPE = 9;
    private static final String ROWS = "1234567890    QWERTYUIOP    ASDFGHJKL     ZXCVBNM";
    /** Of the key 1 on a PC's keyboard. */
    private static final int FIRST = 10;

    private static final int QUERY_EXTENSION = 98;
    private static final int FAKE_INPUT = 2;
    private static final int KEY_PRESS = 2;
    private static final int KEY_RELEASE = 3;

    private final SocketChannel server;
    private final byte xtest;

    public VirtualKeyboard(VirtualScreen screen) throws IOException {
        server = SocketChannel.open(UnixDomainSocketAddress.of(
                Path.of("/tmp/.X11-unix", "X" + screen.display().substring(1))));
        send(request(12).put((byte) 'l').put((byte) 0).putShort((short) 11));
        ByteBuffer answer = read(8);
        if (answer.get(0) != 1) {
            throw new IOException("the X server lets nobody in");
        }
        read(4 * Short.toUnsignedInt(answer.getShort(6)));
        send(request(16)
                .put((byte) QUERY_EXTENSION)
                .put((byte) 0)
                .putShort((short) 4)
                .putShort((short) 5)
                .putShort((short) 0)
                .put("XTEST".getBytes(StandardCharsets.US_ASCII)));
        ByteBuffer extension = read(32);
        if (extension.get(8) == 0) {
            throw new IOException("the X server has no XTEST");
        }
        xtest = extension.get(9);
    }

    /** @param key a capital letter or a digit */
    public void press(char key) throws IOException {
        press(FIRST + ROWS.indexOf(key));
    }

    public void press(int keycode) throws IOException {
        for (int type = KEY_PRESS; type <= KEY_RELEASE; type++) {
            send(request(36)
                    .put(xtest)
                    .put((byte) FAKE_INPUT)
                    .putShort((short) 9)
                    .put((byte) type)
                    .put((byte) keycode));
        }
    }

    private static ByteBuffer request(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void send(ByteBuffer request) throws IOException {
        request.clear();
        while (request.hasRemaining()) {
            server.write(request);
        }
    }

    private ByteBuffer read(int bytes) throws IOException {
        ByteBuffer answer = request(bytes);
        while (answer.hasRemaining()) {
            if (server.read(answer) < 0) {
                throw new EOFException("the X server has closed");
            }
        }
        return answer;
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
