package dev.highfive.session;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.gamestate.GameStateWriter;
import dev.highfive.net.srtp.SessionSecret;
import dev.highfive.session.IntroductionSeal.Opened;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.security.SecureRandom;
import org.junit.jupiter.api.Test;

class IntroductionTest {
    private final SecureRandom random = new SecureRandom();
    private final IntroductionSeal seal = new IntroductionSeal(new SessionSecret(new byte[16]), random);
    private final Introduction sent = new Introduction();
    private final Introduction received = new Introduction();

    @Test
    void arrivesAsItWasSent() throws Exception {
        fill();
        assertEquals(Opened.OK, seal.open(sealed(), received));
        assertEquals(2, received.streamCount);
        for (int index = 0; index < 2; index++) {
            assertEquals(sent.streams[index].payloadType, received.streams[index].payloadType);
            assertEquals(sent.streams[index].ssrc, received.streams[index].ssrc);
            assertEquals(sent.streams[index].rolloverCounter, received.streams[index].rolloverCounter);
            assertArrayEquals(sent.streams[index].nonce, received.streams[index].nonce);
        }
        assertEquals(sent.cookie, received.cookie);
        assertEquals(sent.echo, received.echo);
        assertEquals("Änne", received.name);
        assertEquals("id@pc", received.cname);
        assertTrue(received.answerWanted);
        assertEquals(2, received.otherCount);
        assertEquals(sent.otherAddresses[0], received.otherAddresses[0]);
        assertEquals(sent.otherAddresses[1], received.otherAddresses[1]);
        assertEquals(8, received.otherCookies[1]);
    }

    @Test
    void isReadableByNobodyWithoutTheSecret() throws Exception {
        fill();
        byte[] otherSecret = new byte[16];
        otherSecret[0] = 1;
        var other = new IntroductionSeal(new SessionSecret(otherSecret), random);
        assertEquals(Opened.WRONG_KEY, other.open(sealed(), received));
    }

    @Test
    void noByteOfItCanBeChanged() throws Exception {
        fill();
        ByteBuffer packet = sealed();
        for (int index = 4; index < packet.limit(); index++) {
            packet.put(index, (byte) (packet.get(index) ^ 1));
            assertEquals(Opened.WRONG_KEY, seal.open(packet.duplicate(), received), "byte " + index);
            packet.put(index, (byte) (packet.get(index) ^ 1));
        }
        assertEquals(Opened.OK, seal.open(packet, received));
    }

    @Test
    void theLargestFitsIntoAPacket() throws Exception {
        fill();
        sent.name = "n".repeat(1000);
        sent.cname = "c".repeat(1000);
        sent.otherCount = 0;
        for (int index = 0; index < 100; index++) {
            sent.addOther(new InetSocketAddress(InetAddress.getByName("fe80::" + index), index), 1);
        }
        ByteBuffer packet = sealed();
        assertTrue(packet.limit() <= GameStateWriter.MAX_PAYLOAD, packet.limit() + " bytes");
        assertEquals(Opened.OK, seal.open(packet, received));
        assertEquals(Introduction.MAX_OTHERS, received.otherCount);
        assertEquals(64, received.name.length());
    }

    @Test
    void namesCannotMoveTheCursorOfATerminal() throws Exception {
        fill();
        sent.name = "a\u001b[2Jb\n";
        seal.open(sealed(), received);
        assertFalse(received.name.chars().anyMatch(Character::isISOControl), received.name);
    }

    @Test
    void whatIsCutOffIsMalformed() throws Exception {
        fill();
        ByteBuffer whole = ByteBuffer.allocate(Introduction.MAX_SIZE);
        sent.write(whole);
        for (int size = 0; size < whole.position(); size++) {
            assertFalse(received.read(ByteBuffer.wrap(whole.array(), 0, size).slice()), size + " bytes");
        }
        assertTrue(received.read(
                ByteBuffer.wrap(whole.array(), 0, whole.position()).slice()));
    }

    @Test
    void moreOrFewerStreamsThanMayBeAreMalformed() throws Exception {
        fill();
        ByteBuffer whole = ByteBuffer.allocate(Introduction.MAX_SIZE);
        sent.write(whole);
        for (int count : new int[] {0, Introduction.MAX_STREAMS + 1, 255}) {
            whole.put(1 + 8 + 8, (byte) count);
            assertFalse(received.read(ByteBuffer.wrap(whole.array()).slice()), count + " streams");
        }
    }

    @Test
    void whatIsRefusedIsKnownByWhoSentItAndByNobodyElse() throws Exception {
        fill();
        byte[] otherSecret = new byte[16];
        otherSecret[0] = 1;
        var other = new IntroductionSeal(new SessionSecret(otherSecret), random);
        ByteBuffer packet = sealed();
        assertEquals(Opened.WRONG_KEY, other.open(packet.duplicate(), received));
        ByteBuffer refusal = ByteBuffer.allocate(100);
        other.refuse(refusal);
        refusal.flip();
        assertTrue(refusal.limit() < packet.limit(), "nobody can be made to send more than it gets");
        assertTrue(IntroductionSeal.isRefusal(refusal));
        assertFalse(IntroductionSeal.isIntroduction(refusal));
        sealed();
        assertTrue(seal.isRefused(refusal.duplicate()));
        assertFalse(other.isRefused(refusal.duplicate()));
        refusal.put(7, (byte) (refusal.get(7) ^ 1));
        assertFalse(seal.isRefused(refusal));
    }

    private void fill() throws Exception {
        sent.answerWanted = true;
        sent.streamCount = 2;
        for (int index = 0; index < 2; index++) {
            random.nextBytes(sent.streams[index].nonce);
            sent.streams[index].payloadType = 98 + index;
            sent.streams[index].ssrc = 0xCAFE_BABE + index;
            sent.streams[index].rolloverCounter = 3 + index;
        }
        sent.cookie = random.nextLong() | 1;
        sent.echo = random.nextLong();
        sent.name = "Änne";
        sent.cname = "id@pc";
        sent.addOther(new InetSocketAddress(InetAddress.getByName("10.0.0.1"), 5004), 7);
        sent.addOther(new InetSocketAddress(InetAddress.getByName("fe80::1"), 65535), 8);
    }

    private ByteBuffer sealed() {
        ByteBuffer packet = ByteBuffer.allocate(2000);
        seal.seal(sent, packet);
        packet.flip();
        assertTrue(IntroductionSeal.isIntroduction(packet));
        return packet;
    }
}
