package dev.highfive.session;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.util.Collections;

/** The address that others on the network most likely reach this machine by. */
public final class HostAddress {
    private HostAddress() {
    }

    /** That of the first network with one of IPv4; without any network, the machine itself. */
    public static InetAddress find() throws IOException {
        for (NetworkInterface network : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            if (network.isUp() && !network.isLoopback() && !network.isPointToPoint()) {
                for (InetAddress candidate : Collections.list(network.getInetAddresses())) {
                    if (candidate instanceof Inet4Address && !candidate.isLinkLocalAddress()) {
                        return candidate;
                    }
                }
            }
        }
        return InetAddress.getLoopbackAddress();
    }
}
