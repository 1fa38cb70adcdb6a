package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.net.srtp.MasterKey;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.net.srtp.SrtpProfile;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class IntroductionTest {
    private final SecureRandom random = new SecureRandom();
    private final Introduction sent = new Introduction();
    private final Introduction received = new Introduction();

    @BeforeEach
    void fill() throws Exception {
        sent.answerWanted = true;
        sent.streamCount = 2;
        for (int index = 0; index < 2; index++) {
            StreamOffer offer = sent.streams[index];
            offer.profile = SrtpProfile.AEAD_AES_128_GCM;
            offer.key = MasterKey.random(offer.profile, random);
            offer.payloadType = 98 + index;
            offer.ssrc = 0xCAFE_BABE + index;
            offer.index = 0x1234_5678_9ABCL + index;
        }
        sent.streams[1].nextKey = MasterKey.random(SrtpProfile.AEAD_AES_128_GCM, random);
        sent.cookie = random.nextLong() | 1;
        sent.voucher = 5;
        sent.path = 6;
        sent.echo = 7;
        sent.version = 0xFFFF;
        sent.versionSeen = 3;
        random.nextBytes(sent.host);
        sent.name = "\u00c4nne";
        sent.addOther(new InetSocketAddress(InetAddress.getByName("10.0.0.1"), 5004), 7, 70);
        sent.addOther(new InetSocketAddress(InetAddress.getByName("fe80::1"), 65535), 8, 80);
    }

    @Test
    void arrivesAsItWasSent() {
        assertTrue(received.read(written()));
        assertEquals(2, received.streamCount);
        for (int index = 0; index < 2; index++) {
            assertEquals(sent.streams[index].payloadType, received.streams[index].payloadType);
            assertEquals(sent.streams[index].ssrc, received.streams[index].ssrc);
            assertEquals(sent.streams[index].index, received.streams[index].index);
            assertArrayEquals(sent.streams[index].key.keyAndSalt(), received.streams[index].key.keyAndSalt());
        }
        assertNull(received.streams[0].nextKey);
        assertArrayEquals(sent.streams[1].nextKey.keyAndSalt(), received.streams[1].nextKey.keyAndSalt());
        assertEquals(sent.cookie, received.cookie);
        assertEquals(5, received.voucher);
        assertEquals(6, received.path);
        assertEquals(7, received.echo);
        assertEquals(0xFFFF, received.version);
        assertEquals(3, received.versionSeen);
        assertArrayEquals(sent.host, received.host);
        assertEquals("\u00c4nne", received.name);
        assertTrue(received.answerWanted);
        assertEquals(2, received.otherCount);
        assertEquals(sent.otherAddresses[0], received.otherAddresses[0]);
        assertEquals(sent.otherAddresses[1], received.otherAddresses[1]);
        assertEquals(8, received.otherCookies[1]);
        assertEquals(80, received.otherVouchers[1]);
    }

    @Test
    void theLargestFitsIntoAPacket() throws Exception {
        sent.name = "n".repeat(1000);
        sent.streamCount = Introduction.MAX_STREAMS;
        for (StreamOffer offer : sent.streams) {
            offer.profile = SrtpProfile.AES_256_CM_HMAC_SHA1_80;
            offer.key = MasterKey.random(offer.profile, random);
            offer.nextKey = MasterKey.random(offer.profile, random);
        }
        for (int index = 0; index < 100; index++) {
            sent.addOther(new InetSocketAddress(InetAddress.getByName("fe80::" + index), index), 1, 2);
        }
        ByteBuffer whole = written();
        // With what is around it in the longest packet of a handshake.
        assertTrue(whole.limit() + 124 <= GameStateWriter.MAX_PAYLOAD, whole.limit() + " bytes");
        assertTrue(whole.limit() + 124 <= 3 * Envelope.HELLO_SIZE, "three times what it answers");
        assertTrue(received.read(whole));
        assertTrue(received.otherCount >= 10, received.otherCount + " others");
        assertEquals(64, received.name.length());
    }

    @Test
    void namesCannotMoveTheCursorOfATerminal() {
        sent.name = "a\u001b[2Jb\n\u009b1m\u202e";
        received.read(written());
        assertEquals("a\ufffd[2Jb\ufffd\ufffd1m\ufffd", received.name);
    }

    @Test
    void whatIsCutOffIsMalformed() {
        ByteBuffer whole = written();
        for (int size = 0; size < whole.limit(); size++) {
            assertFalse(received.read(ByteBuffer.wrap(whole.array(), 0, size).slice()), size + " bytes");
        }
        assertTrue(received.read(whole));
    }

    @Test
    void moreOrFewerStreamsThanMayBeAreMalformed() {
        ByteBuffer whole = written();
        for (int count : new int[] {0, Introduction.MAX_STREAMS + 1, 255}) {
            whole.put(1 + 4 * 8 + 2 * 2 + 32, (byte) count);
            assertFalse(received.read(ByteBuffer.wrap(whole.array()).slice()), count + " streams");
        }
    }

    @Test
    void whatIsRefusedIsKnownByWhoSentItAndByNobodyElse() {
        HostilePeer stranger = new HostilePeer(
                dev.highfive.session.link.SessionLink.random("10.0.0.1", 5004, "other", random),
                Identity.random(random));
        byte[] hello = stranger.hello(0);
        Envelope envelope = new Envelope(new SessionSecret(new byte[16]), random);
        assertEquals(Envelope.HELLO, Envelope.kindOf(ByteBuffer.wrap(hello)));
        assertFalse(envelope.check(ByteBuffer.wrap(hello)));
        ByteBuffer refusal = ByteBuffer.allocate(100);
        envelope.refuse(refusal);
        refusal.flip();
        assertTrue(refusal.limit() < hello.length, "nobody can be made to send more than it gets");
        assertEquals(Envelope.REFUSAL, Envelope.kindOf(refusal));
        refusal.getInt();
        assertTrue(Envelope.isRefused(refusal, hello));
        assertFalse(Envelope.isRefused(refusal, stranger.hello(0)));
    }

    private ByteBuffer written() {
        ByteBuffer whole = ByteBuffer.allocate(1500);
        sent.write(whole);
        return whole.flip();
    }
}
