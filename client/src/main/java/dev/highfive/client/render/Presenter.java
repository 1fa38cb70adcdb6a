package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Shows a canvas in a window, whose framebuffer takes colours as they are and has a format of its own. */
public final class Presenter implements AutoCloseable {
    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final GpuMesh triangle;

    public Presenter(Gles gles) {
        this.gles = gles;
        context = new DrawContext(gles);
        program = new ShaderProgram(gles, "present.vert", "present.frag");
        ByteBuffer corners = ByteBuffer.allocateDirect(24).order(ByteOrder.nativeOrder());
        corners.asFloatBuffer().put(new float[] {-1, -1, 3, -1, -1, 3});
        triangle = new GpuMesh(gles, corners, new int[] {0, 1, 2});
        triangle.attribute(0, 2, Gles.FLOAT, false, 8, 0);
        gles.bindVertexArray(0);
        program.use();
        gles.uniform1i(program.uniform("picture"), 0);
    }

    /** @param framebuffer 0 for the window's own */
    public void show(Canvas canvas, int framebuffer) {
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        gles.viewport(0, 0, canvas.width(), canvas.height());
        gles.disable(Gles.DEPTH_TEST);
        gles.disable(Gles.CULL_FACE);
        gles.disable(Gles.BLEND);
        gles.activeTexture(Gles.TEXTURE0);
        gles.bindTexture(Gles.TEXTURE_2D, canvas.texture());
        program.use();
        triangle.bind();
        triangle.draw(context, 1);
        gles.bindVertexArray(0);
    }

    @Override
    public void close() {
        triangle.close();
        program.close();
    }
}
