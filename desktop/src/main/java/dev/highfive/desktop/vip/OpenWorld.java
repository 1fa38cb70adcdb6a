package dev.highfive.desktop.vip;

import dev.highfive.codec.vip.VipField;
import dev.highfive.codec.vip.VipMessage;
import dev.highfive.net.transport.HostAddress;
import dev.highfive.session.Session;
import dev.highfive.session.vip.VipDrop;
import dev.highfive.session.vip.VipLimits;
import dev.highfive.session.vip.VipListener;
import dev.highfive.session.vip.VipMember;
import dev.highfive.session.vip.VipRoom;
import dev.highfive.session.vip.VipServer;
import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A room with all that leads to it: VNet's port, the page, the bridge to a session, and the terminal. */
final class OpenWorld implements AutoCloseable {
    private final InetAddress address;
    private final Said said;
    private final WebGate gate;
    private WebPage page;
    private WebDoor door;
    private int doorPort;
    private Bridge bridge;
    private VipServer server;
    /** Who says what is typed here; once something has been. */
    private VipMember speaker;

    OpenWorld(InetAddress address, Said said) {
        this.address = address;
        this.said = said;
        gate = new WebGate(address);
    }

    /** @param port and the next; 0 for any two */
    void openPage(int port) throws IOException {
        doorPort = port == 0 ? 0 : port + 1;
        if (!WebPage.isWhole()) {
            throw new IOException("This build has no X_ITE, so there is no page: './highfive setup' fetches it.");
        }
        try {
            page = new WebPage(new InetSocketAddress(address, port), gate);
        } catch (BindException e) {
            throw new IOException("Nobody can listen to port " + port + " for the page: it is in use.", e);
        }
    }

    /** @param session to be bridged, and to be closed with this; or null */
    void open(int port, VipLimits limits, Session session) throws IOException {
        List<VipListener> listeners = new ArrayList<>(List.of(new Teller(said)));
        if (session != null) {
            bridge = new Bridge(session, page == null ? "" : origin() + "/shapes/", said);
            listeners.add(bridge);
        }
        try {
            server = new VipServer(new InetSocketAddress(address, port), limits, new Listeners(listeners));
        } catch (BindException e) {
            throw new IOException(
                    "Nobody can listen to port " + port + " at " + address.getHostAddress()
                            + ": it is in use, or the address is not this machine's.",
                    e);
        }
        if (page != null) {
            door = new WebDoor(new InetSocketAddress(address, doorPort), server, gate, page.port(), said);
            door.open();
            page.connectTo(door.getPort());
        }
        if (bridge != null) {
            bridge.start(server);
        }
    }

    private String origin() throws IOException {
        return "http://" + host() + ":" + page.port();
    }

    /** As others reach it. */
    private String host() throws IOException {
        String text = (address.isAnyLocalAddress() ? HostAddress.find() : address).getHostAddress();
        return text.contains(":") ? "[" + text + "]" : text;
    }

    void announce() throws IOException {
        String where = address.getHostAddress() + ":" + server.port();
        said.line("VNet clients come in at " + where + "; './highfive vip-client " + where + "' is one.");
        if (page != null) {
            said.line("Browsers: " + origin() + gate.path());
        }
        if (bridge != null) {
            said.line("Joining the session, whose encryption ends here.");
        }
    }

    void check() {
        server.check();
        if (bridge != null) {
            bridge.check();
        }
    }

    /** Somebody at the terminal says something to all. */
    void say(String name, String words) {
        server.execute(room -> speak(room, name, words));
    }

    private void speak(VipRoom room, String name, String words) {
        if (speaker == null || !speaker.isHere()) {
            speaker = room.admit(name, "", System.nanoTime());
        }
        if (speaker == null) {
            said.line("Nobody heard that: the name " + name + " is taken, choose another with --name.");
            return;
        }
        speaker.send(
                new VipMessage().to(speaker.avatar().id(), VipField.MESSAGE).string(name + ": " + words));
    }

    void tellDrops() {
        CompletableFuture<Map<VipDrop, Long>> asked = new CompletableFuture<>();
        server.execute(room -> {
            Map<VipDrop, Long> drops = new EnumMap<>(VipDrop.class);
            for (VipDrop drop : VipDrop.values()) {
                if (room.drops().of(drop) > 0) {
                    drops.put(drop, room.drops().of(drop));
                }
            }
            asked.complete(drops);
        });
        Map<VipDrop, Long> drops = asked.join();
        if (!drops.isEmpty()) {
            said.line("Not passed on: " + drops);
        }
    }

    @Override
    public void close() {
        if (door != null) {
            try {
                door.stop(1000);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        if (page != null) {
            page.close();
        }
        if (bridge != null) {
            bridge.close();
        }
        if (server != null) {
            server.close();
        }
    }
}
