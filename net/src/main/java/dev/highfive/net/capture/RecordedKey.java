package dev.highfive.net.capture;

import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpProfile;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The SRTP master key of one sender, as a line of text in a recording: {@code SRTP <SSRC in hex> <profile> <key and
 * salt in base64> <roll-over counter at that point>}. It opens the packets of the recording and nothing else: who
 * has it cannot join the session.
 */
public final class RecordedKey {
    private static final Pattern LINE =
            Pattern.compile("SRTP ([0-9a-f]{8}) ([A-Z0-9_]{1,40}) ([A-Za-z0-9+/=]{1,100}) ([0-9]{1,10})");
    private static final long MAX_ROLL_OVERS = 0xFFFFFFFFL;

    public final int ssrc;
    public final SrtpProfile profile;
    /** How often the sequence number of the sender had begun anew. */
    public final int rollOverCounter;

    private final byte[] keyAndSalt;

    /** @throws IllegalArgumentException if the profile wants another size of key and salt */
    public RecordedKey(int ssrc, SrtpProfile profile, byte[] keyAndSalt, int rollOverCounter) {
        this.ssrc = ssrc;
        this.profile = profile;
        this.keyAndSalt = keyAndSalt.clone();
        this.rollOverCounter = rollOverCounter;
        masterKey();
    }

    public MasterKey masterKey() {
        return new MasterKey(profile, keyAndSalt);
    }

    byte[] line() {
        return String.format(
                        Locale.ROOT,
                        "SRTP %08x %s %s %d\n",
                        ssrc,
                        profile.name(),
                        Base64.getEncoder().encodeToString(keyAndSalt),
                        rollOverCounter & MAX_ROLL_OVERS)
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** Null if it is not such a line. */
    static @Nullable RecordedKey parse(String line) {
        Matcher matcher = LINE.matcher(line);
        if (!matcher.matches()) {
            return null;
        }
        try {
            long rollOvers = Long.parseLong(matcher.group(4));
            return rollOvers > MAX_ROLL_OVERS
                    ? null
                    : new RecordedKey(
                            Integer.parseUnsignedInt(matcher.group(1), 16),
                            SrtpProfile.valueOf(matcher.group(2)),
                            Base64.getDecoder().decode(matcher.group(3)),
                            (int) rollOvers);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Without the key. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s key of %08x", profile, ssrc);
    }
}
