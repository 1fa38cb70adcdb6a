package dev.highfive.session.bes;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Tokens that only who receives at an address can know. Nothing is remembered of those who ask for one, so that nobody
 * is made to answer, or to remember, for an address that was forged.
 */
final class BesCookies {
    private static final long VALID_NS = 30_000_000_000L;

    private final Mac mac;
    private final long door;
    private final long startNs;

    BesCookies(long door, SecureRandom random, long nowNs) {
        this.door = door;
        startNs = nowNs;
        byte[] key = new byte[16];
        random.nextBytes(key);
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java has HmacSHA256.", e);
        }
    }

    long token(InetSocketAddress address, long nowNs) {
        return inPeriod(address, period(nowNs));
    }

    boolean isTokenOf(InetSocketAddress address, long token, long nowNs) {
        long period = period(nowNs);
        return token == inPeriod(address, period) || token == inPeriod(address, period - 1);
    }

    private long period(long nowNs) {
        return (nowNs - startNs) / VALID_NS;
    }

    private long inPeriod(InetSocketAddress address, long period) {
        mac.update(address.getAddress().getAddress());
        ByteBuffer rest = ByteBuffer.allocate(12);
        mac.update(rest.putInt(address.getPort()).putLong(period).array());
        long token = ByteBuffer.wrap(mac.doFinal()).getInt() & Integer.MAX_VALUE;
        // 0 is none, and the door's own would be taken for a knock.
        return token == 0 || token == door ? door + 1 & Integer.MAX_VALUE | 2 : token;
    }
}
