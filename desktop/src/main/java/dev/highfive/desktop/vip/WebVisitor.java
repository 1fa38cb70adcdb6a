package dev.highfive.desktop.vip;

import dev.highfive.session.vip.Departure;
import dev.highfive.session.vip.Outlet;
import dev.highfive.session.vip.VipMember;
import dev.highfive.session.vip.VipServer;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicInteger;
import org.java_websocket.WebSocket;
import org.java_websocket.WebSocketImpl;
import org.java_websocket.exceptions.WebsocketNotConnectedException;
import org.java_websocket.framing.CloseFrame;

/** One page. Its bytes come on a thread of the WebSocket's and go to the room's, to which all else here belongs. */
final class WebVisitor implements Outlet {
    /** More than this is not waited for: the page sends a few hundred bytes a second. */
    private static final int MOST_UNREAD = 64 << 10;

    private final WebSocket socket;
    private final VipServer server;
    private final AtomicInteger unread = new AtomicInteger();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private ByteBuffer in = ByteBuffer.allocate(0);
    private VipMember member;
    private boolean finishing;

    WebVisitor(WebSocket socket, VipServer server) {
        this.socket = socket;
        this.server = server;
    }

    void arrive() {
        server.execute(room -> member = room.arrive(this, System.nanoTime()));
    }

    void take(ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.get(copy);
        if (unread.addAndGet(copy.length) > MOST_UNREAD) {
            socket.close(CloseFrame.POLICY_VALIDATION, "You say too much.");
            return;
        }
        server.execute(room -> receive(copy));
    }

    private void receive(byte[] bytes) {
        ByteBuffer all = ByteBuffer.allocate(in.remaining() + bytes.length);
        all.put(in).put(bytes).flip();
        in = all;
        int size = in.remaining();
        // What is left is of a message that is not whole, or of one who was told to hush: what comes next goes on with
        // it.
        member.receive(in, System.nanoTime());
        unread.addAndGet(in.remaining() - size);
    }

    void leave() {
        server.execute(room -> member.leave(Departure.LOST));
    }

    /** Collects what belongs together into one frame. */
    @Override
    public void send(ByteBuffer bytes) {
        if (out.size() == 0) {
            server.execute(room -> flush());
        }
        out.write(bytes.array(), bytes.arrayOffset() + bytes.position(), bytes.remaining());
    }

    private void flush() {
        try {
            if (socket.isOpen() && out.size() > 0) {
                socket.send(out.toByteArray());
            }
        } catch (WebsocketNotConnectedException e) {
            member.leave(Departure.LOST);
        }
        out.reset();
        if (finishing) {
            socket.close(CloseFrame.NORMAL);
        }
    }

    @Override
    public int backlog() {
        int size = out.size();
        for (ByteBuffer waiting : ((WebSocketImpl) socket).outQueue) {
            size += waiting.remaining();
        }
        return size;
    }

    @Override
    public void finish() {
        if (!finishing) {
            finishing = true;
            server.execute(room -> flush());
        }
    }

    @Override
    public boolean readsAllTypes() {
        return true;
    }
}
