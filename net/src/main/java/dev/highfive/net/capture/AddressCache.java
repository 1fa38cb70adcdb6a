package dev.highfive.net.capture;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;

/** Address objects for the bytes of addresses, so that a recording of a few peers does not make one a packet. */
final class AddressCache {
    private static final int SIZE = 256;

    private final byte[][] octets = new byte[SIZE][];
    private final InetSocketAddress[] addresses = new InetSocketAddress[SIZE];

    InetSocketAddress get(ByteBuffer bytes, int at, int size, int port) {
        int hash = port * 31 + size;
        for (int index = 0; index < size; index++) {
            hash = hash * 31 + bytes.get(at + index);
        }
        int place = (hash ^ hash >>> 8 ^ hash >>> 16) & SIZE - 1;
        if (!isAt(place, bytes, at, size, port)) {
            byte[] copy = new byte[size];
            for (int index = 0; index < size; index++) {
                copy[index] = bytes.get(at + index);
            }
            octets[place] = copy;
            addresses[place] = address(copy, port);
        }
        return addresses[place];
    }

    private boolean isAt(int place, ByteBuffer bytes, int at, int size, int port) {
        if (addresses[place] == null || addresses[place].getPort() != port || octets[place].length != size) {
            return false;
        }
        for (int index = 0; index < size; index++) {
            if (octets[place][index] != bytes.get(at + index)) {
                return false;
            }
        }
        return true;
    }

    private static InetSocketAddress address(byte[] octets, int port) {
        try {
            return new InetSocketAddress(InetAddress.getByAddress(octets), port);
        } catch (UnknownHostException e) {
            throw new IllegalStateException("Addresses of 4 and 16 bytes exist.", e);
        }
    }
}
