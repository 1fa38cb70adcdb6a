package dev.highfive.net.testnet;

import dev.highfive.net.impair.Impairment;
import dev.highfive.net.impair.ImpairmentEvent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;

/**
 * The program between the hosts of a test network and their switch. Commands come as lines of its standard input,
 * each is answered by a line, and it ends with its input, so that it never outlives the test.
 */
final class ImpairmentBox {
    private static final String END = "end";
    /** So long a command waits at most. */
    private static final long MAX_WAIT_NS = 5_000_000;

    private final Map<String, BoxLink> links = new HashMap<>();
    private final BlockingQueue<String> commands = new LinkedBlockingQueue<>();
    private final ByteBuffer frame = ByteBuffer.allocateDirect(1 << 17);
    private int[] sockets = new int[0];

    private ImpairmentBox() {}

    public static void main(String[] arguments) throws IOException {
        RawFrames.load();
        new ImpairmentBox().run();
    }

    private void run() throws IOException {
        Thread reader = new Thread(this::readCommands, "commands");
        reader.setDaemon(true);
        reader.start();
        System.out.println("ready");
        while (true) {
            for (String command = commands.poll(); command != null; command = commands.poll()) {
                if (command.equals(END)) {
                    return;
                }
                System.out.println(answer(command.split(" ")));
            }
            long waitNs = MAX_WAIT_NS;
            for (BoxLink link : links.values()) {
                long nowNs = System.nanoTime();
                link.forward(frame, nowNs);
                waitNs = Math.min(waitNs, link.nextDueInNs(nowNs));
            }
            RawFrames.await(sockets, waitNs);
        }
    }

    private void readCommands() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            in.lines().forEach(commands::add);
        } catch (IOException e) {
            e.printStackTrace();
        }
        commands.add(END);
    }

    private String answer(String[] words) {
        try {
            BoxLink link = links.get(words[1]);
            switch (words[0]) {
                case "add" -> add(words[1], new BoxLink(words[2], words[3]));
                case "impair" -> link.impair(Impairment.parse(words.length > 2 ? words[2] : ""));
                case "doze" -> link.doze(words[2]);
                case "service" -> {
                    return Integer.toString(link.typeOfService());
                }
                case "cut" -> link.cut(true);
                case "restore" -> link.cut(false);
                case "counts" -> {
                    return counts(link);
                }
                default -> {
                    return "There is no command " + words[0] + ".";
                }
            }
            return "ok";
        } catch (IOException | RuntimeException e) {
            return e.toString();
        }
    }

    private void add(String name, BoxLink link) {
        links.put(name, link);
        sockets = links.values().stream()
                .flatMapToInt(known -> IntStream.of(known.hostSide, known.switchSide))
                .toArray();
    }

    private static String counts(BoxLink link) {
        StringBuilder text = new StringBuilder();
        for (ImpairmentEvent event : ImpairmentEvent.values()) {
            text.append(text.length() == 0 ? "" : " ").append(link.counts().of(event));
        }
        return text.toString();
    }
}
