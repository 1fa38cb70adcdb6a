package dev.highfive.codec.gamestate;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/** Bytes as tests spell them. */
final class Hex {
    private Hex() {
    }

    static ByteBuffer buffer(String hex) {
        return ByteBuffer.wrap(HexFormat.of().parseHex(hex.replace(" ", "")));
    }

    /** What a writer put before the buffer's position. */
    static String written(ByteBuffer buffer) {
        return HexFormat.of().formatHex(buffer.array(), 0, buffer.position());
    }
}
