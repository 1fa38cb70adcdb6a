package dev.highfive.net.capture;

import dev.highfive.codec.Hex;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.util.Arrays;

/** A pcapng file as other programs write it, block by block. */
final class Capture {
    /** 192.0.2.1:5004 to 192.0.2.2:5006, with the payload "hi". */
    static final byte[] IPV4 = Hex.bytes("4500001e 00004000 40110000 c0000201 c0000202" + "138c138e 000a0000" + "6869");
    /** [2001:db8::1]:5004 to [2001:db8::2]:5006, with hop-by-hop options and the payload "hi". */
    static final byte[] IPV6 =
            Hex.bytes("60000000 00120040 20010db8000000000000000000000001 20010db8000000000000000000000002"
                    + "1100010400000000" + "138c138e 000a0000" + "6869");

    private final ByteBuffer out;

    Capture(ByteOrder order) {
        out = ByteBuffer.allocate(1 << 16).order(order);
        section();
    }

    Capture section() {
        return block(
                0x0A0D0D0A,
                body().putInt(0x1A2B3C4D)
                        .putShort((short) 1)
                        .putShort((short) 0)
                        .putLong(-1));
    }

    /** With options in hex, in this capture's byte order. */
    Capture networkInterface(int linkType, String options) {
        return block(
                1,
                body().putShort((short) linkType).putShort((short) 0).putInt(0).put(Hex.bytes(options)));
    }

    Capture packet(int networkInterface, long ticks, String linkHeader, byte[] ip) {
        byte[] header = Hex.bytes(linkHeader);
        int size = header.length + ip.length;
        ByteBuffer body = body().putInt(networkInterface)
                .putInt((int) (ticks >>> 32))
                .putInt((int) ticks)
                .putInt(size)
                .putInt(size)
                .put(header)
                .put(ip);
        while (body.position() % 4 != 0) {
            body.put((byte) 0);
        }
        return block(6, body);
    }

    Capture block(int type, ByteBuffer body) {
        int size = body.position() + 12;
        out.putInt(type).putInt(size).put(body.flip()).putInt(size);
        return this;
    }

    ByteBuffer body() {
        return ByteBuffer.allocate(1 << 14).order(out.order());
    }

    byte[] bytes() {
        return Arrays.copyOf(out.array(), out.position());
    }

    PcapngReader reader() throws IOException {
        return reader(bytes());
    }

    static PcapngReader reader(byte[] file) throws IOException {
        return new PcapngReader(Channels.newChannel(new ByteArrayInputStream(file)));
    }
}
