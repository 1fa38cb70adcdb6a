package dev.highfive.desktop.wire;

import dev.highfive.codec.lemvr.ChainError;
import dev.highfive.codec.lemvr.ChainReader;
import dev.highfive.codec.lemvr.DatumReader;
import dev.highfive.codec.lemvr.Greeting;
import dev.highfive.codec.lemvr.LemvrVersion;
import dev.highfive.codec.lemvr.PacketType;
import dev.highfive.codec.lemvr.Sender;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Locale;

/** Says what each byte of a chain or a greeting of LEMVR means; what is read tells its own name. */
final class LemvrExplanation extends DatumReader {
    private final byte[] bytes;
    private final int blockSize;
    private final HexDump dump;
    /** Up to where all has been explained. */
    private int done;

    /** Where what is read begins. */
    private int base;

    private int from;
    private int to;

    private LemvrExplanation(byte[] bytes, int blockSize) {
        this.bytes = bytes;
        this.blockSize = blockSize;
        dump = new HexDump(bytes);
    }

    static String of(byte[] bytes) {
        Greeting greeting = Greeting.of(ByteBuffer.wrap(bytes));
        if (greeting != null) {
            return ofGreeting(greeting, bytes);
        }
        LemvrExplanation explanation = new LemvrExplanation(bytes, LemvrJson.blockSize(bytes));
        ChainError error = new ChainReader(LemvrVersion.V0_2, Sender.BOTH, explanation)
                .read(ByteBuffer.wrap(bytes), explanation.blockSize, (type, packet) -> {});
        if (error != null) {
            explanation.dump.add(explanation.done, bytes.length, "error", error + ": " + error.words);
        } else {
            explanation.gap(bytes.length, "behind the end");
        }
        return explanation.dump.toString();
    }

    private static String ofGreeting(Greeting greeting, byte[] bytes) {
        LemvrExplanation explanation = new LemvrExplanation(bytes, 0);
        if (greeting.hasMagic()) {
            explanation.dump.add(
                    0, 2, "magic", greeting.name().toLowerCase(Locale.ROOT).replace('_', ' '));
            explanation.base = 2;
        }
        explanation.wrapPacked(ByteBuffer.wrap(bytes, explanation.base, bytes.length - explanation.base));
        greeting.create().describe(explanation);
        return explanation.dump.toString();
    }

    @Override
    protected void onDatum(int offset, int size) {
        from = base + offset;
        to = from + size;
        if (blockSize > 0) {
            gap(from, "padding");
        }
    }

    /** Explains what is between data: gaps, and the counts in front of blocks. */
    private void gap(int end, String what) {
        while (done < end) {
            if (done % blockSize == 0) {
                int count =
                        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt(done);
                dump.add(done, done + 4, "count", count + " blocks to come");
                done += 4;
            } else {
                int next = Math.min(end, (done / blockSize + 1) * blockSize);
                dump.add(done, next, what, "");
                done = next;
            }
        }
    }

    private void row(String name, String value) {
        if (ok()) {
            dump.add(from, to, name, value);
            done = to;
        }
    }

    @Override
    protected long integer(String name, int bytes, long value) {
        long read = super.integer(name, bytes, value);
        PacketType type = name.equals("type") ? PacketType.of((int) read) : null;
        row(
                name,
                Long.toUnsignedString(read)
                        + (type == null ? "" : ", " + type.create().name()));
        return read;
    }

    @Override
    public float float32(String name, float value) {
        float read = super.float32(name, value);
        row(name, Float.toString(read));
        return read;
    }

    @Override
    public double float64(String name, double value) {
        double read = super.float64(name, value);
        row(name, Double.toString(read));
        return read;
    }

    @Override
    public void float32s(String name, float[] values) {
        for (int index = 0; index < values.length; index++) {
            values[index] = float32(index == 0 ? name : "", values[index]);
        }
    }

    @Override
    public void uint8s(String name, int[] values) {
        for (int index = 0; index < values.length; index++) {
            values[index] = uint8(index == 0 ? name : "", values[index]);
        }
    }

    @Override
    public String text(String name, String value) {
        StringBuilder text = new StringBuilder();
        int count = uint8(name, 0);
        for (int index = 0; index < count && ok(); index++) {
            char letter = (char) super.integer("", 1, 0);
            row("", "'" + letter + "'");
            text.append(letter);
        }
        return text.toString();
    }
}
