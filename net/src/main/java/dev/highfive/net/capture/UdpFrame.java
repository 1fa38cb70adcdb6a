package dev.highfive.net.capture;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Wraps a datagram into the IP and UDP headers that it had, or will have, on the wire, with right checksums. A
 * socket does not show those headers; what it does not tell (TTL, identification) is made up.
 */
final class UdpFrame {
    static final int MAX_HEADERS_SIZE = 48;

    private static final int IPV4_SIZE = 20;
    private static final int IPV6_SIZE = 40;
    private static final int UDP_SIZE = 8;
    private static final int UDP_PROTOCOL = 17;
    private static final int HOP_LIMIT = 64;
    private static final int DONT_FRAGMENT = 0x4000;

    private int identification;

    /**
     * Writes at the position of {@code out}, which stays in its byte order.
     *
     * @param datagram the beginning of the datagram, from position to limit; its position is moved
     * @param size of the whole datagram
     */
    void write(ByteBuffer out, InetSocketAddress from, InetSocketAddress to, ByteBuffer datagram, int size) {
        ByteOrder order = out.order();
        out.order(ByteOrder.BIG_ENDIAN);
        byte[] source = octets(from);
        byte[] target = octets(to);
        if (source.length != target.length) {
            source = asIpv6(source);
            target = asIpv6(target);
        }
        int udpAt;
        if (source.length == 4) {
            udpAt = out.position() + IPV4_SIZE;
            writeIpv4(out, source, target, UDP_SIZE + size);
        } else {
            udpAt = out.position() + IPV6_SIZE;
            out.putInt(6 << 28)
                    .putShort((short) (UDP_SIZE + size))
                    .put((byte) UDP_PROTOCOL)
                    .put((byte) HOP_LIMIT);
            out.put(source).put(target);
        }
        out.putShort((short) from.getPort()).putShort((short) to.getPort());
        out.putShort((short) (UDP_SIZE + size)).putShort((short) 0);
        boolean whole = datagram.remaining() == size;
        out.put(datagram);
        if (whole) {
            // The pseudo-header: both addresses, which precede, the protocol and the length.
            int sum = sum(out, udpAt - 2 * source.length, out.position()) + UDP_PROTOCOL + UDP_SIZE + size;
            int checksum = folded(sum);
            out.putShort(udpAt + 6, (short) (checksum == 0 ? 0xFFFF : checksum));
        }
        out.order(order);
    }

    private void writeIpv4(ByteBuffer out, byte[] source, byte[] target, int size) {
        int start = out.position();
        out.put((byte) 0x45).put((byte) 0).putShort((short) (IPV4_SIZE + size));
        out.putShort((short) identification++).putShort((short) DONT_FRAGMENT);
        out.put((byte) HOP_LIMIT).put((byte) UDP_PROTOCOL).putShort((short) 0);
        out.put(source).put(target);
        out.putShort(start + 10, (short) folded(sum(out, start, start + IPV4_SIZE)));
    }

    /** No datagram is so large that the sum of its 16-bit words does not fit into 32 bits without a sign. */
    private static int sum(ByteBuffer bytes, int from, int to) {
        int sum = 0;
        for (int at = from; at + 1 < to; at += 2) {
            sum += bytes.getShort(at) & 0xFFFF;
        }
        return (to - from & 1) == 0 ? sum : sum + ((bytes.get(to - 1) & 0xFF) << 8);
    }

    private static int folded(int sum) {
        int once = (sum & 0xFFFF) + (sum >>> 16);
        return ~(once + (once >>> 16)) & 0xFFFF;
    }

    private static byte[] octets(InetSocketAddress address) {
        return address.isUnresolved() ? new byte[4] : address.getAddress().getAddress();
    }

    /** As RFC 4291 maps them; what is bound to any address of one family stays so in the other. */
    private static byte[] asIpv6(byte[] address) {
        if (address.length == 16) {
            return address;
        }
        byte[] mapped = new byte[16];
        if (!Arrays.equals(address, new byte[4])) {
            mapped[10] = (byte) 0xFF;
            mapped[11] = (byte) 0xFF;
            System.arraycopy(address, 0, mapped, 12, 4);
        }
        return mapped;
    }
}
