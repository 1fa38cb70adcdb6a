package dev.highfive.desktop.vip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.Vnet;
import dev.highfive.session.vip.VipClient;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class VipCommandsTest {
    private static final Pattern PORT = Pattern.compile("come in at 127\\.0\\.0\\.1:([0-9]+)");

    @Test
    void peopleTalkAndShowThingsFromTheTerminal() throws Exception {
        Ran server = new Ran("vip-server", "--port", "0");
        int port = Integer.parseInt(server.await(PORT).group(1));
        List<String> events = new CopyOnWriteArrayList<>();
        VipClient ann = new VipClient(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), "Ann", "ann.wrl");
        Thread listening = new Thread(() -> {
            try {
                ann.read(message -> events.add(Vnet.event(message)));
            } catch (IOException e) {
                events.add(e.toString());
            }
        });
        listening.start();

        InputStream terminal = System.in;
        PipedOutputStream typed = new PipedOutputStream();
        System.setIn(new PipedInputStream(typed));
        try {
            Ran joe = new Ran("vip-client", "127.0.0.1:" + port, "--name", "Joe", "--avatar", "joe.wrl", "--moves");
            joe.await(Pattern.compile("Ann is here"));
            type(typed, "hello\n/add dog.wrl\n");
            String dog = joe.await(Pattern.compile("Your object is ([0-9]+)")).group(1);
            type(typed, "/move 1 2 3 " + dog + "\n/turn 0 1 0 180\n/label " + dog + " my dog\n");
            type(typed, "/tell 0 psst\n/do " + dog + " 0\n/jump\n/move 1 2\n");
            for (String event : List.of(
                    "1 -2 7 \"Joe: hello\"",
                    dog + " -3 7 \"dog.wrl\"",
                    dog + " 0 10 (1.0, 2.0, 3.0)",
                    "1 1 6 (0.0, 1.0, 0.0, 3.1415927)",
                    dog + " 3 16 {\"my dog\"}",
                    "0 -5 7 \"Joe: psst\"",
                    dog + " 4 0 true")) {
                awaitEvent(events, "onNetInput " + event);
            }
            joe.await(Pattern.compile("There is no /jump"));
            joe.await(Pattern.compile("This is not what /move takes"));
            ann.send(new VipMessage().to(ann.id(), VipField.POSITION).vec3f(5, 0, 0));
            ann.send(new VipMessage().to(ann.id(), VipField.MESSAGE).string("Ann: \u001b[2Jhi"));
            joe.await(Pattern.compile("0 Ann POSITION 5.000 0.000 0.000"));
            joe.await(Pattern.compile("Ann:  \\[2Jhi"));
            type(typed, "/list\n");
            joe.await(Pattern.compile("0 Ann at 5.00 0.00 0.00"));
            joe.await(Pattern.compile(dog + " my dog at"));
            type(typed, "/quit\n");
            assertEquals(0, joe.exitCode());
        } finally {
            System.setIn(terminal);
        }
        awaitEvent(events, "onNetInput 1 -4 -1 none");
        server.await(Pattern.compile("Joe left\\."));
        assertTrue(server.text().contains("Joe: hello") && server.text().contains("Joe shows dog.wrl"), server.text());
        assertFalse(server.text().contains("\u001b"));

        Ran second = new Ran("vip-client", "127.0.0.1:" + port, "--name", "Ann");
        assertEquals(1, second.exitCode());
        assertEquals(
                "highfive: The world refuses this user: that name is taken.",
                second.text().strip());
        Ran taken = new Ran("vip-server", "--port", Integer.toString(port));
        assertEquals(1, taken.exitCode());
        server.thread.interrupt();
        assertEquals(0, server.exitCode());
        listening.join();
        assertEquals(1, new Ran("vip-client", "127.0.0.1:" + port).exitCode());
        assertEquals(2, new Ran("vip-server", "--port", "70000").exitCode());
        assertEquals(2, new Ran("vip-client", "nowhere").exitCode());
    }

    private static void type(PipedOutputStream terminal, String text) throws IOException {
        terminal.write(text.getBytes(StandardCharsets.UTF_8));
        terminal.flush();
    }

    private static void awaitEvent(List<String> events, String event) throws InterruptedException {
        while (!events.contains(event)) {
            Thread.sleep(10);
        }
    }
}
