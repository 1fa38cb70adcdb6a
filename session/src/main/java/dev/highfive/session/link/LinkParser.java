package dev.highfive.session.link;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/**
 * Reads a link. {@link java.net.URI} does not do: it has no host for names with an underscore, and its error
 * messages repeat the key.
 */
final class LinkParser {
    private static final int MAX_LENGTH = 1024;
    private static final int MAX_PLACES = 8;
    private static final String START = SessionLink.SCHEME + "://";

    private LinkParser() {}

    static SessionLink parse(String text) {
        String link = text.trim();
        if (link.length() > MAX_LENGTH) {
            throw new BadLinkException("This is too long for the link of a session.");
        }
        if (!link.regionMatches(true, 0, START, 0, START.length())) {
            throw new BadLinkException("The link of a session looks like highfive://host:port/name#key.");
        }
        int hash = link.indexOf('#');
        String fragment = hash < 0 ? "" : link.substring(hash + 1);
        String beforeKey = link.substring(START.length(), hash < 0 ? link.length() : hash);
        int question = beforeKey.indexOf('?');
        String query = question < 0 ? "" : beforeKey.substring(question + 1);
        String place = question < 0 ? beforeKey : beforeKey.substring(0, question);
        int slash = place.indexOf('/');
        String authority = slash < 0 ? place : place.substring(0, slash);
        String path = slash < 0 ? "" : place.substring(slash + 1);
        if (path.indexOf('/') >= 0) {
            throw new BadLinkException("The session's name has a slash in it, which has to be written %2F.");
        }

        boolean multicast = false;
        boolean tcp = false;
        boolean plain = false;
        for (String word : query.isEmpty() ? new String[0] : query.split("&", -1)) {
            switch (word) {
                case "multicast" -> multicast = true;
                case "tcp" -> tcp = true;
                case "plain" -> plain = true;
                // Nobody is to get less than what they wrote by a typing error.
                default -> throw new BadLinkException("After ? a link may say multicast, tcp or plain, nothing else.");
            }
        }
        if (plain && !fragment.isEmpty()) {
            throw new BadLinkException("The link says ?plain and has a key: leave out one of them.");
        }
        String[] places = authority.split(",", -1);
        if (places.length > MAX_PLACES || (multicast || tcp) && places.length > 1) {
            throw new BadLinkException(
                    "A link names " + MAX_PLACES + " addresses at most, or one if it is of a group or for TCP.");
        }
        return new SessionLink(
                host(places[0]),
                port(places[0]),
                elsewhere(places),
                LinkName.decode(path),
                multicast,
                tcp,
                plain ? null : key(fragment));
    }

    /** All places but the first. */
    private static List<String> elsewhere(String[] places) {
        List<String> elsewhere = new ArrayList<>();
        for (String place : Arrays.asList(places).subList(1, places.length)) {
            String host = LinkHost.check(host(place));
            int port = port(place);
            if (port < 1 || port > 0xFFFF) {
                throw new BadLinkException("The link's port is not a number from 1 to 65535.");
            }
            elsewhere.add((LinkHost.isIpv6(host) ? "[" + host + "]" : host) + ":" + port);
        }
        return elsewhere;
    }

    private static String host(String authority) {
        if (!authority.startsWith("[")) {
            String host = authority.substring(0, hostEnd(authority));
            if (LinkHost.isIpv6(host)) {
                throw new BadLinkException("An IPv6 address in a link is written in [brackets].");
            }
            return host;
        }
        String host = authority.substring(1, hostEnd(authority) - 1);
        if (!LinkHost.isIpv6(host)) {
            throw new BadLinkException("What is in [brackets] in the link is not an IPv6 address.");
        }
        return host;
    }

    /** Where the host and its brackets end and a colon with the port may follow. */
    private static int hostEnd(String authority) {
        if (authority.startsWith("[")) {
            int end = authority.indexOf(']') + 1;
            if (end == 0) {
                throw new BadLinkException("The link's bracket of an IPv6 address is not closed.");
            }
            return end;
        }
        int colon = authority.lastIndexOf(':');
        return colon < 0 ? authority.length() : colon;
    }

    private static int port(String authority) {
        String rest = authority.substring(hostEnd(authority));
        if (rest.isEmpty()) {
            return SessionLink.DEFAULT_PORT;
        }
        if (!rest.matches(":[0-9]{1,5}")) {
            throw new BadLinkException("The link's port is not a number from 1 to 65535.");
        }
        return Integer.parseInt(rest.substring(1));
    }

    private static byte[] key(String fragment) {
        if (fragment.isEmpty()) {
            throw new BadLinkException("The link has no key: the part from # on is missing.");
        }
        try {
            return Base64.getUrlDecoder().decode(fragment);
        } catch (IllegalArgumentException e) {
            throw new BadLinkException("The link's key is damaged: it has to be copied whole, and nothing else.");
        }
    }
}
