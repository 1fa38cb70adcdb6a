package dev.highfive.net.transport;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.channels.NetworkChannel;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Marks what a socket sends as "expedited forwarding" (RFC 3246), which a Wi-Fi sends before other people's downloads.
 * Where that cannot be had, packets go like any others.
 */
final class Urgency {
    private static final Logger LOG = Logger.getLogger("dev.highfive.udp");
    /** DSCP 46, above the two bits for congestion. */
    private static final int EXPEDITED_FORWARDING = 46 << 2;

    private Urgency() {}

    static void mark(NetworkChannel channel) {
        try {
            channel.setOption(StandardSocketOptions.IP_TOS, EXPEDITED_FORWARDING);
        } catch (IOException | UnsupportedOperationException e) {
            LOG.log(Level.FINE, "Packets are not marked as urgent.", e);
        }
    }
}
