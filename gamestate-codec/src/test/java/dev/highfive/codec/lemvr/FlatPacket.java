package dev.highfive.codec.lemvr;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What a packet holds as one list; and packets that hold anything. */
final class FlatPacket extends PacketVisitor {
    private final List<Object> data = new ArrayList<>();
    private final Random random;

    private FlatPacket(Random random) {
        this.random = random;
    }

    static List<Object> of(LemvrPacket packet) {
        FlatPacket flat = new FlatPacket(null);
        packet.describe(flat);
        return flat.data;
    }

    /** Type and content of each, up to what is wrong, and what that is. */
    static List<Object> of(ByteBuffer chain, int blockSize, LemvrVersion version, Sender from) {
        List<Object> all = new ArrayList<>();
        ChainError error =
                new ChainReader(version, from).read(chain, blockSize, (type, packet) -> all.add(of(type, packet)));
        if (error != null) {
            all.add(error);
        }
        return all;
    }

    static List<Object> of(PacketType type, LemvrPacket packet) {
        List<Object> all = new ArrayList<>(List.of(type));
        all.addAll(of(packet));
        return all;
    }

    /** One of that type which holds anything. */
    static LemvrPacket any(PacketType type, Random random) {
        LemvrPacket packet = type.create();
        packet.describe(new FlatPacket(random));
        return packet;
    }

    @Override
    protected long integer(String name, int bytes, long value) {
        long given = value;
        if (random != null) {
            given = name.equals("id") ? 1 + random.nextInt(7) : random.nextLong() >>> 64 - 8 * bytes;
        }
        data.add(given);
        return given;
    }

    @Override
    public float float32(String name, float value) {
        float given = random != null ? random.nextFloat() * 100 - 50 : value;
        data.add(given);
        return given;
    }

    @Override
    public double float64(String name, double value) {
        double given = random != null ? random.nextDouble() * 1e6 : value;
        data.add(given);
        return given;
    }

    @Override
    public void float32s(String name, float[] values) {
        for (int index = 0; index < values.length; index++) {
            values[index] = float32(name, values[index]);
        }
    }

    @Override
    public void uint8s(String name, int[] values) {
        for (int index = 0; index < values.length; index++) {
            values[index] = uint8(name, values[index]);
        }
    }

    @Override
    public String text(String name, String value) {
        String given = random != null ? "/dev/shm/".repeat(random.nextInt(20)) : value;
        data.add(given);
        return given;
    }
}
