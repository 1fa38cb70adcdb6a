package dev.highfive.session.link;

import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.net.srtp.SrtpProfile;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A session as SDP (RFC 8866), for programs that do not know our links. Address, port, name and encryption are in
 * the lines that SDP has for them. The key of a link is in none of them: it is no SRTP key but what every sender
 * makes its own from, so it has an attribute of ours, {@code a=highfive-key}, and an {@code a=crypto} line is only
 * for one sender whose packets another implementation is to open.
 */
public final class SessionDescription {
    public static final int DEFAULT_PAYLOAD_TYPE = 98;
    /** Enough for the rooms of a house, and not for the way out of it. */
    public static final int DEFAULT_TTL = 8;

    private static final List<Long> OWN_TAGS = tags(ObjectTypes.all());

    /** Without a key where there is only an {@code a=crypto} line. */
    private final SessionLink link;

    private final int payloadType;
    private final int ttl;
    private final List<Long> objectTags;
    private final @Nullable SrtpProfile cryptoProfile;
    /** Null if there is no line for another implementation. */
    private final byte @Nullable [] cryptoKey;

    SessionDescription(
            SessionLink link,
            int payloadType,
            int ttl,
            List<Long> objectTags,
            @Nullable SrtpProfile cryptoProfile,
            byte @Nullable [] cryptoKey) {
        this.link = link;
        this.payloadType = payloadType;
        this.ttl = ttl;
        this.objectTags = Collections.unmodifiableList(new ArrayList<>(objectTags));
        this.cryptoProfile = cryptoProfile;
        this.cryptoKey = cryptoKey == null ? null : cryptoKey.clone();
    }

    /** Of a session of ours: with all types of objects that are sent and understood in it. */
    public static SessionDescription of(SessionLink link) {
        return of(link, DEFAULT_PAYLOAD_TYPE, OWN_TAGS);
    }

    /** @param objectTags the types of objects that are sent; empty to say nothing about them */
    public static SessionDescription of(SessionLink link, int payloadType, List<Long> objectTags) {
        return new SessionDescription(link, payloadType, DEFAULT_TTL, objectTags, null, null);
    }

    /** @throws BadDescriptionException if it is no SDP, or describes nothing that is Game State */
    public static SessionDescription parse(String sdp) {
        return new SdpParser(sdp).parse();
    }

    /**
     * With the SRTP key of one sender, for a program that opens packets by {@code a=crypto} (RFC 4568, RFC 7714).
     *
     * @param keyAndSalt the one behind the other
     */
    public SessionDescription withCrypto(SrtpProfile profile, byte[] keyAndSalt) {
        return new SessionDescription(link, payloadType, ttl, objectTags, profile, keyAndSalt);
    }

    /**
     * The link to the session.
     *
     * @throws BadDescriptionException if it is encrypted by an {@code a=crypto} line alone: nobody is to get an
     *     unencrypted session out of that
     */
    public SessionLink link() {
        if (link.isPlain() && cryptoKey != null) {
            throw new BadDescriptionException("This SDP has a key of one sender only (a=crypto), which is not enough"
                    + " to take part: ask for the session's link.");
        }
        return link;
    }

    /** Where the session is: a name or an address; of IPv6 without brackets. */
    public String host() {
        return link.host();
    }

    public int port() {
        return link.port();
    }

    public int payloadType() {
        return payloadType;
    }

    /** How many routers a packet to a multicast group may pass. */
    public int ttl() {
        return ttl;
    }

    public List<Long> objectTags() {
        return objectTags;
    }

    /** Of the {@code a=crypto} line, if there is one. */
    public @Nullable SrtpProfile cryptoProfile() {
        return cryptoProfile;
    }

    /** Key and salt of the {@code a=crypto} line, if there is one. */
    public byte @Nullable [] cryptoKey() {
        return cryptoKey == null ? null : cryptoKey.clone();
    }

    /** As SDP with its keys: whoever reads it can join. */
    public String withKey() {
        return text(true);
    }

    /** As SDP without keys, fit for logs. */
    @Override
    public String toString() {
        return text(false);
    }

    private String text(boolean withKeys) {
        boolean ipv6 = LinkHost.isIpv6(link.host());
        String address = "IN IP" + (ipv6 ? "6 " : "4 ") + link.host();
        // The scope of a group of IPv6 is in its address.
        String scope = link.isMulticast() && !ipv6 ? "/" + ttl : "";
        boolean secure = !link.isPlain() || cryptoKey != null;
        StringBuilder sdp = new StringBuilder();
        line(sdp, "v=0");
        line(sdp, "o=- " + (link.toString().hashCode() & 0xFFFFFFFFL) + " 1 " + address);
        line(sdp, "s=" + link.name());
        line(sdp, "c=" + address + scope);
        line(sdp, "t=0 0");
        line(
                sdp,
                "m=application " + link.port() + (link.isTcp() ? " TCP/RTP" : " RTP") + (secure ? "/SAVPF " : "/AVPF ")
                        + payloadType);
        line(sdp, "a=rtpmap:" + payloadType + " gamestate/90000");
        if (link.isTcp()) { // RFC 4571, and who calls whom by RFC 4145
            line(sdp, "a=setup:passive");
            line(sdp, "a=connection:new");
        }
        line(sdp, "a=rtcp-mux");
        line(sdp, "a=rtcp-fb:" + payloadType + " ccm fir");
        line(sdp, "a=rtcp-fb:" + payloadType + " nack pli");
        if (!objectTags.isEmpty()) {
            line(sdp, "a=fmtp:" + payloadType + " objectTags=" + joined(objectTags));
        }
        if (withKeys && cryptoProfile != null && cryptoKey != null) {
            line(
                    sdp,
                    "a=crypto:1 " + cryptoProfile.name() + " inline:"
                            + Base64.getEncoder().encodeToString(cryptoKey));
        }
        if (withKeys && !link.isPlain()) {
            line(
                    sdp,
                    "a=highfive-key:" + Base64.getUrlEncoder().withoutPadding().encodeToString(link.key()));
        }
        line(sdp, "a=sendrecv");
        return sdp.toString();
    }

    private static List<Long> tags(List<ObjectType<?>> types) {
        List<Long> tags = new ArrayList<>();
        for (ObjectType<?> type : types) {
            tags.add(type.tag(Profile.DRAFT_MD));
        }
        return tags;
    }

    private static void line(StringBuilder sdp, String line) {
        sdp.append(line).append("\r\n");
    }

    private static String joined(List<Long> numbers) {
        StringBuilder text = new StringBuilder();
        for (long number : numbers) {
            text.append(text.length() == 0 ? "" : ",").append(number);
        }
        return text.toString();
    }
}
