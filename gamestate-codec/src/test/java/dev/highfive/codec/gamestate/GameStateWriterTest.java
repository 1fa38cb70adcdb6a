package dev.highfive.codec.gamestate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.highfive.codec.Hex;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class GameStateWriterTest {
    private final ByteBuffer buffer = ByteBuffer.allocate(GameStateWriter.MAX_PAYLOAD);
    private final GameStateWriter writer = new GameStateWriter(Profile.DRAFT_MD).wrap(buffer);

    @Test
    void theHeadOfTheDraftsAppendixHasItsBytes() {
        Head1 head = new Head1();
        head.id = 4;
        head.timeMs = 5;
        head.location.set(1.1f, 0.2f, 30);
        head.hasIpd = true;
        head.ipd = 0.056f;
        writer.write(head);
        assertEquals("01260400053f8ccccd3e4ccccd41f00000" + "00".repeat(18) + "8082022b2b", Hex.written(buffer));
    }

    @Test
    void aHeadAndTwoHandsTake411Bytes() {
        writer.write(new Head1());
        writer.write(new Hand2());
        writer.write(new Hand2());
        assertEquals(411, buffer.position());
        assertEquals(1200 - 411, writer.space());
    }

    @Test
    void anObjectThatDoesNotFitIsRefusedByNameAndSizeAndLeavesTheBufferAlone() {
        buffer.limit(187);
        Arrays.fill(buffer.array(), (byte) 0x55);
        writer.wrap(buffer);
        Hand2 hand = new Hand2();
        hand.id = 9;
        assertFalse(writer.fits(hand));
        var refused = assertThrows(ObjectRefusedException.class, () -> writer.write(hand));
        assertEquals("Hand2 9 takes 188 bytes, and the payload has room for 187.", refused.getMessage());
        assertEquals(0, buffer.position());
        assertEquals((byte) 0x55, buffer.get(0));
    }

    @Test
    void anObjectThatFitsExactlyIsWritten() {
        buffer.limit(188);
        writer.wrap(buffer);
        assertTrue(writer.fits(new Hand2()));
        writer.write(new Hand2());
        assertEquals(0, writer.space());
    }

    @Test
    void anObjectThatTheProfileDoesNotHaveIsRefused() {
        GameStateWriter gse = new GameStateWriter(Profile.GSE).wrap(buffer);
        assertThrows(ObjectRefusedException.class, () -> gse.write(new Object2()));
        assertThrows(ObjectRefusedException.class, () -> gse.sizeOf(new Mesh2()));
        GameStateWriter txt = new GameStateWriter(Profile.DRAFT_TXT).wrap(buffer);
        assertThrows(ObjectRefusedException.class, () -> txt.write(new SixDof1()));
        assertThrows(ObjectRefusedException.class, () -> writer.write(new UnknownObject()));
        assertEquals(0, buffer.position());
    }

    @Test
    void valuesThatTheProfileCannotSendAreRefusedNotDropped() {
        Object1 stretched = new Object1().setScale(1, 2, 1);
        assertThrows(ObjectRefusedException.class, () -> writer.write(stretched));
        Mesh1 painted = new Mesh1();
        painted.texture.setPayloadType(96);
        GameStateWriter gse = new GameStateWriter(Profile.GSE).wrap(buffer);
        assertThrows(ObjectRefusedException.class, () -> gse.write(painted));
        Mesh1 mapped = new Mesh1();
        mapped.integerUvs.add(1).add(2);
        assertThrows(ObjectRefusedException.class, () -> writer.write(mapped));
        assertEquals(0, buffer.position());
    }

    @Test
    void rotationsAreSentWithAPositiveRealPart() {
        Rotation rotation = new Rotation().set(0.1f, -0.2f, 0.3f, -0.9f);
        assertEquals(-0.1f, rotation.i);
        assertEquals(0.2f, rotation.j);
        assertEquals(-0.3f, rotation.k);
        assertEquals(0.927f, rotation.w(), 0.001f);
        assertEquals(0, new Rotation().set(0.8f, 0.8f, 0, 0).w());
    }

    @Test
    void writersWorkOnDirectBuffersAndAnyPosition() {
        ByteBuffer direct = ByteBuffer.allocateDirect(100).position(10);
        writer.wrap(direct).write(new Head1());
        assertEquals(45, direct.position());
        assertTrue(new GameStateReader(Profile.DRAFT_MD).read(direct.limit(45).position(10), object -> {}));
    }
}
