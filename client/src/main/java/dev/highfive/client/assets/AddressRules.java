package dev.highfive.client.assets;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;

/** Tells addresses of the public Internet from all others. */
final class AddressRules {
    private AddressRules() {}

    /** Whether a URL of this origin may lead to the address. */
    static boolean allows(Origin origin, PeerReach reach, InetAddress address) {
        if (origin == Origin.OWN) {
            return true;
        }
        InetAddress plain = withoutWrapping(address);
        return switch (reach) {
            case NOTHING -> false;
            case INTERNET -> !isOfThisMachine(plain) && !isPrivate(plain);
            case INTERNET_AND_LAN -> !isOfThisMachine(plain);
        };
    }

    private static boolean isOfThisMachine(InetAddress address) {
        return address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isMulticastAddress()
                || (address.getAddress().length == 4 && address.getAddress()[0] == 0);
    }

    private static boolean isPrivate(InetAddress address) {
        if (address.isLinkLocalAddress() || address.isSiteLocalAddress()) {
            return true;
        }
        byte[] bytes = address.getAddress();
        int first = bytes[0] & 0xFF;
        int second = bytes[1] & 0xFF;
        if (address instanceof Inet6Address) {
            return (first & 0xE0) != 0x20; // global unicast is 2000::/3; unique local fc00::/7 and the rest are not
        }
        return first == 100 && (second & 0xC0) == 64 // a provider's own, RFC 6598
                || first == 192 && second == 0 && bytes[2] == 0
                || first == 198 && (second & 0xFE) == 18 // benchmarks, RFC 2544
                || first >= 240;
    }

    /** An IPv4 address inside an IPv6 one leads to the IPv4 one: mapped, compatible, NAT64 and 6to4. */
    private static InetAddress withoutWrapping(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length != 16 || address.isLoopbackAddress() || address.isAnyLocalAddress()) {
            return address;
        }
        boolean zeros = true;
        for (int i = 0; i < 10; i++) {
            zeros &= bytes[i] == 0;
        }
        boolean mapped = zeros && (bytes[10] == bytes[11]) && (bytes[10] == 0 || bytes[10] == -1);
        boolean nat64 = bytes[0] == 0 && bytes[1] == 0x64 && bytes[2] == (byte) 0xFF && bytes[3] == (byte) 0x9B;
        boolean sixToFour = bytes[0] == 0x20 && bytes[1] == 0x02;
        try {
            if (mapped || nat64) {
                return InetAddress.getByAddress(Arrays.copyOfRange(bytes, 12, 16));
            }
            return sixToFour ? InetAddress.getByAddress(Arrays.copyOfRange(bytes, 2, 6)) : address;
        } catch (UnknownHostException e) {
            throw new AssertionError(e); // four bytes are an address
        }
    }
}
