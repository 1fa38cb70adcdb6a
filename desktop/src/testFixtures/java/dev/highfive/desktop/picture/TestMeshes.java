package dev.highfive.desktop.picture;

import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.Picture;
import dev.highfive.client.scene.SceneMesh;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.List;

/** Geometry as others would send or load it. */
final class TestMeshes {
    private TestMeshes() {}

    /** A part of a wavy ribbon as a pen leaves it. */
    static SceneMesh stroke(float drawn, int colour) {
        SceneMesh mesh = new SceneMesh();
        mesh.colour = colour;
        int steps = Math.round(48 * drawn);
        for (int i = 0; i <= steps; i++) {
            float t = i / 48f;
            float x = -0.16f + 0.32f * t;
            float y = 0.05f * (float) Math.sin(9 * t);
            for (int side = -1; side <= 1; side += 2) {
                mesh.addVertex(x, y + side * 0.006f, 0, 0, 0, 1);
            }
        }
        for (int i = 0; i < steps; i++) {
            mesh.addTriangle(2 * i, 2 * i + 2, 2 * i + 1).addTriangle(2 * i + 1, 2 * i + 2, 2 * i + 3);
        }
        return mesh;
    }

    /** A square of one metre that faces along Z, with four by four fields. */
    static Model chequered() {
        FloatBuffer vertices = floats(
                -0.5f, -0.5f, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0.5f, -0.5f, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 0.5f, 0.5f, 0, 0,
                0, 1, 1, 0, 1, 1, 1, 1, -0.5f, 0.5f, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1);
        ModelPart part = new ModelPart(vertices, square());
        ByteBuffer rgba = ByteBuffer.allocateDirect(4 * 64 * 64);
        for (int i = 0; i < 64 * 64; i++) {
            boolean light = (i / 16 + i / (64 * 16)) % 2 == 0;
            // The upper left field is red, so that a picture upside down is noticed.
            int colour = i % 64 < 16 && i / 64 < 16 ? 0xD04030 : light ? 0xF0F0F0 : 0x305080;
            rgba.putInt(4 * i, colour << 8 | 0xFF);
        }
        part.picture = new Picture(64, 64, rgba);
        return new Model(List.of(part));
    }

    /** A square of one metre that faces along Z, red, yellow, white and blue at its corners, which no light changes. */
    static Model painted() {
        ModelPart part = new ModelPart(
                floats(
                        -0.5f, -0.5f, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0.5f, -0.5f, 0, 0, 0, 1, 1, 1, 1, 1, 0, 1, 0.5f,
                        0.5f, 0, 0, 0, 1, 1, 0, 1, 1, 1, 1, -0.5f, 0.5f, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1),
                square());
        part.unlit = true;
        return new Model(List.of(part));
    }

    private static IntBuffer square() {
        IntBuffer indices =
                ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder()).asIntBuffer();
        indices.put(new int[] {0, 1, 2, 0, 2, 3}).flip();
        return indices;
    }

    private static FloatBuffer floats(float... values) {
        FloatBuffer buffer = ByteBuffer.allocateDirect(4 * values.length)
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
        buffer.put(values).flip();
        return buffer;
    }
}
