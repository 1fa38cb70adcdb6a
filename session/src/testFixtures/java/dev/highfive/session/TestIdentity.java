package dev.highfive.session;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Identities that tests can have again. */
public final class TestIdentity {
    private TestIdentity() {}

    /** The same for the same name. */
    public static Identity of(String name) {
        byte[] key = Arrays.copyOf(name.getBytes(StandardCharsets.UTF_8), Identity.SIZE);
        key[Identity.SIZE - 1] = 64;
        return Identity.of(key);
    }
}
