package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.joml.Matrix4fc;

/**
 * The parts of the eyes' pictures that nobody sees through the lenses. They are drawn first and nearest, so that the
 * GPU leaves out whatever would be behind them.
 */
final class HiddenAreas {
    private static final int EYES = 2;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final int lens;
    private final float[][] areas = new float[EYES][];
    private final GpuMesh[] meshes = new GpuMesh[EYES];
    private int next;

    HiddenAreas(DrawContext context) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "hidden.vert", "hidden.frag");
        lens = program.uniform("lens");
    }

    /** @param area as in RenderTarget; one that was drawn before is known by being the same array */
    void draw(float[] area, Matrix4fc projection) {
        if (area.length == 0) {
            return;
        }
        program.use();
        gles.uniform4f(lens, projection.m00(), projection.m11(), projection.m20(), projection.m21());
        gles.disable(Gles.CULL_FACE);
        GpuMesh mesh = meshOf(area);
        mesh.bind();
        mesh.draw(context, 1);
        gles.enable(Gles.CULL_FACE);
    }

    private GpuMesh meshOf(float[] area) {
        for (int i = 0; i < EYES; i++) {
            if (areas[i] == area) {
                return meshes[i];
            }
        }
        int slot = next;
        next = (next + 1) % EYES;
        if (meshes[slot] != null) {
            meshes[slot].close();
        }
        areas[slot] = area;
        meshes[slot] = newMesh(area);
        return meshes[slot];
    }

    private GpuMesh newMesh(float[] area) {
        ByteBuffer corners = ByteBuffer.allocateDirect(4 * area.length).order(ByteOrder.nativeOrder());
        corners.asFloatBuffer().put(area);
        int[] indices = new int[area.length / 2];
        for (int i = 0; i < indices.length; i++) {
            indices[i] = i;
        }
        GpuMesh mesh = new GpuMesh(gles, (Buffer) corners, indices);
        mesh.attribute(0, 2, Gles.FLOAT, false, 8, 0);
        return mesh;
    }

    void close() {
        for (GpuMesh mesh : meshes) {
            if (mesh != null) {
                mesh.close();
            }
        }
        program.close();
    }
}
