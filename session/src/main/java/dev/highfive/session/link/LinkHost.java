package dev.highfive.session.link;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The host of a link: a name, an IPv4 address or an IPv6 address. Nothing here asks DNS. */
final class LinkHost {
    private static final int MAX_LENGTH = 253;
    private static final Pattern NAME =
            Pattern.compile("[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?" + "(\\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*\\.?");
    private static final Pattern IPV4 = Pattern.compile("((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\\.(?!$)|$)){4}");
    private static final Pattern NUMERIC = Pattern.compile("[0-9.]+");
    private static final Pattern IPV6_LETTERS = Pattern.compile("[0-9a-f:.]{2,45}");

    private LinkHost() {}

    /**
     * @param host without brackets
     * @return it in lower case
     * @throws BadLinkException if it can be no host
     */
    static String check(String host) {
        String lower = host.toLowerCase(Locale.ROOT);
        if (lower.isEmpty()) {
            throw new BadLinkException("The link names no host.");
        }
        boolean valid;
        if (isIpv6(lower)) {
            valid = IPV6_LETTERS.matcher(lower).matches() && literal(lower) != null;
        } else if (NUMERIC.matcher(lower).matches()) {
            valid = IPV4.matcher(lower).matches();
        } else {
            valid = lower.length() <= MAX_LENGTH && NAME.matcher(lower).matches();
        }
        if (!valid) {
            throw new BadLinkException("The link's host is neither a name nor an address.");
        }
        return lower;
    }

    static boolean isIpv6(String host) {
        return host.indexOf(':') >= 0;
    }

    static boolean isMulticast(String checkedHost) {
        InetAddress address = isIpv6(checkedHost) || IPV4.matcher(checkedHost).matches() ? literal(checkedHost) : null;
        return address != null && address.isMulticastAddress();
    }

    /** Null if the letters of an address do not make one. */
    private static @Nullable InetAddress literal(String address) {
        try {
            // In brackets no system takes it for a name.
            return InetAddress.getByName(isIpv6(address) ? "[" + address + "]" : address);
        } catch (UnknownHostException e) {
            return null;
        }
    }
}
