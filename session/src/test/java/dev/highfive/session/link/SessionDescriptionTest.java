package dev.highfive.session.link;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import dev.highfive.codec.gamestate.ObjectType;
import dev.highfive.codec.gamestate.ObjectTypes;
import dev.highfive.codec.gamestate.Profile;
import dev.highfive.net.srtp.SrtpProfile;
import java.util.List;
import org.junit.jupiter.api.Test;

class SessionDescriptionTest {
    private static final byte[] KEY = Hex.bytes("00112233445566778899aabbccddeeff");
    private static final SessionLink LINK = SessionLink.of("192.0.2.7", 5010, "Blue room", KEY);
    private static final String MEDIA = "m=application 5010 RTP/AVPF 98\r\na=rtpmap:98 gamestate/90000\r\n";

    @Test
    void theLinesAreThoseOfTheDraft() {
        assertEquals(
                """
                v=0
                o=- 2137598198 1 IN IP4 192.0.2.7
                s=Blue room
                c=IN IP4 192.0.2.7
                t=0 0
                m=application 5010 RTP/SAVPF 98
                a=rtpmap:98 gamestate/90000
                a=rtcp-mux
                a=rtcp-fb:98 ccm fir
                a=rtcp-fb:98 nack pli
                a=fmtp:98 objectTags=1,2,16400
                a=highfive-key:ABEiM0RVZneImaq7zN3u_w
                a=sendrecv
                """.replace("\n", "\r\n"),
                SessionDescription.of(LINK, 98, List.of(1L, 2L, 16400L)).withKey());
    }

    @Test
    void overTcpTheLinesAreThoseOfRfc4571() {
        String sdp = SessionDescription.of(LINK.overTcp()).withKey();
        assertTrue(sdp.contains("m=application 5010 TCP/RTP/SAVPF 98\r\n"), sdp);
        assertTrue(sdp.contains("a=setup:passive\r\na=connection:new\r\n"), sdp);
        assertEquals(LINK.overTcp(), SessionDescription.parse(sdp).link());
        SessionLink plain = SessionLink.plain("192.0.2.7", 5010, "room").overTcp();
        sdp = SessionDescription.of(plain).withKey();
        assertTrue(sdp.contains("m=application 5010 TCP/RTP/AVPF 98\r\n"), sdp);
        assertEquals(plain, SessionDescription.parse(sdp).link());
    }

    @Test
    void aSessionOfOursAnnouncesEveryType() {
        List<Long> tags =
                SessionDescription.parse(SessionDescription.of(LINK).withKey()).objectTags();
        assertEquals(List.of(1L, 2L, 129L, 130L, 3L, 131L, 128L, 132L, 133L, 134L, 135L, 16400L), tags);
        for (ObjectType<?> type : ObjectTypes.all()) {
            assertTrue(tags.contains(type.tag(Profile.DRAFT_MD)), type.name());
        }
    }

    @Test
    void keysAreShownOnlyWhenAsked() {
        String sdp = SessionDescription.of(LINK, 98, List.of())
                .withCrypto(SrtpProfile.AEAD_AES_128_GCM, new byte[28])
                .toString();
        assertFalse(sdp.contains("ABEi"), sdp);
        assertFalse(sdp.contains("crypto"), sdp);
        assertTrue(sdp.contains("RTP/SAVPF"), sdp);
    }

    @Test
    void everyLinkSurvivesBeingExportedAndImported() {
        for (SessionLink link : List.of(
                LINK,
                SessionLink.plain("host.example", 5004, "a"),
                SessionLink.of("2001:db8::1", 1, "Salle d'été / 部屋", KEY),
                SessionLink.of("239.1.2.3", 65535, " = ", KEY),
                SessionLink.plain("ff15::1", 5004, "x"))) {
            SessionDescription read = SessionDescription.parse(
                    SessionDescription.of(link, 100, List.of(7L)).withKey());
            assertEquals(link, read.link());
            assertEquals(100, read.payloadType());
            assertEquals(List.of(7L), read.objectTags());
            assertEquals(8, read.ttl());
        }
    }

    @Test
    void theKeyOfOneSenderIsForOtherImplementations() {
        SessionDescription read = SessionDescription.parse(SessionDescription.of(LINK, 98, List.of())
                .withCrypto(SrtpProfile.AES_CM_128_HMAC_SHA1_80, new byte[30])
                .withKey());
        assertEquals(SrtpProfile.AES_CM_128_HMAC_SHA1_80, read.cryptoProfile());
        assertArrayEquals(new byte[30], read.cryptoKey());
        assertEquals(LINK, read.link());
        assertNull(SessionDescription.parse(
                        SessionDescription.of(LINK, 98, List.of()).withKey())
                .cryptoKey());
    }

