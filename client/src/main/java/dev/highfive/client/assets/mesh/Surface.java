package dev.highfive.client.assets.mesh;

import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.Picture;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What triangles are painted with. Those with equal surfaces can be drawn at once. */
final class Surface {
    static final Surface PLAIN = new Surface(new float[] {0.6f, 0.6f, 0.6f, 1}, null, 0, false, false);

    private final float[] color;
    private final @Nullable Picture picture;
    private final float alphaCutoff;
    private final boolean doubleSided;
    private final boolean unlit;

    /** @param color red, green, blue and alpha, linear */
    Surface(float[] color, @Nullable Picture picture, float alphaCutoff, boolean doubleSided, boolean unlit) {
        this.color = color;
        this.picture = picture;
        this.alphaCutoff = alphaCutoff;
        this.doubleSided = doubleSided;
        this.unlit = unlit;
    }

    void paint(ModelPart part) {
        part.red = color[0];
        part.green = color[1];
        part.blue = color[2];
        part.alpha = color[3];
        part.alphaCutoff = alphaCutoff;
        part.doubleSided = doubleSided;
        part.unlit = unlit;
        part.picture = picture;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Surface)) {
            return false;
        }
        Surface that = (Surface) other;
        return Arrays.equals(color, that.color)
                && picture == that.picture
                && alphaCutoff == that.alphaCutoff
                && doubleSided == that.doubleSided
                && unlit == that.unlit;
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(color), System.identityHashCode(picture), alphaCutoff, doubleSided, unlit);
    }
}
