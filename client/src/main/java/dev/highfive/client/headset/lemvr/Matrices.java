package dev.highfive.client.headset.lemvr;

import dev.highfive.client.headset.EyeView;
import org.joml.Matrix4f;

/** What LEMVR says of eyes in matrices, and back. There they are row-major; depth does not matter. */
public final class Matrices {
    private static final float NEAR = 0.05f;
    private static final float FAR = 100;

    private Matrices() {}

    public static void put(Matrix4f matrix, float[] rows) {
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                rows[4 * row + column] = matrix.get(column, row);
            }
        }
    }

    public static Matrix4f get(float[] rows, Matrix4f matrix) {
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                matrix.set(column, row, rows[4 * row + column]);
            }
        }
        return matrix;
    }

    public static void putView(EyeView view, Matrix4f scratch, float[] viewRows, float[] projectionRows) {
        put(view.viewMatrix(scratch), viewRows);
        put(view.projectionMatrix(NEAR, FAR, scratch), projectionRows);
    }

    /** The view behind two matrices; not valid if they are no such matrices. */
    static void getView(float[] viewRows, float[] projectionRows, Matrix4f scratch, EyeView view) {
        float width = 2 / projectionRows[0];
        float height = 2 / projectionRows[5];
        float right = width * (1 + projectionRows[2]) / 2;
        float up = height * (1 + projectionRows[6]) / 2;
        view.setAngles(angle(right - width), angle(right), angle(up), angle(up - height));
        get(viewRows, scratch).invertAffine();
        scratch.getTranslation(view.position);
        scratch.getUnnormalizedRotation(view.orientation).normalize();
        view.valid = width > 0.01f
                && width < 20
                && height > 0.01f
                && height < 20
                && Math.abs(right) < 20
                && Math.abs(up) < 20
                && view.position.isFinite()
                && view.position.length() < 1000
                && view.orientation.isFinite();
    }

    private static float angle(float tangent) {
        return (float) Math.atan(tangent);
    }

    /** From tangents to texture coordinates, of a picture that fills its rectangle. */
    static void putTexCoords(EyeView view, float[] rows) {
        float left = (float) Math.tan(view.angleLeft);
        float right = (float) Math.tan(view.angleRight);
        float up = (float) Math.tan(view.angleUp);
        float down = (float) Math.tan(view.angleDown);
        java.util.Arrays.fill(rows, 0);
        rows[0] = 1 / (right - left);
        rows[2] = left * rows[0];
        rows[5] = 1 / (up - down);
        rows[6] = down * rows[5];
        rows[10] = -1;
        rows[15] = 1;
    }

    /** @return false if that is no such matrix */
    public static boolean getTexCoords(float[] rows, EyeView view) {
        float left = rows[2] / rows[0];
        float right = (1 + rows[2]) / rows[0];
        float down = rows[6] / rows[5];
        float up = (1 + rows[6]) / rows[5];
        view.setAngles(angle(left), angle(right), angle(up), angle(down));
        return right - left > 0.01f
                && right - left < 20
                && up - down > 0.01f
                && up - down < 20
                && Math.abs(left) < 20
                && Math.abs(down) < 20;
    }
}
