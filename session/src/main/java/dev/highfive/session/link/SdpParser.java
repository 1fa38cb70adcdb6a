package dev.highfive.session.link;

import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SrtpProfile;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the first media of an SDP that is Game State. What it does not know it passes over, as SDP wants it; what it
 * knows has to be right.
 */
final class SdpParser {
    private static final int MAX_LENGTH = 16_384;
    private static final int MAX_TAGS = 256;
    private static final Pattern MEDIA =
            Pattern.compile("application ([0-9]{1,5}) ((?:TCP/)?RTP/S?AVPF?) ([0-9]{1,3}(?: [0-9]{1,3}){0,31})");
    private static final Pattern CONNECTION =
            Pattern.compile("IN IP[46] ([A-Za-z0-9:._-]{1,253})(?:/([0-9]{1,3}))?(?:/[0-9]{1,3})?");
    private static final Pattern MAP =
            Pattern.compile("rtpmap:([0-9]{1,3}) gamestate/([0-9]{1,9})(?:/1)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern TAGS = Pattern.compile("fmtp:([0-9]{1,3}) (?:.*[; ])?objectTags=([0-9,]*).*");
    private static final Pattern TAG = Pattern.compile("[0-9]{1,10}");
    private static final Pattern CRYPTO =
            Pattern.compile("crypto:[0-9]{1,9} ([A-Z0-9_]{1,40}) inline:([A-Za-z0-9+/=]{1,100})(?:[|; ].*)?");

    private final String sdp;
    private String name = "";
    private @Nullable String sessionConnection;
    private @Nullable String mediaConnection;
    private @Nullable Matcher media;
    private int payloadType = -1;
    private List<Long> tags = Collections.emptyList();
    private @Nullable SrtpProfile cryptoProfile;
    private byte @Nullable [] cryptoKey;
    private byte @Nullable [] key;

    SdpParser(String sdp) {
        this.sdp = sdp;
    }

    SessionDescription parse() {
        if (sdp.length() > MAX_LENGTH) {
            throw new BadDescriptionException("This is too long for the SDP of a session.");
        }
        String[] lines = sdp.split("\r\n|\n|\r", -1);
        if (!lines[0].equals("v=0")) {
            throw new BadDescriptionException("This is not SDP: its first line is not v=0.");
        }
        // A media line ends what is about the one before it; the first one of Game State ends the search.
        for (int at = 1; at < lines.length && !(payloadType >= 0 && lines[at].startsWith("m=")); at++) {
            take(lines[at]);
        }
        if (media == null || payloadType < 0) {
            throw new BadDescriptionException("This SDP has no media m=application with a=rtpmap:... gamestate/90000.");
        }
        Matcher connection = connection();
        int port = Integer.parseInt(media.group(1));
        boolean secure = media.group(2).contains("/S");
        if (secure && key == null && cryptoKey == null) {
            throw new BadDescriptionException(
                    "This SDP says that the session is encrypted, and has neither a=highfive-key nor a=crypto.");
        }
        if (!secure && (key != null || cryptoKey != null)) {
            throw new BadDescriptionException("This SDP has a key, and says that the session is not encrypted.");
        }
        SessionLink link;
        try {
            String host = connection.group(1);
            link = key == null ? SessionLink.plain(host, port, name) : SessionLink.of(host, port, name, key);
            link = media.group(2).startsWith("TCP/") ? link.overTcp() : link;
        } catch (BadLinkException e) {
            throw new BadDescriptionException("This SDP does not make a link. " + e.getMessage());
        }
        int ttl = connection.group(2) == null || LinkHost.isIpv6(link.host())
                ? SessionDescription.DEFAULT_TTL
                : Math.min(255, Integer.parseInt(connection.group(2)));
        return new SessionDescription(link, payloadType, ttl, tags, cryptoProfile, cryptoKey);
    }

    private void take(String line) {
        if (line.startsWith("s=")) {
            name = line.substring(2);
        } else if (line.startsWith("c=")) {
            if (media == null) {
                sessionConnection = line.substring(2);
            } else {
                mediaConnection = line.substring(2);
            }
        } else if (line.startsWith("m=")) {
            beginMedia(line.substring(2));
        } else if (line.startsWith("a=") && media != null) {
            takeAttribute(media, line.substring(2));
        }
    }

    private void beginMedia(String line) {
        media = MEDIA.matcher(line);
        mediaConnection = null;
        tags = Collections.emptyList();
        cryptoKey = null;
        cryptoProfile = null;
        key = null;
    }

    private void takeAttribute(Matcher of, String attribute) {
        if (!of.matches()) {
            return;
        }
        Matcher map = MAP.matcher(attribute);
        if (map.matches() && payloadType < 0 && (" " + of.group(3) + " ").contains(" " + map.group(1) + " ")) {
            takeMap(Integer.parseInt(map.group(1)), map.group(2));
        } else if (attribute.startsWith("fmtp:")) {
            takeTags(attribute);
        } else if (attribute.startsWith("crypto:")) {
            takeCrypto(attribute);
        } else if (attribute.startsWith("highfive-key:")) {
            try {
                key = Base64.getUrlDecoder().decode(attribute.substring("highfive-key:".length()));
            } catch (IllegalArgumentException e) {
                throw new BadDescriptionException("The a=highfive-key of this SDP is damaged.");
            }
        }
    }

    private void takeMap(int type, String clockRate) {
        if (!clockRate.equals("90000")) {
            throw new BadDescriptionException("This SDP gives Game State another clock than one of 90000 Hz.");
        }
        if (type > 127 || type >= 64 && type <= 95) {
            throw new BadDescriptionException(
                    "This SDP gives Game State the payload type " + type + ", which RTP cannot use beside RTCP.");
        }
        payloadType = type;
    }

    private void takeTags(String attribute) {
        Matcher matcher = TAGS.matcher(attribute);
        if (!matcher.matches() || payloadType >= 0 && Integer.parseInt(matcher.group(1)) != payloadType) {
            return;
        }
        tags = new ArrayList<>();
        for (String tag : matcher.group(2).split(",", MAX_TAGS + 1)) {
            if (tags.size() == MAX_TAGS || !TAG.matcher(tag).matches()) {
                throw new BadDescriptionException(
                        "The objectTags of this SDP are not numbers with commas between them, " + MAX_TAGS
                                + " at most.");
            }
            tags.add(Long.parseLong(tag));
        }
    }

    /** The first line that we can use; who offers several lets the other choose. */
    private void takeCrypto(String attribute) {
        Matcher matcher = CRYPTO.matcher(attribute);
        if (cryptoKey != null || !matcher.matches()) {
            return;
        }
        try {
            SrtpProfile profile = SrtpProfile.valueOf(matcher.group(1));
            byte[] bytes = Base64.getDecoder().decode(matcher.group(2));
            new MasterKey(profile, bytes);
            cryptoProfile = profile;
            cryptoKey = bytes;
        } catch (IllegalArgumentException e) {
            // A suite that we do not have, or a key that does not fit it: another line may do.
        }
    }

    private Matcher connection() {
        String line = mediaConnection == null ? sessionConnection : mediaConnection;
        Matcher connection = line == null ? null : CONNECTION.matcher(line);
        if (connection == null || !connection.matches()) {
            throw new BadDescriptionException("This SDP has no line c=IN IP4 address or c=IN IP6 address.");
        }
        return connection;
    }
}
