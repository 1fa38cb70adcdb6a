package dev.highfive.desktop.session;

import dev.highfive.client.headset.EyeView;
import java.awt.Color;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import org.joml.Matrix4f;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** A picture that an eye saw, of which one asks what is where in the room. */
public final class EyeImage {
    /** Of 255: what differs by more is another thing. Shadows darken the floor, they do not colour it. */
    private static final int ANOTHER_COLOUR = 45;

    private static final float HUE_TOLERANCE = 0.06f;

    private final BufferedImage image;
    private final Matrix4f toPixels = new Matrix4f();

    public EyeImage(BufferedImage image, EyeView eye) {
        this.image = image;
        eye.projectionMatrix(0.05f, 200, toPixels).mul(eye.viewMatrix(new Matrix4f()));
    }

    /** Pixels from the upper left corner. */
    public Vector3f pixel(Vector3fc point) {
        Vector3f clip = toPixels.transformProject(new Vector3f(point));
        return clip.set((clip.x + 1) / 2 * image.getWidth(), (1 - clip.y) / 2 * image.getHeight(), clip.z);
    }

    /** Whether what is seen at a point of the room has this colour, in whatever light. */
    public boolean shows(int colour, Vector3fc point) {
        Vector3f pixel = pixel(point);
        int x = (int) pixel.x;
        int y = (int) pixel.y;
        if (x < 0 || y < 0 || x >= image.getWidth() || y >= image.getHeight()) {
            return false;
        }
        float[] seen = hsb(image.getRGB(x, y));
        float apart = Math.abs(seen[0] - hsb(colour)[0]);
        return seen[1] > 0.3f && Math.min(apart, 1 - apart) < HUE_TOLERANCE;
    }

    private static float[] hsb(int rgb) {
        return Color.RGBtoHSB(rgb >> 16 & 0xFF, rgb >> 8 & 0xFF, rgb & 0xFF, null);
    }

    /** The rectangle in which another picture differs; empty if none does. */
    public Rectangle differences(EyeImage other) {
        Rectangle where = new Rectangle(0, 0, -1, -1);
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (differ(image.getRGB(x, y), other.image.getRGB(x, y))) {
                    where.add(new Rectangle(x, y, 1, 1));
                }
            }
        }
        return where;
    }

    private static boolean differ(int one, int other) {
        int greenish = (one >> 8 & 0xFF) - (one >> 16 & 0xFF) - (other >> 8 & 0xFF) + (other >> 16 & 0xFF);
        int bluish = (one & 0xFF) - (one >> 8 & 0xFF) - (other & 0xFF) + (other >> 8 & 0xFF);
        return Math.abs(greenish) > ANOTHER_COLOUR || Math.abs(bluish) > ANOTHER_COLOUR;
    }
}
