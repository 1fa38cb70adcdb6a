package dev.highfive.desktop.vip;

import java.net.InetAddress;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Set;

/**
 * Who may use the page. On loopback: whoever asks for it by that name, since a page of somewhere else can be made to
 * reach this machine, but not under its name. Beyond that, whoever knows the token in the page's address.
 */
final class WebGate {
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

    private final String path;
    private final boolean isOpen;

    WebGate(InetAddress address) {
        isOpen = !address.isLoopbackAddress();
        path = isOpen ? "/" + token() + "/" : "/";
    }

    private static String token() {
        byte[] random = new byte[12];
        new SecureRandom().nextBytes(random);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(random);
    }

    /** Where the page is, with a slash at its end. */
    String path() {
        return path;
    }

    /** Whether a request under this Host header may be answered. */
    boolean admits(String host) {
        return isOpen || host != null && LOOPBACK.contains(name(host));
    }

    /** Whether a page from there is ours: of the machine that is asked, on the page's port. */
    boolean isOurs(String origin, String host, int pagePort) {
        if (origin == null || host == null) {
            return false;
        }
        String expected = "http://" + name(host) + (pagePort == 80 ? "" : ":" + pagePort);
        return admits(host) && origin.toLowerCase(Locale.ROOT).equals(expected);
    }

    private static String name(String host) {
        return host.replaceFirst(":[0-9]+$", "").toLowerCase(Locale.ROOT);
    }
}
