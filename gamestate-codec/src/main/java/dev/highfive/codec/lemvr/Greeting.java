package dev.highfive.codec.lemvr;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** The messages of the handshake: packed, each of a known length, some behind two bytes that say which it is. */
public enum Greeting {
    /** The client's first. */
    CLIENT_VERSION('L', 'M', 4) {
        @Override
        public LemvrPacket create() {
            return new Version();
        }
    },
    /** The answer. The draft prints UR and calls it VR: both are taken. */
    SERVER_VERSION('V', 'R', 4) {
        @Override
        public LemvrPacket create() {
            return new Accepted();
        }
    },
    CLIENT_BUFFER('B', 'F', 4) {
        @Override
        public LemvrPacket create() {
            return new BufferSize();
        }
    },
    SERVER_BUFFER('F', 'R', 4) {
        @Override
        public LemvrPacket create() {
            return new BufferSize();
        }
    },
    /** How often time will be asked for. */
    TRIALS(0, 0, 4) {
        @Override
        public LemvrPacket create() {
            return new Trials();
        }
    },
    /** What the sender's clock says; the last one is the offset that has been found. */
    TIME(0, 0, 8) {
        @Override
        public LemvrPacket create() {
            return new Time();
        }
    };

    private static final int LITERAL_U = 'U';

    /** On the wire, bytes. */
    public final int size;

    private final int first;
    private final int second;

    Greeting(int first, int second, int size) {
        this.first = first;
        this.second = second;
        this.size = size;
    }

    public abstract LemvrPacket create();

    public boolean hasMagic() {
        return first != 0;
    }

    /** Writes it at the buffer's start, and sets its limit behind it. */
    public void write(LemvrPacket message, ByteBuffer to) {
        Buffer whole = to;
        whole.clear();
        DatumWriter out = new DatumWriter().wrapPacked(to);
        if (hasMagic()) {
            out.uint8("magic", first);
            out.uint8("magic", second);
        }
        message.describe(out);
        whole.limit(out.end());
    }

    /** Reads it from the buffer's position to its limit. @return false if it is something else */
    public boolean read(ByteBuffer from, LemvrPacket message) {
        DatumReader in = new DatumReader().wrapPacked(from);
        if (from.remaining() != size) {
            return false;
        }
        if (hasMagic()) {
            int one = in.uint8("magic", 0);
            int two = in.uint8("magic", 0);
            boolean literal = this == SERVER_VERSION && one == LITERAL_U;
            if (one != first && !literal || two != second) {
                return false;
            }
        }
        message.describe(in);
        return in.ok();
    }

    /** Which of them it is, or null: the two without a name are told by their length. */
    public static @Nullable Greeting of(ByteBuffer bytes) {
        for (Greeting greeting : values()) {
            if (greeting.read(bytes, greeting.create())) {
                return greeting;
            }
        }
        return null;
    }

    /** What the client speaks. */
    public static final class Version extends LemvrPacket {
        public int major;
        public int minor;

        @Override
        public void describe(PacketVisitor fields) {
            major = fields.uint8("major", major);
            minor = fields.uint8("minor", minor);
        }
    }

    /** Whether the server speaks it too. */
    public static final class Accepted extends LemvrPacket {
        public boolean accepted;

        @Override
        public void describe(PacketVisitor fields) {
            accepted = fields.uint16("accepted", accepted ? 1 : 0) != 0;
        }
    }

    /** The size of a block: suggested by the client, decided by the server. */
    public static final class BufferSize extends LemvrPacket {
        public int bytes;

        @Override
        public void describe(PacketVisitor fields) {
            bytes = fields.uint16("bytes", bytes);
        }
    }

    /** How many. */
    public static final class Trials extends LemvrPacket {
        public static final int MOST = 1000;

        public int count;

        @Override
        public void describe(PacketVisitor fields) {
            count = fields.uint32("count", count);
        }
    }

    /** Seconds; there are peers that send nanoseconds in a long, which no double of seconds looks like. */
    public static final class Time extends LemvrPacket {
        private static final double LEAST = 1e-300;

        public double seconds;

        @Override
        public void describe(PacketVisitor fields) {
            seconds = fields.float64("seconds", seconds);
        }

        /** What it means, in seconds. */
        public double inSeconds() {
            double size = Math.abs(seconds);
            return size > 0 && size < LEAST ? Double.doubleToRawLongBits(seconds) * 1e-9 : seconds;
        }
    }
}
