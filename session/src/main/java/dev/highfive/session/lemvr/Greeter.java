package dev.highfive.session.lemvr;

import dev.highfive.codec.lemvr.Greeting;
import dev.highfive.codec.lemvr.LemvrPacket;
import java.io.IOException;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Locale;

/** Says and hears the messages of a handshake. */
final class Greeter {
    /** What programs of 2021 began with, as client and as server. */
    private static final int OLD_CLIENT = 0x02010807;

    private static final int OLD_SERVER = 0x01010308;

    private final ByteStream stream;
    private final ByteBuffer message = ByteBuffer.allocateDirect(8);

    Greeter(ByteStream stream) {
        this.stream = stream;
    }

    void say(Greeting greeting, LemvrPacket content, long untilNs) throws IOException {
        greeting.write(content, message);
        stream.writeAll(message, untilNs);
    }

    /** @throws LemvrException if something else comes, or nothing in time */
    <T extends LemvrPacket> T hear(Greeting greeting, T content, long untilNs) throws IOException {
        Buffer bytes = message;
        bytes.clear();
        bytes.limit(greeting.size);
        if (!stream.read(message, untilNs)) {
            throw new LemvrException("it fell silent within the handshake");
        }
        bytes.flip();
        if (!greeting.read(message, content)) {
            throw new LemvrException(mistake());
        }
        return content;
    }

    private String mistake() {
        int said = message.order(java.nio.ByteOrder.BIG_ENDIAN).getInt(0);
        if (said == OLD_CLIENT || said == OLD_SERVER) {
            return "it speaks the dialect of 2021, which came before LEMVR 0.1 and is not spoken here";
        }
        return String.format(Locale.ROOT, "it does not speak LEMVR: it said %08x", said);
    }
}
