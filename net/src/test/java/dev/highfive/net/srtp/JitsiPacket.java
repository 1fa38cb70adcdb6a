package dev.highfive.net.srtp;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jitsi.utils.ByteArrayBuffer;

/** A packet as Jitsi's libraries take it, over the buffer that ours take. */
final class JitsiPacket implements ByteArrayBuffer {
    private final ByteBuffer packet;

    /** @param packet at position 0, with room for protection */
    JitsiPacket(ByteBuffer packet) {
        this.packet = packet;
    }

    @Override
    public byte[] getBuffer() {
        return packet.array();
    }

    @Override
    public int getOffset() {
        return 0;
    }

    @Override
    public int getLength() {
        return packet.limit();
    }

    @Override
    public void setLength(int length) {
        ((Buffer) packet).limit(length);
    }

    @Override
    public void setOffset(int offset) {
        throw new UnsupportedOperationException("A packet stays where it is.");
    }

    @Override
    public boolean isInvalid() {
        return false;
    }

    @Override
    public void readRegionToBuff(int from, int size, byte[] destination) {
        System.arraycopy(packet.array(), from, destination, 0, size);
    }

    @Override
    public void grow(int size) {
        // There is room.
    }

    @Override
    public void append(byte[] bytes, int size) {
        System.arraycopy(bytes, 0, packet.array(), packet.limit(), size);
        setLength(getLength() + size);
    }

    @Override
    public void shrink(int size) {
        setLength(getLength() - size);
    }
}
