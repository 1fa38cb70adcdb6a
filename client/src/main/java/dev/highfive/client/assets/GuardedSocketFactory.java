package dev.highfive.client.assets;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketAddress;
import javax.net.SocketFactory;

/**
 * Sockets that refuse to connect where a URL must not lead. Every connection passes here with the address that it is
 * really made to, whatever names, redirects and changing DNS answers came before.
 */
final class GuardedSocketFactory extends SocketFactory {
    /** Tells a refusal from a network that failed. */
    static final class RefusedException extends IOException {
        RefusedException() {
            super("refused");
        }
    }

    private final Origin origin;
    private final PeerReach reach;

    GuardedSocketFactory(Origin origin, PeerReach reach) {
        this.origin = origin;
        this.reach = reach;
    }

    @Override
    public Socket createSocket() {
        return new Socket() {
            @Override
            public void connect(SocketAddress endpoint, int timeoutMs) throws IOException {
                InetAddress address = ((InetSocketAddress) endpoint).getAddress();
                if (address == null || !AddressRules.allows(origin, reach, address)) {
                    throw new RefusedException();
                }
                super.connect(endpoint, timeoutMs);
            }
        };
    }

    // The rest connect at once, which OkHttp never asks for.

    @Override
    public Socket createSocket(String host, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(String host, int port, InetAddress localHost, int localPort) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(InetAddress host, int port) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Socket createSocket(InetAddress address, int port, InetAddress localAddress, int localPort) {
        throw new UnsupportedOperationException();
    }
}
