package dev.highfive.net.srtp;

import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;

/**
 * The key and salt from which the keys of one sender's SRTP and SRTCP are derived (RFC 3711, 4.3). A master
 * key must never be given to two {@link SrtpSender}s with the same SSRC: they would share a key stream.
 */
public final class MasterKey {
    static final int KEY_LABEL = 0;
    static final int MAC_KEY_LABEL = 1;
    static final int SALT_LABEL = 2;
    /** Where the same three start for RTCP. */
    static final int RTCP_LABELS = 3;

    private static final int VECTOR_SIZE = 14;

    final SrtpProfile profile;
    private final byte[] key;
    private final byte[] salt;

    /**
     * @param keyAndSalt as SDP writes them, the one behind the other
     * @throws IllegalArgumentException if they are not as long as the profile wants them
     */
    public MasterKey(SrtpProfile profile, byte[] keyAndSalt) {
        if (keyAndSalt.length != sizeFor(profile)) {
            throw new IllegalArgumentException(profile + " needs a key and salt of " + sizeFor(profile) + " bytes, not "
                    + keyAndSalt.length + ".");
        }
        this.profile = profile;
        key = Arrays.copyOf(keyAndSalt, profile.keySize);
        salt = Arrays.copyOfRange(keyAndSalt, profile.keySize, keyAndSalt.length);
    }

    public static MasterKey random(SrtpProfile profile, SecureRandom random) {
        byte[] keyAndSalt = new byte[sizeFor(profile)];
        random.nextBytes(keyAndSalt);
        return new MasterKey(profile, keyAndSalt);
    }

    /** Whether this is the same key, told in a time that tells nothing. */
    public boolean isSame(SrtpProfile otherProfile, byte[] keyAndSalt) {
        return profile == otherProfile && MessageDigest.isEqual(keyAndSalt(), keyAndSalt);
    }

    /** Overwrites it, where nothing is to be made of it any more. */
    public void erase() {
        Arrays.fill(key, (byte) 0);
        Arrays.fill(salt, (byte) 0);
    }

    public SrtpProfile profile() {
        return profile;
    }

    /** A copy of both, the one behind the other. */
    public byte[] keyAndSalt() {
        byte[] both = Arrays.copyOf(key, key.length + salt.length);
        System.arraycopy(salt, 0, both, key.length, salt.length);
        return both;
    }

    /** The bytes of key and salt. */
    public static int sizeFor(SrtpProfile profile) {
        return profile.keySize + profile.saltSize;
    }

    byte[] derive(int label, int size) {
        // RFC 7714's shorter salt is filled up with zeros. The label is where packets have their SSRC's end.
        KeyStream stream = new KeyStream(key, Arrays.copyOf(salt, VECTOR_SIZE));
        stream.start(label, 0, 0, size);
        byte[] derived = new byte[size];
        stream.apply(derived, 0, size);
        return derived;
    }
}