    @Test
    void descriptionsOfOthersAreUnderstood() {
        SessionDescription read = SessionDescription.parse("v=0\no=ann 1 2 IN IP4 10.0.0.1\ns= \ns=Room\n"
                + "c=IN IP4 10.0.0.1\nt=0 0\na=group:BUNDLE 0 1\n"
                + "m=audio 4000 RTP/AVP 98\na=rtpmap:98 opus/48000/2\n"
                + "m=application 4002 UDP/DTLS/SCTP webrtc-datachannel\n"
                + "m=application 4004 RTP/SAVPF 97 99\nc=IN IP4 239.0.0.5/31\na=rtpmap:97 other/90000\n"
                + "a=rtpmap:99 GAMESTATE/90000\na=fmtp:99 x=1;objectTags=5,6;y=2\n"
                + "a=crypto:1 F8_128_HMAC_SHA1_80 inline:AAAA\n"
                + "a=crypto:2 AES_CM_128_HMAC_SHA1_80 inline:" + "A".repeat(40) + "|2^20|1:4\n"
                + "m=application 4006 RTP/AVPF 98\na=rtpmap:98 gamestate/90000\n");
        assertEquals("239.0.0.5", read.host());
        assertEquals(4004, read.port());
        assertEquals(31, read.ttl());
        assertEquals(99, read.payloadType());
        assertEquals(List.of(5L, 6L), read.objectTags());
        assertEquals(SrtpProfile.AES_CM_128_HMAC_SHA1_80, read.cryptoProfile());
        assertEquals(
                "This SDP has a key of one sender only (a=crypto), which is not enough to take part: ask for the"
                        + " session's link.",
                assertThrows(BadDescriptionException.class, read::link).getMessage());
    }

    @Test
    void whatIsNoDescriptionIsAnsweredWithOneSentence() {
        String head = "v=0\r\ns=Room\r\n";
        String connection = "c=IN IP4 192.0.2.7\r\n";
        assertRefused("This is not SDP: its first line is not v=0.", "");
        assertRefused("This is not SDP: its first line is not v=0.", "highfive://host/room");
        assertRefused("This is too long for the SDP of a session.", "v=0\n" + "a=x\n".repeat(5000));
        assertRefused("This SDP has no media m=application with a=rtpmap:... gamestate/90000.", head + connection);
        assertRefused(
                "This SDP has no media m=application with a=rtpmap:... gamestate/90000.",
                head + connection + MEDIA.replace("rtpmap:98", "rtpmap:97"));
        assertRefused("This SDP has no line c=IN IP4 address or c=IN IP6 address.", head + MEDIA);
        assertRefused("This SDP has no line c=IN IP4 address or c=IN IP6 address.", head + "c=IN IP4 a b\n" + MEDIA);
        assertRefused(
                "This SDP gives Game State another clock than one of 90000 Hz.",
                head + connection + MEDIA.replace("90000", "48000"));
        assertRefused(
                "This SDP gives Game State the payload type 72, which RTP cannot use beside RTCP.",
                head + connection + MEDIA.replace("98", "72"));
        assertRefused(
                "This SDP does not make a link. The link's port is not a number from 1 to 65535.",
                head + connection + MEDIA.replace("5010", "0"));
        assertRefused(
                "This SDP does not make a link. The session has no name: the link ends in /name#key.",
                "v=0\n" + connection + MEDIA);
        assertRefused(
                "This SDP says that the session is encrypted, and has neither a=highfive-key nor a=crypto.",
                head + connection + MEDIA.replace("AVPF", "SAVPF"));
        assertRefused(
                "This SDP has a key, and says that the session is not encrypted.",
                head + connection + MEDIA + "a=highfive-key:ABEiM0RVZneImaq7zN3u_w");
        assertRefused("The a=highfive-key of this SDP is damaged.", head + connection + MEDIA + "a=highfive-key:?");
        assertRefused(
                "This SDP does not make a link. The link's key has 3 bytes instead of 16 to 64.",
                head + connection + MEDIA.replace("AVPF", "SAVPF") + "a=highfive-key:AAAA");
        for (String tags : new String[] {"1" + ",2".repeat(256), "", ",", "1,,2", "12345678901", "1".repeat(9999)}) {
            assertRefused(
                    "The objectTags of this SDP are not numbers with commas between them, 256 at most.",
                    head + connection + MEDIA + "a=fmtp:98 objectTags=" + tags);
        }
    }

    private static void assertRefused(String sentence, String sdp) {
        assertEquals(
                sentence,
                assertThrows(BadDescriptionException.class, () -> SessionDescription.parse(sdp))
                        .getMessage());
    }
}
