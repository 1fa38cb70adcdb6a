package dev.highfive.desktop.vip;

import dev.highfive.session.vip.VipServer;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.java_websocket.WebSocket;
import org.java_websocket.drafts.Draft_6455;
import org.java_websocket.framing.CloseFrame;
import org.java_websocket.handshake.ClientHandshake;
import org.java_websocket.server.WebSocketServer;

/** The way from the page into the room: the messages of VIP, in binary frames of a WebSocket. */
final class WebDoor extends WebSocketServer {
    /** Of what a browser sends at once. */
    private static final int FRAME_BYTES = 16 << 10;

    private static final int MOST = 300;
    private static final int LOST_SECONDS = 30;

    private final VipServer room;
    private final WebGate gate;
    private final int pagePort;
    private final Said said;
    private final CountDownLatch opened = new CountDownLatch(1);
    private volatile Exception failure;

    WebDoor(InetSocketAddress address, VipServer room, WebGate gate, int pagePort, Said said) {
        super(address, 1, List.of(new Draft_6455(List.of(), FRAME_BYTES)));
        this.room = room;
        this.gate = gate;
        this.pagePort = pagePort;
        this.said = said;
        setDaemon(true);
        setReuseAddr(true);
        setTcpNoDelay(true);
        setConnectionLostTimeout(LOST_SECONDS);
    }

    /** Opens it, and waits until it is. */
    void open() throws java.io.IOException {
        start();
        try {
            if (!opened.await(10, TimeUnit.SECONDS) || failure != null) {
                throw new java.io.IOException(
                        "Nobody can listen to port " + getAddress().getPort() + ", which the page would use.", failure);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void onStart() {
        opened.countDown();
    }

    @Override
    public void onOpen(WebSocket socket, ClientHandshake request) {
        String wrong = wrongWith(request);
        if (wrong != null) {
            said.line("A WebSocket " + wrong + " was refused.");
            socket.close(CloseFrame.POLICY_VALIDATION, "Refused: " + wrong + ".");
            return;
        }
        WebVisitor visitor = new WebVisitor(socket, room);
        socket.setAttachment(visitor);
        visitor.arrive();
    }

    /** The library leaves a connection open that is refused any earlier. Nothing of the room is told before this. */
    private String wrongWith(ClientHandshake request) {
        String origin = request.getFieldValue("Origin");
        if (!request.getResourceDescriptor().equals(gate.path() + "vip")) {
            return "without the page's token";
        } else if (!gate.isOurs(origin, request.getFieldValue("Host"), pagePort)) {
            return "from " + (origin.isEmpty() ? "nowhere" : Said.plain(origin));
        }
        return getConnections().size() > MOST ? "beyond " + MOST : null;
    }

    @Override
    public void onMessage(WebSocket socket, ByteBuffer bytes) {
        WebVisitor visitor = socket.getAttachment();
        if (visitor != null) {
            visitor.take(bytes);
        }
    }

    @Override
    public void onMessage(WebSocket socket, String text) {
        socket.close(CloseFrame.REFUSE, "Messages are binary.");
    }

    @Override
    public void onClose(WebSocket socket, int code, String reason, boolean remote) {
        WebVisitor visitor = socket.getAttachment();
        if (visitor != null) {
            visitor.leave();
        }
    }

    @Override
    public void onError(WebSocket socket, Exception error) {
        if (socket == null) {
            failure = error;
            opened.countDown();
        } else {
            socket.close(CloseFrame.ABNORMAL_CLOSE);
        }
    }
}
