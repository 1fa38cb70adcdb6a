package dev.highfive.session;

import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Numbers that this participant gives away and knows again without remembering them. A cookie shows that someone gets
 * what is sent to their address; a voucher that somebody who is in the session has told of it. Both end with their
 * time: one is good for half a minute to a whole.
 */
final class Cookies {
    private static final long SLOT_NS = 30_000_000_000L;

    private final Mac mac;

    Cookies(SecureRandom random) {
        byte[] key = new byte[32];
        random.nextBytes(key);
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("HMAC-SHA256 is part of Java and of Android.", e);
        }
    }

    long cookie(InetSocketAddress address, long nowNs) {
        return cookieIn(address, slot(nowNs));
    }

    boolean isCookie(long cookie, InetSocketAddress address, long nowNs) {
        return cookie != 0
                && (cookie == cookieIn(address, slot(nowNs)) || cookie == cookieIn(address, slot(nowNs) - 1));
    }

    long voucher(long nowNs) {
        return numberOf(slot(nowNs), new byte[0], 0);
    }

    boolean isVoucher(long voucher, long nowNs) {
        return voucher != 0 && (voucher == voucher(nowNs) || voucher == numberOf(slot(nowNs) - 1, new byte[0], 0));
    }

    private static long slot(long nowNs) {
        return Math.floorDiv(nowNs, SLOT_NS);
    }

    private long cookieIn(InetSocketAddress address, long slot) {
        return numberOf(slot, address.getAddress().getAddress(), address.getPort() + 1);
    }

    private long numberOf(long slot, byte[] address, int port) {
        mac.update(ByteBuffer.allocate(12).putLong(slot).putInt(port).array());
        return ByteBuffer.wrap(mac.doFinal(address)).getLong() | 1;
    }
}
