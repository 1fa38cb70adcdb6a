package dev.highfive.session.vip;

import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipError;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipLogin;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import dev.highfive.codec.vip.VipWriter;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

/**
 * A user of somebody else's world. One thread may read while others send. Fields go out at once: whoever moves
 * something often has to take care not to do so more than ten times a second, as VNet's own client does.
 */
public final class VipClient implements Closeable {
    private static final int CONNECT_MS = 10_000;
    /** Servers of other make have other limits, and a text may have as much. */
    private static final int MESSAGE_BYTES = 1 << 17;

    private final Socket socket;
    private final int id;
    private final VipReader reader = new VipReader(ImageForm.INTS, MESSAGE_BYTES);
    private final VipWriter writer = new VipWriter(ImageForm.INTS);
    private final ByteBuffer in = ByteBuffer.allocate(MESSAGE_BYTES);
    private volatile boolean closing;

    /**
     * Enters a world.
     *
     * @throws RefusedException if it does not want this user
     * @throws IOException if it is not to be reached
     */
    public VipClient(InetSocketAddress address, String name, String avatarUrl) throws IOException {
        socket = new Socket();
        try {
            socket.connect(address, CONNECT_MS);
            socket.setTcpNoDelay(true);
            VipLogin login = new VipLogin(name, avatarUrl);
            ByteBuffer bytes = ByteBuffer.allocate(login.size());
            login.write(bytes);
            socket.getOutputStream().write(bytes.array());
            socket.setSoTimeout(CONNECT_MS);
            id = new DataInputStream(socket.getInputStream()).readInt();
            socket.setSoTimeout(0);
            if (id < 0) {
                throw new RefusedException(Refusal.ofAnswer(id));
            }
        } catch (IOException | RuntimeException e) {
            socket.close();
            throw e;
        }
    }

    /** That of this user and its avatar. */
    public int id() {
        return id;
    }

    /**
     * Waits for messages and hands them on, until the world or this client ends the connection.
     *
     * @throws IOException if it ends without a word, or with something that is no message
     */
    public void read(Consumer<VipMessage> taker) throws IOException {
        try {
            while (fill()) {
                ((Buffer) in).flip();
                for (VipMessage message = reader.read(in); message != null; message = reader.read(in)) {
                    taker.accept(message);
                }
                in.compact();
                VipError error = reader.error();
                if (error != null) {
                    throw new IOException("The world sent something that is no message (" + error + ").");
                }
            }
        } catch (IOException e) {
            if (!closing) {
                throw e;
            }
        }
    }

    private boolean fill() throws IOException {
        int count = socket.getInputStream().read(in.array(), in.position(), in.remaining());
        if (count < 0) {
            if (in.position() > 0) {
                throw new EOFException("The world ended in the middle of a message.");
            }
            return false;
        }
        ((Buffer) in).position(in.position() + count);
        return true;
    }

    public synchronized void send(VipMessage message) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(writer.size(message));
        writer.write(message, bytes);
        socket.getOutputStream().write(bytes.array());
    }

    /** Leaves. */
    @Override
    public void close() throws IOException {
        closing = true;
        try {
            send(new VipMessage().to(id, VipField.QUIT));
        } finally {
            socket.close();
        }
    }

    /** The world does not want this user. */
    public static final class RefusedException extends IOException {
        private static final long serialVersionUID = 1;

        private final transient Refusal why;

        RefusedException(Refusal why) {
            super("The world refuses this user: " + why.words() + ".");
            this.why = why;
        }

        public Refusal why() {
            return why;
        }
    }
}
