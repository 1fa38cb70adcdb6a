package dev.highfive.session.discovery;

import dev.highfive.session.link.BadLinkException;
import dev.highfive.session.link.SessionLink;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A session as it is announced: all that its link has, except for the key. It comes from anybody on the network, so
 * it is only believed to be well formed.
 */
public final class AnnouncedSession {
    private static final int MAX_PARTICIPANTS = 1_000_000;

    private final SessionLink place;
    private final int participants;
    private final boolean needsKey;

    private AnnouncedSession(SessionLink place, int participants, boolean needsKey) {
        this.place = place;
        this.participants = participants;
        this.needsKey = needsKey;
    }

    /** How a session is announced. */
    public static AnnouncedSession of(SessionLink link, int participants) {
        SessionLink place = SessionLink.plain(link.host(), link.port(), link.name());
        return new AnnouncedSession(link.isTcp() ? place.overTcp() : place, participants, !link.isPlain());
    }

    /**
     * Reads an announcement.
     *
     * @param host the address from which it came
     * @param properties of its TXT record
     * @return null if that makes no session
     */
    public static @Nullable AnnouncedSession read(String host, int port, Map<String, String> properties) {
        String name = properties.get("name");
        String group = properties.get("group");
        if (name == null) {
            return null;
        }
        try {
            SessionLink place = SessionLink.plain(group == null ? host : group, port, name);
            place = "yes".equals(properties.get("tcp")) ? place.overTcp() : place;
            boolean known = place.isMulticast() == (group != null);
            return known
                    ? new AnnouncedSession(
                            place, participants(properties.get("people")), !"no".equals(properties.get("key")))
                    : null;
        } catch (BadLinkException e) {
            return null;
        }
    }

    private static int participants(@Nullable String text) {
        return text != null && text.matches("[0-9]{1,7}") ? Math.min(MAX_PARTICIPANTS, Integer.parseInt(text)) : 0;
    }

    /** What the TXT record says: never a key. */
    public Map<String, String> properties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("txtvers", "1");
        properties.put("name", place.name());
        properties.put("people", Integer.toString(participants));
        properties.put("key", needsKey ? "yes" : "no");
        if (place.isMulticast()) {
            properties.put("group", place.host());
        }
        if (place.isTcp()) {
            properties.put("tcp", "yes");
        }
        return properties;
    }

    public String name() {
        return place.name();
    }

    /** The address of the host, or of the multicast group. */
    public String host() {
        return place.host();
    }

    public int port() {
        return place.port();
    }

    public boolean isMulticast() {
        return place.isMulticast();
    }

    public boolean isTcp() {
        return place.isTcp();
    }

    /** 0 if it does not say. */
    public int participants() {
        return participants;
    }

    /** Whether one needs the key, which only the link has. */
    public boolean needsKey() {
        return needsKey;
    }

    /**
     * The link to a session that needs no key.
     *
     * @throws IllegalStateException if it needs one
     */
    public SessionLink plainLink() {
        if (needsKey) {
            throw new IllegalStateException("The session " + name() + " needs a key.");
        }
        return place;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AnnouncedSession
                && place.equals(((AnnouncedSession) other).place)
                && properties().equals(((AnnouncedSession) other).properties());
    }

    @Override
    public int hashCode() {
        return place.hashCode();
    }

    @Override
    public String toString() {
        return place + " " + properties();
    }
}
