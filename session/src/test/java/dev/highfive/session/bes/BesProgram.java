package dev.highfive.session.bes;

import dev.highfive.codec.bes.BesSchemas;
import dev.highfive.net.Clock;
import dev.highfive.net.impair.Impairment;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * One end of a session of Binary Entity Stream, as a program: {@code serve} or {@code watch ADDRESS PORT udp|tcp}. It
 * has ten entities, and is told by lines what to do: {@code move}, {@code rest}, {@code state}.
 */
final class BesProgram {
    private static final long DOOR = 4711;
    private static final int ENTITIES = 10;
    private static final long ROUND_NS = 33_333_333;

    private final OwnEntities own = new OwnEntities();
    private final OwnType type = own.introduce(BesSchemas.OBJECT);
    private final Recorder sees = new Recorder();
    private final List<OwnEntity> moved = new ArrayList<>();
    private boolean moving = true;
    private boolean leaving;
    private int round;

    public static void main(String[] arguments) throws IOException, InterruptedException {
        new BesProgram().run(arguments);
    }

    private void run(String[] arguments) throws IOException, InterruptedException {
        LinkedBlockingQueue<String> questions = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> read(questions));
        reader.setDaemon(true);
        reader.start();
        BesServer server = null;
        BesClient client = null;
        if (arguments[0].equals("serve")) {
            server = BesServer.listen(new InetSocketAddress(0), DOOR, own, sees, 30, Impairment.NONE, Clock.SYSTEM);
            System.out.println(server.port());
        } else {
            InetSocketAddress at = new InetSocketAddress(arguments[1], Integer.parseInt(arguments[2]));
            client = arguments[3].equals("tcp")
                    ? BesClient.tcp(at, DOOR, own, sees, 30, Clock.SYSTEM)
                    : BesClient.udp(at, DOOR, own, sees, 30, Impairment.NONE, Clock.SYSTEM);
            System.out.println("watching");
        }
        long nextNs = System.nanoTime();
        while (true) {
            long nowNs = System.nanoTime();
            if (nowNs - nextNs >= 0) {
                nextNs += ROUND_NS;
                move();
            }
            for (String question = questions.poll(); question != null; question = questions.poll()) {
                System.out.println(answer(question));
            }
            if (server != null) {
                server.step(nowNs);
                server.await(5_000_000);
            } else {
                client.step(nowNs);
                client.await(5_000_000);
            }
            if (leaving) {
                client.close();
                return;
            }
        }
    }

    private static void read(LinkedBlockingQueue<String> questions) {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                questions.add(line);
            }
        } catch (IOException e) {
            e.printStackTrace();
        }
        System.exit(0);
    }

    /** Ten of them move, and now and then one goes and another comes. */
    private void move() {
        if (!moving) {
            return;
        }
        round++;
        if (round % 30 == 0 && !moved.isEmpty()) {
            own.remove(moved.remove(0));
        }
        while (moved.size() < ENTITIES) {
            moved.add(own.add(type));
        }
        for (OwnEntity entity : moved) {
            VirtualPair.place(entity, round, entity.id(), 1);
        }
    }

    private String answer(String question) {
        switch (question) {
            case "move":
                moving = true;
                return "ok";
            case "leave":
                leaving = true;
                return "ok";
            case "rest":
                moving = false;
                return "ok";
            default:
                TreeMap<Long, Entity> seen = new TreeMap<>();
                sees.entities.forEach(seen::put);
                TreeMap<Long, Entity> ours = new TreeMap<>();
                moved.forEach(entity -> ours.put(entity.id(), entity));
                return text(ours) + " " + text(seen);
        }
    }

    private static String text(TreeMap<Long, Entity> entities) {
        StringBuilder text = new StringBuilder();
        entities.forEach((id, entity) -> {
            text.append(id).append(':');
            for (int index = 0; index < entity.schema().count(); index++) {
                for (int at = 0; at < entity.size(index); at++) {
                    text.append(Integer.toHexString(entity.bytes(index)[at] & 0xFF))
                            .append('.');
                }
            }
            text.append(';');
        });
        return text.length() == 0 ? "-" : text.toString();
    }
}
