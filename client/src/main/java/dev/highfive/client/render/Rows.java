package dev.highfive.client.render;

import org.joml.Matrix4x3fc;

/** Matrices as shaders take them: three rows of four. */
final class Rows {
    private Rows() {}

    static void write(Matrix4x3fc m, float[] out, int at) {
        out[at] = m.m00();
        out[at + 1] = m.m10();
        out[at + 2] = m.m20();
        out[at + 3] = m.m30();
        out[at + 4] = m.m01();
        out[at + 5] = m.m11();
        out[at + 6] = m.m21();
        out[at + 7] = m.m31();
        out[at + 8] = m.m02();
        out[at + 9] = m.m12();
        out[at + 10] = m.m22();
        out[at + 11] = m.m32();
    }
}
