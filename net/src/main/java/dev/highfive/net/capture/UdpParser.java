package dev.highfive.net.capture;

import java.nio.Buffer;
import java.nio.ByteBuffer;

/** Takes the UDP datagram out of an IP packet. Checksums are not looked at: captures are full of unfinished ones. */
final class UdpParser {
    private static final int IPV4_SIZE = 20;
    private static final int IPV6_SIZE = 40;
    private static final int UDP_SIZE = 8;
    private static final int UDP = 17;
    private static final int MAX_EXTENSION_HEADERS = 8;

    private final AddressCache addresses = new AddressCache();

    /**
     * @param ip a packet from position to limit in big endian; narrowed to the datagram if there is one
     * @return what it is: {@link CaptureCount#DATAGRAM}, or why not
     */
    CaptureCount parse(ByteBuffer ip, RecordedPacket packet) {
        if (ip.remaining() < IPV4_SIZE) {
            return CaptureCount.NOT_UDP;
        }
        int version = ip.get(ip.position()) >> 4;
        return version == 4 ? parseIpv4(ip, packet) : version == 6 ? parseIpv6(ip, packet) : CaptureCount.NOT_UDP;
    }

    private CaptureCount parseIpv4(ByteBuffer ip, RecordedPacket packet) {
        int start = ip.position();
        int headerSize = (ip.get(start) & 15) * 4;
        int size = ip.getShort(start + 2) & 0xFFFF;
        if (ip.get(start + 9) != UDP) {
            return CaptureCount.NOT_UDP;
        }
        if ((ip.getShort(start + 6) & 0x3FFF) != 0) {
            return CaptureCount.FRAGMENT;
        }
        if (headerSize < IPV4_SIZE || size < headerSize + UDP_SIZE) {
            return CaptureCount.MALFORMED;
        }
        return parseUdp(ip, start + headerSize, start + size, start + 12, 4, packet);
    }

    private CaptureCount parseIpv6(ByteBuffer ip, RecordedPacket packet) {
        if (ip.remaining() < IPV6_SIZE) {
            return CaptureCount.CUT_OFF;
        }
        int start = ip.position();
        int end = start + IPV6_SIZE + (ip.getShort(start + 4) & 0xFFFF);
        int next = ip.get(start + 6) & 0xFF;
        int at = start + IPV6_SIZE;
        for (int headers = 0; headers < MAX_EXTENSION_HEADERS; headers++) {
            if (next == UDP) {
                return parseUdp(ip, at, end, start + 8, 16, packet);
            }
            if (next == 44) {
                return CaptureCount.FRAGMENT;
            }
            // Hop-by-hop options, routing and destination options have the same shape.
            if (next != 0 && next != 43 && next != 60) {
                return CaptureCount.NOT_UDP;
            }
            if (at + 2 > ip.limit()) {
                return CaptureCount.CUT_OFF;
            }
            next = ip.get(at) & 0xFF;
            at += 8 + (ip.get(at + 1) & 0xFF) * 8;
        }
        return CaptureCount.MALFORMED;
    }

    private CaptureCount parseUdp(
            ByteBuffer ip, int udpAt, int ipEnd, int addressesAt, int addressSize, RecordedPacket packet) {
        if (ipEnd > ip.limit()) {
            return CaptureCount.CUT_OFF;
        }
        int size = udpAt + UDP_SIZE > ipEnd ? 0 : ip.getShort(udpAt + 4) & 0xFFFF;
        if (size < UDP_SIZE || udpAt + size > ipEnd) {
            return CaptureCount.MALFORMED;
        }
        packet.from = addresses.get(ip, addressesAt, addressSize, ip.getShort(udpAt) & 0xFFFF);
        packet.to = addresses.get(ip, addressesAt + addressSize, addressSize, ip.getShort(udpAt + 2) & 0xFFFF);
        ((Buffer) ip).limit(udpAt + size).position(udpAt + UDP_SIZE);
        packet.datagram = ip;
        return CaptureCount.DATAGRAM;
    }
}
