package dev.highfive.client.stage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.highfive.client.scene.SceneObject.Shape;
import org.junit.jupiter.api.Test;

class ThingShapesTest {
    /** As docs/wire-format.md has it. Whoever changes this disagrees with everyone who has an older version. */
    @Test
    void idsHaveTheShapesThatWereAgreedOn() {
        assertEquals(Shape.BOX, ThingShapes.of(0));
        assertEquals(Shape.SPHERE, ThingShapes.of(1));
        assertEquals(Shape.CYLINDER, ThingShapes.of(2));
        for (long id = -300; id < 300; id++) {
            assertEquals(ThingShapes.of(id), ThingShapes.of(id + 3));
        }
    }

    @Test
    void idsOfTheUpperHalfCountAsNegative() {
        assertEquals(Shape.CYLINDER, ThingShapes.of(0xFFFF_FFFF_FFFF_FFFFL));
        assertEquals(Shape.SPHERE, ThingShapes.of(0x8000_0000_0000_0000L));
        assertEquals(Shape.SPHERE, ThingShapes.of(0x7FFF_FFFF_FFFF_FFFFL));
    }
}
