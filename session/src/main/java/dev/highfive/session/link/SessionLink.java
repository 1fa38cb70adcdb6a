package dev.highfive.session.link;

import dev.highfive.net.srtp.SessionSecret;
import java.net.InetSocketAddress;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a session is and the key to it: {@code highfive://host:port/name#key}. With {@code ?multicast} the host
 * is the group to which everyone sends; with {@code ?tcp} the host is called over TCP and passes on to each what the
 * others say; {@code ?plain} in place of a key is a session that anybody on the way
 * can read, which nobody gets by leaving something out. Whoever has the link can join, so {@link #toString()}
 * leaves the key out and {@link #withKey()} is for showing it to a person on purpose.
 */
public final class SessionLink {
    public static final String SCHEME = "highfive";
    /** The one that RTP has by tradition, for links that name none. */
    public static final int DEFAULT_PORT = 5004;
    /** In bytes. */
    public static final int MAX_KEY_SIZE = 64;

    /** In bytes, of keys made here. */
    private static final int NEW_KEY_SIZE = 16;

    private final String host;
    private final int port;
    /** Where else somebody may be who lets one in, as {@code host:port}. */
    private final List<String> elsewhere;

    private final String name;
    private final boolean multicast;
    private final boolean tcp;
    /** Null in a plain session. */
    private final byte @Nullable [] key;

    SessionLink(String host, int port, String name, boolean multicast, boolean tcp, byte @Nullable [] key) {
        this(host, port, Collections.emptyList(), name, multicast, tcp, key);
    }

    SessionLink(
            String host,
            int port,
            List<String> elsewhere,
            String name,
            boolean multicast,
            boolean tcp,
            byte @Nullable [] key) {
        this.elsewhere = Collections.unmodifiableList(new ArrayList<>(elsewhere));
        if (port < 1 || port > 0xFFFF) {
            throw new BadLinkException("The link's port is not a number from 1 to 65535.");
        }
        this.host = LinkHost.check(host);
        this.port = port;
        this.name = LinkName.check(name);
        this.multicast = multicast;
        this.tcp = tcp;
        this.key = key == null ? null : key.clone();
        if (multicast != LinkHost.isMulticast(this.host)) {
            throw new BadLinkException(
                    multicast
                            ? "The link says ?multicast, and its host is not the address of a multicast group."
                            : "The link's host is a multicast group: it needs ?multicast after the name.");
        }
        if (multicast && tcp) {
            throw new BadLinkException("The link says ?multicast and ?tcp: leave out one of them.");
        }
        if (key != null && (key.length < SessionSecret.MIN_SIZE || key.length > MAX_KEY_SIZE)) {
            throw new BadLinkException("The link's key has " + key.length + " bytes instead of "
                    + SessionSecret.MIN_SIZE + " to " + MAX_KEY_SIZE + ".");
        }
    }

    /**
     * With a new key.
     *
     * @param host a name or an address, where it is of a multicast group everyone sends to that
     * @throws BadLinkException if host, port or name cannot be in a link
     */
    public static SessionLink random(String host, int port, String name, SecureRandom random) {
        byte[] key = new byte[NEW_KEY_SIZE];
        random.nextBytes(key);
        return of(host, port, name, key);
    }

    /**
     * With a key from elsewhere.
     *
     * @throws BadLinkException if host, port, name or key cannot be in a link
     */
    public static SessionLink of(String host, int port, String name, byte[] key) {
        return new SessionLink(host, port, name, isGroup(host), false, Objects.requireNonNull(key));
    }

    /**
     * Without encryption.
     *
     * @throws BadLinkException if host, port or name cannot be in a link
     */
    public static SessionLink plain(String host, int port, String name) {
        return new SessionLink(host, port, name, isGroup(host), false, null);
    }

    /** @throws BadLinkException if it is not the link of a session */
    public static SessionLink parse(String link) {
        return LinkParser.parse(link);
    }

    private static boolean isGroup(String host) {
        return LinkHost.isMulticast(LinkHost.check(host));
    }

    /** The same session at another address, as after a host has learned its own. */
    public SessionLink at(String newHost, int newPort) {
        return new SessionLink(newHost, newPort, elsewhere, name, isGroup(newHost), tcp, key);
    }

    /**
     * The same session over TCP.
     *
     * @throws BadLinkException if its host is a multicast group
     */
    public SessionLink overTcp() {
        return new SessionLink(host, port, elsewhere, name, multicast, true, key);
    }

    /** The same session under another key. */
    public SessionLink withNewKey(byte[] newKey) {
        return new SessionLink(host, port, elsewhere, name, multicast, tcp, newKey);
    }

    /** A name or an address; of IPv6 without brackets. */
    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    /** Where else somebody may be who lets one in: names that nobody has looked up yet, and ports. */
    public List<InetSocketAddress> elsewhere() {
        List<InetSocketAddress> places = new ArrayList<>();
        for (String place : elsewhere) {
            int colon = place.lastIndexOf(':');
            String named = place.substring(0, colon).replaceAll("[\\[\\]]", "");
            places.add(InetSocketAddress.createUnresolved(named, Integer.parseInt(place.substring(colon + 1))));
        }
        return places;
    }

    public String name() {
        return name;
    }

    public boolean isMulticast() {
        return multicast;
    }

    /** Whether the host is called over TCP, as by a cable. */
    public boolean isTcp() {
        return tcp;
    }

    /** Whether the session is not encrypted. */
    public boolean isPlain() {
        return key == null;
    }

    /**
     * A copy of the key's bytes.
     *
     * @throws IllegalStateException if the session is plain
     */
    public byte[] key() {
        if (key == null) {
            throw new IllegalStateException("A plain session has no key.");
        }
        return key.clone();
    }

    /**
     * What the packets' keys are made of.
     *
     * @throws IllegalStateException if the session is plain
     */
    public SessionSecret secret() {
        return new SessionSecret(key());
    }

    /** All of the link: whoever reads it can join. */
    public String withKey() {
        return key == null
                ? toString()
                : this + "#" + Base64.getUrlEncoder().withoutPadding().encodeToString(key);
    }

    /** The link without its key, fit for logs. */
    @Override
    public String toString() {
        String authority = LinkHost.isIpv6(host) ? "[" + host + "]" : host;
        String query = (multicast ? "&multicast" : "") + (tcp ? "&tcp" : "") + (key == null ? "&plain" : "");
        String more = elsewhere.isEmpty() ? "" : "," + String.join(",", elsewhere);
        return SCHEME + "://" + authority + ":" + port + more + "/" + LinkName.encode(name)
                + (query.isEmpty() ? "" : "?" + query.substring(1));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SessionLink
                && toString().equals(other.toString())
                && MessageDigest.isEqual(key, ((SessionLink) other).key);
    }

    @Override
    public int hashCode() {
        return 31 * toString().hashCode() + Arrays.hashCode(key);
    }
}
