package dev.highfive.net.capture;

import java.nio.ByteBuffer;

/** Walks over the options at the end of a block; whatever does not fit into it ends the walk. */
final class PcapngOptions {
    private static final int HEADER_SIZE = 4;

    private ByteBuffer body = ByteBuffer.allocate(0);
    private int at;
    private int valueAt;

    /** Begins at {@code start} in the body, whose limit is the end. */
    void wrap(ByteBuffer body, int start) {
        this.body = body;
        at = start;
    }

    boolean next() {
        if (at + HEADER_SIZE > body.limit() || body.getShort(at) == PcapngFormat.END_OF_OPTIONS) {
            return false;
        }
        valueAt = at + HEADER_SIZE;
        at = valueAt + PcapngFormat.padded(size());
        return at <= body.limit();
    }

    int code() {
        return body.getShort(valueAt - HEADER_SIZE) & 0xFFFF;
    }

    int size() {
        return body.getShort(valueAt - 2) & 0xFFFF;
    }

    int valueAt() {
        return valueAt;
    }
}
