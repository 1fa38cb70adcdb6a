package dev.highfive.desktop.wire;

import java.util.HexFormat;

/** Bytes with what they mean beside them, in columns. */
final class HexDump {
    private static final int BYTES_A_ROW = 12;

    private final byte[] bytes;
    private final StringBuilder text = new StringBuilder();

    HexDump(byte[] bytes) {
        this.bytes = bytes;
    }

    byte[] bytes() {
        return bytes;
    }

    /** The bytes from start to before end; as many rows as they take, the meaning beside the first. */
    void add(int start, int end, String name, String value) {
        int at = start;
        do {
            int next = Math.min(end, at + BYTES_A_ROW);
            String hex = HexFormat.of().formatHex(bytes, at, next);
            String row = at == start
                    ? String.format("%04x  %-24s  %-12s %s", at, hex, name, value)
                    : String.format("%04x  %s", at, hex);
            text.append(row.stripTrailing()).append(System.lineSeparator());
            at = next;
        } while (at < end);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
