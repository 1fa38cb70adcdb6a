package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.codec.vip.Vnet;
import dev.highfive.session.vip.VipClient;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Predicate;

/** A VNet client that keeps what it hears. */
final class Guest implements AutoCloseable {
    final VipClient client;
    final List<String> events = new CopyOnWriteArrayList<>();
    private final Thread listening;

    Guest(int port, String name, String avatar) throws IOException {
        client = new VipClient(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), name, avatar);
        listening = new Thread(() -> {
            try {
                client.read(message -> events.add(Vnet.event(message).substring("onNetInput ".length())));
            } catch (IOException e) {
                events.add(e.toString());
            }
        });
        listening.start();
    }

    void send(VipMessage message) throws IOException {
        client.send(message);
    }

    /** Makes an object and gives its id. */
    int make(String url) throws Exception {
        send(new VipMessage().to(client.id(), VipField.CREATE_OBJECT));
        int id = Integer.parseInt(await(event -> event.endsWith(" -6 -1 none")).split(" ")[0]);
        send(new VipMessage().to(id, VipField.ADD_OBJECT).string(url));
        return id;
    }

    String await(String event) throws InterruptedException {
        return await(event::equals);
    }

    String await(Predicate<String> wanted) throws InterruptedException {
        while (true) {
            for (String event : events) {
                if (wanted.test(event)) {
                    return event;
                }
            }
            Thread.sleep(10);
        }
    }

    /** To how many places something went. */
    long moves(int object) {
        return events.stream()
                .filter(event -> event.startsWith(object + " 0 10 "))
                .distinct()
                .count();
    }

    /** Of what moved the most of all others. */
    long movesOfAllBut(int object) {
        return events.stream()
                .filter(event -> event.contains(" 0 10 "))
                .map(event -> Integer.parseInt(event.split(" ")[0]))
                .distinct()
                .filter(id -> id != object)
                .mapToLong(this::moves)
                .max()
                .orElse(0);
    }

    @Override
    public void close() throws IOException {
        client.close();
    }
}
