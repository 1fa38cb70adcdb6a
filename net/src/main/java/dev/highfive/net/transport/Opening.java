package dev.highfive.net.transport;

import java.net.InetSocketAddress;

/** How connections come about: by waiting for others, or by calling one. */
interface Opening {
    /** Opens what can be opened now. */
    void poll(long nowNs);

    /** After how long there is something to do, if nothing is heard until then. */
    long nextInNs(long nowNs);

    /** How long a connection may stay without anything authentic; those that nobody else made may for ever. */
    long patienceNs();

    InetSocketAddress localAddress();

    void close();
}
