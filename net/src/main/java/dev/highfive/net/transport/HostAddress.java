package dev.highfive.net.transport;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Collections;

/** The address that others on the network most likely reach this machine by. */
public final class HostAddress {
    private HostAddress() {}

    /** That of the first network with one of IPv4; else with one of IPv6; without any network, the machine itself. */
    public static InetAddress find() throws IOException {
        InetAddress found = null;
        for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            if (network.isUp() && !network.isLoopback() && !network.isPointToPoint()) {
                for (InetAddress candidate : Collections.list(network.getInetAddresses())) {
                    boolean better =
                            found == null || found instanceof Inet6Address && candidate instanceof Inet4Address;
                    if (better && !candidate.isLinkLocalAddress()) {
                        found = candidate;
                    }
                }
            }
        }
        // Made anew, since Java adds the name of a network here to an address of IPv6, which is nothing to others.
        return found == null ? InetAddress.getLoopbackAddress() : InetAddress.getByAddress(found.getAddress());
    }
}
