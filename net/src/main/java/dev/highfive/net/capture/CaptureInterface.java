package dev.highfive.net.capture;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** One interface of a capture: what precedes the IP packets that it saw, and what its times mean. */
final class CaptureInterface {
    static final long BAD_TIME = Long.MIN_VALUE;

    private static final long NANOS_PER_SECOND = 1_000_000_000;
    // 146 years and half of that: the difference of two times does not overflow.
    private static final long MAX_NS = Long.MAX_VALUE / 2;
    private static final long MAX_OFFSET_SECONDS = Long.MAX_VALUE / 4 / NANOS_PER_SECOND;
    private static final int NANOSECONDS = 9;
    private static final int MAX_DECIMAL_DIGITS = 18;
    private static final int MAX_BINARY_DIGITS = 62;

    private final @Nullable LinkLayer link;
    private final boolean binary;
    private final int digits;
    private final long offsetNs;

    /** @param body of an Interface Description Block, from position to limit */
    CaptureInterface(ByteBuffer body) {
        link = LinkLayer.of(body.getShort(body.position()) & 0xFFFF);
        int resolution = 6;
        long offsetSeconds = 0;
        PcapngOptions options = new PcapngOptions();
        options.wrap(body, body.position() + 8);
        while (options.next()) {
            if (options.code() == PcapngFormat.TIME_RESOLUTION && options.size() == 1) {
                resolution = body.get(options.valueAt()) & 0xFF;
            } else if (options.code() == PcapngFormat.TIME_OFFSET && options.size() == 8) {
                offsetSeconds = body.getLong(options.valueAt());
            }
        }
        binary = resolution >= 0x80;
        digits = resolution & 0x7F;
        offsetNs = offsetSeconds > -MAX_OFFSET_SECONDS && offsetSeconds < MAX_OFFSET_SECONDS
                ? offsetSeconds * NANOS_PER_SECOND
                : BAD_TIME;
    }

    /** Null if it is of an unknown kind. */
    @Nullable
    LinkLayer link() {
        return link;
    }

    /** Nanoseconds since 1970, or {@link #BAD_TIME}. */
    long wallNs(long ticks) {
        long ns = ticks < 0 || offsetNs == BAD_TIME ? BAD_TIME : sinceOffsetNs(ticks);
        return ns < 0 || ns > MAX_NS ? BAD_TIME : ns + offsetNs;
    }

    private long sinceOffsetNs(long ticks) {
        if (binary) {
            if (digits > MAX_BINARY_DIGITS) {
                return BAD_TIME;
            }
            long seconds = ticks >>> digits;
            long fraction = ticks - (seconds << digits);
            int surplus = Math.max(0, digits - 32);
            long fractionNs = (fraction >>> surplus) * NANOS_PER_SECOND >>> digits - surplus;
            return seconds > MAX_NS / NANOS_PER_SECOND ? BAD_TIME : seconds * NANOS_PER_SECOND + fractionNs;
        }
        if (digits > MAX_DECIMAL_DIGITS) {
            return BAD_TIME;
        }
        long factor = 1;
        for (int digit = Math.min(digits, NANOSECONDS); digit < Math.max(digits, NANOSECONDS); digit++) {
            factor *= 10;
        }
        if (digits >= NANOSECONDS) {
            return ticks / factor;
        }
        return ticks > MAX_NS / factor ? BAD_TIME : ticks * factor;
    }
}
