package dev.highfive.session.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.highfive.codec.Hex;
import dev.highfive.codec.vip.ImageForm;
import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipLogin;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.VipReader;
import dev.highfive.codec.vip.VipWriter;
import dev.highfive.codec.vip.Vnet;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class VipServerTest {
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final List<Socket> sockets = new ArrayList<>();
    private VipServer server;

    @BeforeEach
    void open() throws IOException {
        InetSocketAddress anyPort = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        server = new VipServer(anyPort, new VipLimits(), new VipListener() {
            @Override
            public void entered(VipMember user) {
                told.add("+" + user.name());
            }

            @Override
            public void left(VipMember user, Departure why) {
                told.add("-" + user.name() + " " + why);
            }
        });
    }

    @AfterEach
    void close() throws IOException {
        server.close();
        server.check();
        for (Socket socket : sockets) {
            socket.close();
        }
    }

    /** The bytes that the original client sent, and the events that it raised. */
    @Test
    void theRecordedSessionOfJoeRaisesEveryEventItExpects() throws Exception {
        JsonObject recorded = session(0);
        Joined filler = new Joined("0");
        filler.makeUpTo(2);
        Joined ann = new Joined("Ann", "http://x/a.wrl");
        assertEquals(3, ann.id);
        ann.send(new VipMessage().to(3, VipField.POSITION).vec3f(1, 2, 3));
        ann.send(new VipMessage().to(3, VipField.ORIENTATION).rotation(0, 1, 0, 1.5f));
        ann.send(new VipMessage().to(3, VipField.NAME).strings(List.of("Ann")));
        ann.await("onNetInput 3 3 16 {\"Ann\"}");
        filler.makeUpTo(4);

        ByteBuffer bytes = Hex.buffer(recorded.get("clientBytes").getAsString());
        Joined joe = new Joined(bytes);
        assertEquals(5, joe.id);
        filler.makeUpTo(14);
        joe.socket.getOutputStream().write(bytes.array(), bytes.position(), bytes.remaining());
        assertTrue(joe.awaitAll(recorded), joe.events.toString());
        // What the others get of it.
        for (String event : List.of(
                "5 -3 7 \"http://www.joe.com/joe.wrl\"",
                "5 -7 7 \"Joe\"",
                "5 -2 7 \"Joe: hi\"",
                "15 -3 7 \"http://www.joe.com/dog.wrl\"",
                "3 -5 7 \"psst\"",
                "15 -4 -1 none",
                "5 -4 -1 none")) {
            ann.await("onNetInput " + event);
        }
        assertTrue(joe.events.contains("onNetInput 15 -6 -1 none"), joe.events.toString());
    }

    @Test
    void theRecordedSessionOfANameThatIsTakenIsRefused() throws Exception {
        new Joined("Joe");
        Joined joe = new Joined(Hex.buffer(session(1).get("clientBytes").getAsString()));
        assertEquals(-1, joe.id);
        joe.await("onNetDisconnect");
        assertThrows(VipClient.RefusedException.class, () -> new VipClient(address(), "Joe", ""));
    }

    @Test
    void theRecordedSessionOfZoeRaisesEveryEventItExpects() throws Exception {
        JsonObject recorded = session(2);
        Joined zoe = new Joined(Hex.buffer(recorded.get("clientBytes").getAsString()));
        assertEquals(0, zoe.id);
        Joined filler = new Joined("filler");
        filler.makeUpTo(4);
        Joined five = new Joined("five");
        assertEquals(5, five.id);
        filler.makeUpTo(8);
        five.send(new VipMessage().to(5, VipField.CREATE_OBJECT));
        five.send(new VipMessage().to(5, VipField.MESSAGE).string("\0nul"));
        five.send(new VipMessage().to(9, VipField.ADD_OBJECT).string("ball.wrl"));
        five.send(new VipMessage().to(9, VipField.FIRST_BEHAVIOUR).bool(true));
        five.send(new VipMessage().to(9, VipField.REMOVE_OBJECT));
        zoe.await("onNetInput 9 -4 -1 none");
        server.close();
        zoe.await("onNetDisconnect");
        assertTrue(zoe.awaitAll(recorded), zoe.events.toString());
    }

    @Test
    void aClientThatIsCutOffLeaves() throws Exception {
        Joined ann = new Joined("Ann");
        Joined joe = new Joined("Joe");
        joe.socket.setSoLinger(true, 0);
        joe.socket.close();
        ann.await("onNetInput " + joe.id + " -4 -1 none");
        awaitTold("-Joe LOST");
    }

    @Test
    void aNameOf65535BytesIsRefusedInSoManyWords() throws Exception {
        Joined joe = new Joined(login("n".repeat(65535), "x.wrl"));
        assertEquals(-2, joe.id);
        joe.await("onNetDisconnect");
    }

    @Test
    void aFloodOfLoginsKeepsNobodyOut() throws Exception {
        Joined ann = new Joined("Ann");
        List<Socket> flood = new ArrayList<>();
        for (int count = 0; count < 400; count++) {
            Socket socket = new Socket();
            sockets.add(socket);
            flood.add(socket);
            socket.connect(address());
            // Half a login, and garbage.
            socket.getOutputStream().write(count % 2 == 0 ? new byte[] {0, 50, 'a'} : new byte[] {0, 1, -1, 0, 0});
        }
        Joined joe = null;
        while (joe == null) {
            // The door is shut while it is too crowded before it: whoever comes again gets in.
            try {
                joe = new Joined("Joe");
            } catch (IOException e) {
                Thread.sleep(50);
            }
        }
        ann.await("onNetInput " + joe.id + " -7 7 \"Joe\"");
    }

    @Test
    void clientsTalkMoveAddAndRemove() throws Exception {
        List<String> heard = new ArrayList<>();
        BlockingQueue<String> events = new LinkedBlockingQueue<>();
        VipClient ann = new VipClient(address(), "Ann", "ann.wrl");
        Thread reading = new Thread(() -> {
            try {
                ann.read(message -> events.add(Vnet.event(message)));
                events.add("end");
            } catch (IOException e) {
                events.add(e.toString());
            }
        });
        reading.start();
        Joined joe = new Joined("Joe");
        joe.send(new VipMessage().to(joe.id, VipField.MESSAGE).string("Joe: hi"));
        ann.send(new VipMessage().to(ann.id(), VipField.POSITION).vec3f(1, 2, 3));
        joe.await("onNetInput " + ann.id() + " 0 10 (1.0, 2.0, 3.0)");
        while (!heard.contains("onNetInput " + joe.id + " -2 7 \"Joe: hi\"")) {
            heard.add(events.take());
        }
        ann.close();
        reading.join();
        joe.await("onNetInput " + ann.id() + " -4 -1 none");
        assertFalse(heard.contains("end"));
    }

    private void awaitTold(String what) throws InterruptedException {
        String last = "";
        while (!last.equals(what)) {
            last = told.take();
        }
    }

    private InetSocketAddress address() {
        return new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
    }

    private static ByteBuffer login(String name, String url) {
        VipLogin login = new VipLogin(name, url);
        ByteBuffer bytes = ByteBuffer.allocate(login.size());
        login.write(bytes);
        return bytes.flip();
    }

    private static JsonObject session(int index) throws IOException {
        try (Reader in = new InputStreamReader(
                VipServerTest.class.getResourceAsStream("/vectors/vip_messages.json"), StandardCharsets.UTF_8)) {
            JsonArray sessions = JsonParser.parseReader(in).getAsJsonObject().getAsJsonArray("sessions");
            return sessions.get(index).getAsJsonObject();
        }
    }

    /** A connection as VNet's client has it: bytes in, events out. */
    private final class Joined {
        final Socket socket = new Socket();
        final int id;
        final List<String> events = new ArrayList<>();
        private final DataInputStream in;
        private final VipReader reader = new VipReader(ImageForm.INTS, 1 << 17);
        private final ByteBuffer buffer = ByteBuffer.allocate(1 << 18);
        private final VipWriter writer = new VipWriter(ImageForm.INTS);

        Joined(String name) throws IOException {
            this(name, name + ".wrl");
        }

        Joined(String name, String url) throws IOException {
            this(login(name, url));
        }

        /** Sends the login and leaves the rest where it is. */
        Joined(ByteBuffer bytes) throws IOException {
            int size = VipLogin.size(bytes);
            sockets.add(socket);
            socket.connect(address());
            socket.getOutputStream().write(bytes.array(), bytes.position(), size);
            bytes.position(bytes.position() + size);
            in = new DataInputStream(socket.getInputStream());
            id = in.readInt();
            events.add("onNetConnect " + id);
        }

        void send(VipMessage message) throws IOException {
            ByteBuffer bytes = ByteBuffer.allocate(writer.size(message));
            writer.write(message, bytes);
            socket.getOutputStream().write(bytes.array());
        }

        /** Makes objects until the next id is one more than this. */
        void makeUpTo(int last) throws IOException {
            String made = "";
            while (!made.equals("onNetInput " + last + " -6 -1 none")) {
                send(new VipMessage().to(id, VipField.CREATE_OBJECT));
                int before = events.size();
                while (events.size() == before || !events.get(events.size() - 1).contains(" -6 -1 ")) {
                    readMore();
                }
                made = events.get(events.size() - 1);
            }
        }

        void await(String event) throws IOException {
            while (!events.contains(event)) {
                assertFalse(events.contains("onNetDisconnect"), () -> "It ended after " + events);
                readMore();
            }
        }

        boolean awaitAll(JsonObject recorded) throws IOException {
            JsonArray expected = recorded.getAsJsonArray("clientEvents");
            for (int index = 0; index < expected.size(); index++) {
                await(expected.get(index).getAsString());
            }
            return true;
        }

        private void readMore() throws IOException {
            int count = in.read(buffer.array(), buffer.position(), buffer.remaining());
            if (count < 0) {
                events.add("onNetDisconnect");
                return;
            }
            buffer.position(buffer.position() + count).flip();
            for (VipMessage message = reader.read(buffer); message != null; message = reader.read(buffer)) {
                events.add(Vnet.event(message));
            }
            buffer.compact();
        }
    }
}
