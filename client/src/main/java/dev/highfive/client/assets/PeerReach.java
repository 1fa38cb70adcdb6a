package dev.highfive.client.assets;

/**
 * Which machines are asked for what other participants name. A URL makes this machine send a request, so somebody who
 * is let into a session could otherwise make it press buttons of a router, or look for services behind a firewall. The
 * address that is in the end connected to decides, not the name: a name can be pointed anywhere.
 */
public enum PeerReach {
    /** None: nothing is loaded for others. It also tells no third party that this machine is here. */
    NOTHING,
    /** Addresses of the public Internet. */
    INTERNET,
    /** The local network too, for sessions among people who trust each other. Never this machine itself. */
    INTERNET_AND_LAN
}
