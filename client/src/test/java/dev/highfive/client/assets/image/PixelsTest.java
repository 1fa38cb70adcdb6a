package dev.highfive.client.assets.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.highfive.client.scene.Picture;
import org.junit.jupiter.api.Test;

class PixelsTest {
    @Test
    void halvesAPictureUntilItFits() {
        Picture picture = Pixels.picture(4, 2, new byte[] {
            0, 0, 0, 0, 4, 8, 12, 16, 9, 9, 9, 9, 9, 9, 9, 9,
            4, 8, 12, 16, 8, 16, 24, 32, 9, 9, 9, 9, 9, 9, 9, 9
        });
        Picture half = Pixels.atMost(2, picture);
        assertEquals(2, half.width);
        assertEquals(1, half.height);
        assertEquals(4, half.rgba.get(0));
        assertEquals(16, half.rgba.get(3));
        assertEquals(9, half.rgba.get(4));
        assertEquals(1, Pixels.atMost(1, picture).width);
        assertSame(picture, Pixels.atMost(4, picture));
    }

    @Test
    void aPictureOfOneRowStaysOne() {
        Picture picture = Pixels.atMost(4, Pixels.picture(9, 1, new byte[36]));
        assertEquals(4, picture.width);
        assertEquals(1, picture.height);
    }

    @Test
    void testCardsTellPayloadTypesApart() {
        assertNotEquals(TestCard.of(96).rgba, TestCard.of(97).rgba);
        assertEquals(TestCard.of(127).rgba, TestCard.of(127).rgba);
    }
}
