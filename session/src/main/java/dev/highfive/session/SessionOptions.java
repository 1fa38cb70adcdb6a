package dev.highfive.session;

import dev.highfive.codec.gamestate.Profile;
import dev.highfive.net.Clock;
import dev.highfive.net.capture.Recorder;
import dev.highfive.net.impair.Impairment;
import dev.highfive.net.srtp.SrtpProfile;
import dev.highfive.world.SyncMode;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import org.jspecify.annotations.Nullable;

/** How someone takes part. What is not set is as most would have it. */
public final class SessionOptions {
    /** What people see. */
    String name = "someone";
    /** By which others know that it is the same one again; null for one that nobody will know again. */
    @Nullable
    Identity identity;
    /** To receive on; 0 for any that is free. */
    int port;

    boolean overTcp;

    double sendRateHz = 30;
    int payloadType = 98;
    Profile profile = Profile.DRAFT_MD;
    SrtpProfile srtpProfile = SrtpProfile.AEAD_AES_128_GCM;
    SyncMode sync = SyncMode.rollback();
    Impairment impairment = Impairment.NONE;

    @Nullable
    Recorder recorder;

    boolean recordOpened;
    /** Who gets the stream of a plain session without having asked for it. */
    @Nullable
    InetSocketAddress alsoTo;

    Clock clock = Clock.SYSTEM;
    SecureRandom random = new SecureRandom();

    /** Of a name that is longer than {@link Introduction#MAX_TEXT} bytes of UTF-8 nobody gets to see the end. */
    public SessionOptions name(String value) {
        int end = value.length();
        while (utf8Size(value.substring(0, end)) > Introduction.MAX_TEXT) {
            end = value.offsetByCodePoints(end, -1);
        }
        name = value.substring(0, end);
        return this;
    }

    public SessionOptions identity(@Nullable Identity value) {
        identity = value;
        return this;
    }

    public SessionOptions port(int value) {
        port = value;
        return this;
    }

    /** For who hosts by a name: whether others are to join over TCP, as by a cable. A link says so by itself. */
    public SessionOptions overTcp(boolean value) {
        overTcp = value;
        return this;
    }

    public SessionOptions sendRateHz(double value) {
        if (!(value >= 1 && value <= 144)) {
            throw new IllegalArgumentException("A session sends from 1 to 144 times a second, not " + value + ".");
        }
        sendRateHz = value;
        return this;
    }

    public SessionOptions payloadType(int value) {
        payloadType = value;
        return this;
    }

    public SessionOptions profile(Profile value) {
        profile = value;
        return this;
    }

    public SessionOptions srtpProfile(SrtpProfile value) {
        srtpProfile = value;
        return this;
    }

    public SessionOptions sync(SyncMode value) {
        sync = value;
        return this;
    }

    public SessionOptions impairment(Impairment value) {
        impairment = value;
        return this;
    }

    /** In a plain session: sends to a program, too, that does not know introductions. */
    public SessionOptions alsoTo(InetSocketAddress value) {
        alsoTo = value;
        return this;
    }

    /**
     * Records the session; the recorder is the caller's to close, after the session.
     *
     * @param opened whether to record the packets decrypted; otherwise as they are, with their keys
     */
    public SessionOptions record(Recorder value, boolean opened) {
        recorder = value;
        recordOpened = opened;
        return this;
    }

    public SessionOptions clock(Clock value) {
        clock = value;
        return this;
    }

    public SessionOptions random(SecureRandom value) {
        random = value;
        return this;
    }

    private static int utf8Size(String text) {
        return text.getBytes(StandardCharsets.UTF_8).length;
    }
}
