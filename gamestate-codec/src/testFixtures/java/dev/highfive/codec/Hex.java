package dev.highfive.codec;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/** Bytes as tests spell them. */
public final class Hex {
    private Hex() {}

    public static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }

    public static ByteBuffer buffer(String hex) {
        return ByteBuffer.wrap(bytes(hex));
    }

    /** What a writer put before the buffer's position. */
    public static String written(ByteBuffer buffer) {
        return HexFormat.of().formatHex(buffer.array(), 0, buffer.position());
    }

    /** What is between the buffer's position and its limit. */
    public static String text(ByteBuffer buffer) {
        return HexFormat.of().formatHex(buffer.array(), buffer.position(), buffer.limit());
    }
}
