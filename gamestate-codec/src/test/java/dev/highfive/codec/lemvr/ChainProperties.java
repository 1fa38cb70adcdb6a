package dev.highfive.codec.lemvr;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ChainProperties {
    @Property(tries = 1000)
    void anySequenceOfPacketsSurvivesAnyBlockSize(
            @ForAll long seed,
            @ForAll @IntRange(min = 8, max = 8191) int eighths,
            @ForAll @IntRange(max = 40) int count) {
        Random random = new Random(seed);
        ChainWriter writer = new ChainWriter(8 * eighths);
        List<Object> written = new ArrayList<>();
        for (int packet = 0; packet < count; packet++) {
            PacketType type = anyType(random);
            LemvrPacket any = FlatPacket.any(type, random);
            writer.write(type, any);
            written.add(FlatPacket.of(type, any));
        }
        ByteBuffer chain = writer.end();
        assertEquals(0, chain.remaining() % (8 * eighths));
        assertEquals(chain.remaining(), ChainFormat.bytes(chain.getInt(0), 8 * eighths));
        assertEquals(written, FlatPacket.of(chain, 8 * eighths, LemvrVersion.V0_2, Sender.BOTH));
    }

    /** Wherever it is cut, and whatever byte of it is another. */
    @Property(tries = 1000)
    void aBrokenChainIsReadUpToWhereItIsBroken(
            @ForAll long seed,
            @ForAll @IntRange(min = 8, max = 100) int eighths,
            @ForAll int place,
            @ForAll byte value) {
        Random random = new Random(seed);
        ChainWriter writer = new ChainWriter(8 * eighths);
        for (int packet = 0; packet < 5; packet++) {
            PacketType type = anyType(random);
            writer.write(type, FlatPacket.any(type, random));
        }
        ByteBuffer chain = writer.end();
        ByteBuffer cut = chain.duplicate();
        cut.limit(Math.floorMod(place, chain.limit()));
        List<Object> read = FlatPacket.of(cut, 8 * eighths, LemvrVersion.V0_2, Sender.BOTH);
        assertEquals(ChainError.COUNTS_DISAGREE, read.get(read.size() - 1));
        chain.put(Math.floorMod(place, chain.limit()), value);
        assertNotNull(FlatPacket.of(chain, 8 * eighths, LemvrVersion.V0_2, Sender.BOTH));
    }

    /** Submitting comes last, and is left out. */
    private static PacketType anyType(Random random) {
        PacketType[] types = PacketType.values();
        PacketType type = types[random.nextInt(types.length - 1)];
        return type == PacketType.SUBMIT_FRAME ? PacketType.HAPTICS : type;
    }
}
