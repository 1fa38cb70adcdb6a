package dev.highfive.codec.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Allocation;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ChainReaderTest {
    private static final int SIZE = 64;

    @Test
    void shouldNameWhatIsWrong() {
        assertEquals(ChainError.UNKNOWN_PACKET, error(Sender.SERVER, 77, 99));
        assertEquals(ChainError.WRONG_DIRECTION, error(Sender.SERVER, 32, 99));
        assertEquals(ChainError.WRONG_DIRECTION, error(Sender.CLIENT, 42, 99));
        assertEquals(ChainError.UNKNOWN_INPUT, error(Sender.SERVER, 38, 0, 9, 99));
        assertEquals(ChainError.UNKNOWN_PACKET, error(Sender.SERVER), "0 is no type");
        byte[] full = new byte[SIZE];
        java.util.Arrays.fill(full, 4, SIZE, (byte) 32);
        assertEquals(ChainError.NO_END, error(Sender.CLIENT, full));
        full[4] = 41;
        assertEquals(ChainError.CUT_SHORT, error(Sender.CLIENT, full));
        full[0] = 1;
        assertEquals(ChainError.COUNTS_DISAGREE, error(Sender.CLIENT, full));
    }

    @Test
    void shouldRefuseALayerBehindTheEndOfTheFrame() {
        ByteBuffer chain = new ChainWriter(1024)
                .write(PacketType.SUBMIT_FRAME, new SubmitFrame())
                .write(PacketType.PROJECTION_LAYER, new ProjectionPicture())
                .end();
        assertEquals(
                ChainError.LAYER_AFTER_SUBMIT,
                new ChainReader(LemvrVersion.V0_1, Sender.CLIENT).read(chain, 1024, (type, packet) -> {}));
    }

    @Test
    void shouldNotKnowInVersion01WhatIsOf02() {
        for (PacketType type : PacketType.values()) {
            ByteBuffer chain = new ChainWriter(8192)
                    .write(type, FlatPacket.any(type, new Random(1)))
                    .end();
            List<Object> read = FlatPacket.of(chain, 8192, LemvrVersion.V0_1, Sender.BOTH);
            assertEquals(type.code >= 44 && type.code < 99, read.contains(ChainError.UNKNOWN_PACKET), type.name());
        }
    }

    @Test
    void shouldIgnoreWhatIsBehindTheEnd() {
        assertEquals(null, error(Sender.SERVER, 99, 77, 1, 2));
    }

    @Test
    void shouldTakeNoChainBeyondItsBounds() {
        assertEquals(-1, ChainFormat.bytes(0xFFFF_FFFF, 1024));
        assertEquals(-1, ChainFormat.bytes(256, 1024));
        assertEquals(256 * 1024, ChainFormat.bytes(255, 1024));
        ChainWriter writer = new ChainWriter(65528);
        assertThrows(IllegalArgumentException.class, () -> {
            for (int i = 0; i < 2000; i++) {
                writer.write(PacketType.PROJECTION_LAYER, new ProjectionPicture());
            }
        });
    }

    @Test
    void shouldClampTheSizeOfABlock() {
        assertEquals(64, ChainFormat.blockSize(0));
        assertEquals(1024, ChainFormat.blockSize(1031));
        assertEquals(65528, ChainFormat.blockSize(65535));
        assertTrue(ChainFormat.isBlockSize(16) && !ChainFormat.isBlockSize(8) && !ChainFormat.isBlockSize(1031));
    }

    @Test
    void shouldAllocateNothingOnceWarm() {
        Random random = new Random(4);
        LemvrPacket[] packets = new LemvrPacket[PacketType.values().length];
        for (PacketType type : PacketType.values()) {
            packets[type.ordinal()] = FlatPacket.any(type, random);
        }
        PacketType[] types = PacketType.values();
        ChainWriter writer = new ChainWriter(1024);
        ChainReader reader = new ChainReader(LemvrVersion.V0_2, Sender.BOTH);
        int[] read = new int[1];
        ChainHandler handler = (type, packet) -> read[0]++;
        long bytes = Allocation.of(() -> {
            for (int frame = 0; frame < 1000; frame++) {
                writer.begin();
                for (PacketType type : types) {
                    // Text is sent once in a connection, and a layer behind the end of a frame is an error.
                    if (type != PacketType.SHARED_PICTURES
                            && type != PacketType.SUBMIT_FRAME
                            && type != PacketType.END_OF_CHAIN) {
                        writer.write(type, packets[type.ordinal()]);
                    }
                }
                reader.read(writer.end(), 1024, handler);
            }
        });
        assertEquals(0, bytes);
        assertEquals(Allocation.RUNS * 1000 * (types.length - 3), read[0]);
    }

    private static ChainError error(Sender from, int... bytes) {
        byte[] block = new byte[SIZE];
        for (int index = 0; index < bytes.length; index++) {
            block[4 + index] = (byte) bytes[index];
        }
        return error(from, block);
    }

    private static ChainError error(Sender from, byte[] block) {
        return new ChainReader(LemvrVersion.V0_1, from).read(ByteBuffer.wrap(block), SIZE, (type, packet) -> {});
    }
}
