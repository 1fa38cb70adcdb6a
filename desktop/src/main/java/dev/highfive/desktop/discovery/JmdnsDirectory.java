package dev.highfive.desktop.discovery;

import dev.highfive.session.discovery.AnnouncedSession;
import dev.highfive.session.discovery.SessionDirectory;
import dev.highfive.session.link.SessionLink;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.jmdns.JmDNS;
import javax.jmdns.ServiceEvent;
import javax.jmdns.ServiceInfo;
import javax.jmdns.ServiceListener;

/**
 * Multicast DNS by jmDNS: one instance for each network that this machine is in, and there for IPv4 and IPv6, since
 * jmDNS speaks to one. It listens to all, and announces a session by the kind of address that its link has, so that
 * nobody finds it twice.
 */
public final class JmdnsDirectory implements SessionDirectory {
    private static final Logger LOG = Logger.getLogger(JmdnsDirectory.class.getName());
    private static final String TYPE = SERVICE_TYPE + ".local.";
    /** How many sessions are listened to: a network that announces more is not a friendly one. */
    private static final int MAX_SESSIONS = 256;

    private final Map<JmDNS, InetAddress> networks = new LinkedHashMap<>();
    private final List<ServiceInfo> announced = new ArrayList<>();
    /** By network and name of the service; guarded by itself. */
    private final Map<String, AnnouncedSession> found = new HashMap<>();

    /** On all networks of this machine. */
    public JmdnsDirectory() throws IOException {
        this(addresses());
    }

    /** On the networks of these own addresses. */
    JmdnsDirectory(List<InetAddress> addresses) throws IOException {
        for (InetAddress address : addresses) {
            try {
                networks.put(JmDNS.create(address), address);
            } catch (IOException e) {
                LOG.log(Level.FINE, e, () -> "No multicast DNS on the network of " + address + ".");
            }
        }
        if (networks.isEmpty()) {
            throw new IOException("This machine is in no network on which sessions could be found.");
        }
    }

    private static List<InetAddress> addresses() throws IOException {
        List<InetAddress> addresses = new ArrayList<>();
        for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            if (network.isUp() && !network.isLoopback() && network.supportsMulticast()) {
                List<InetAddress> all = Collections.list(network.getInetAddresses());
                all.stream()
                        .filter(address -> address instanceof Inet4Address)
                        .limit(1)
                        .forEach(addresses::add);
                // Those of a link mean nothing without the name that the network has on another machine.
                all.stream()
                        .filter(address -> address instanceof Inet6Address && !address.isLinkLocalAddress())
                        .limit(1)
                        .forEach(addresses::add);
            }
        }
        return addresses;
    }

    @Override
    public synchronized void announce(SessionLink link, int participants) throws IOException {
        Map<String, String> properties = AnnouncedSession.of(link, participants).properties();
        if (!announced.isEmpty()) {
            announced.forEach(service -> service.setText(properties));
            return;
        }
        boolean ipv6 = link.host().contains(":")
                || networks.values().stream().noneMatch(address -> address instanceof Inet4Address);
        for (Map.Entry<JmDNS, InetAddress> network : networks.entrySet()) {
            if (network.getValue() instanceof Inet6Address == ipv6) {
                ServiceInfo service = ServiceInfo.create(TYPE, link.name(), link.port(), 0, 0, properties);
                network.getKey().registerService(service);
                announced.add(service);
            }
        }
        if (announced.isEmpty()) {
            throw new IOException("The link has an address of IPv6, and this machine is in no network of that.");
        }
    }

    @Override
    public void browse(Listener listener) {
        networks.keySet().forEach(network -> network.addServiceListener(TYPE, new Browser(network, listener)));
    }

    @Override
    public void close() {
        for (JmDNS network : networks.keySet()) {
            try {
                network.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /** What is heard on one network. */
    private final class Browser implements ServiceListener {
        private final JmDNS network;
        private final Listener listener;

        Browser(JmDNS network, Listener listener) {
            this.network = network;
            this.listener = listener;
        }

        @Override
        public void serviceAdded(ServiceEvent event) {
            network.requestServiceInfo(TYPE, event.getName(), true);
        }

        @Override
        public void serviceResolved(ServiceEvent event) {
            AnnouncedSession session = session(event.getInfo());
            if (session == null) {
                LOG.fine(() -> "An announcement of " + event.getName() + " makes no session.");
                return;
            }
            synchronized (found) {
                boolean fits = found.size() < MAX_SESSIONS || found.containsKey(key(event));
                if (!fits || session.equals(found.put(key(event), session))) {
                    return;
                }
            }
            listener.onFound(session);
        }

        @Override
        public void serviceRemoved(ServiceEvent event) {
            AnnouncedSession session;
            synchronized (found) {
                session = found.remove(key(event));
            }
            if (session != null) {
                listener.onLost(session);
            }
        }

        private String key(ServiceEvent event) {
            return System.identityHashCode(network) + " " + event.getName();
        }
    }

    private static AnnouncedSession session(ServiceInfo service) {
        InetAddress[] addresses = service.getInetAddresses();
        if (addresses.length == 0) {
            return null;
        }
        Map<String, String> properties = new HashMap<>();
        for (String name : Collections.list(service.getPropertyNames())) {
            String value = service.getPropertyString(name);
            if (value != null) {
                properties.put(name, value);
            }
        }
        return AnnouncedSession.read(addresses[0].getHostAddress(), service.getPort(), properties);
    }
}
