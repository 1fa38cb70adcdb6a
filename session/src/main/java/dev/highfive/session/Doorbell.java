package dev.highfive.session;

import dev.highfive.net.noise.NoiseHandshake;
import java.net.InetSocketAddress;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/**
 * Those who have said hello, were answered, and have yet to show who they are. A hello that is seen again gets the same
 * answer again, and at another address none: so what was overheard once is of no use.
 */
final class Doorbell {
    private static final int MAX = 256;
    private static final int REMEMBERED = 4096;
    private static final long PATIENCE_NS = 10_000_000_000L;

    /** One who waits. */
    static final class Caller {
        final int ownId;
        final int otherId;
        final InetSocketAddress address;
        final NoiseHandshake handshake;
        final byte[] answer;
        private final byte[] code;
        private final long sinceNs;

        Caller(
                int ownId,
                int otherId,
                InetSocketAddress address,
                NoiseHandshake handshake,
                byte[] answer,
                byte[] code,
                long sinceNs) {
            this.ownId = ownId;
            this.otherId = otherId;
            this.address = address;
            this.handshake = handshake;
            this.answer = answer;
            this.code = code;
            this.sinceNs = sinceNs;
        }
    }

    private final ArrayDeque<Caller> callers = new ArrayDeque<>();
    /** By a part of the hellos' codes, which only those can make who have the key. */
    private final long[] seen = new long[REMEMBERED];

    private int seenCount;

    void add(Caller caller) {
        if (callers.size() == MAX) {
            callers.remove();
        }
        callers.add(caller);
        seen[seenCount++ % REMEMBERED] = number(caller.code);
    }

    /** Whoever has said this hello, or null. */
    @Nullable
    Caller byCode(byte[] code) {
        for (Caller caller : callers) {
            if (Arrays.equals(caller.code, code)) {
                return caller;
            }
        }
        return null;
    }

    /** Whether it was answered at some time; after thousands of others it may not be known any more. */
    boolean wasAnswered(byte[] code) {
        long wanted = number(code);
        for (int index = 0; index < Math.min(seenCount, REMEMBERED); index++) {
            if (seen[index] == wanted) {
                return true;
            }
        }
        return false;
    }

    @Nullable
    Caller byId(int ownId) {
        for (Caller caller : callers) {
            if (caller.ownId == ownId) {
                return caller;
            }
        }
        return null;
    }

    void remove(Caller caller) {
        callers.remove(caller);
        caller.handshake.erase();
    }

    void expire(long nowNs) {
        Iterator<Caller> each = callers.iterator();
        while (each.hasNext()) {
            Caller caller = each.next();
            if (nowNs - caller.sinceNs > PATIENCE_NS) {
                caller.handshake.erase();
                each.remove();
            }
        }
    }

    private static long number(byte[] code) {
        long number = 0;
        for (int index = 0; index < 8; index++) {
            number = number << 8 | code[index] & 0xFF;
        }
        return number;
    }
}
