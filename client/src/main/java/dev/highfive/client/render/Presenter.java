package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.RenderTarget;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Shows what was drawn elsewhere: a canvas in a window, or a texture in that of a headset. */
public final class Presenter implements AutoCloseable {
    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final GpuMesh triangle;
    private final Framebuffers framebuffers;
    private final int part;
    private final int into;

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
        part = program.uniform("part");
        into = program.uniform("into");
        framebuffers = Framebuffers.plain(gles);
    }

    /** @param framebuffer 0 for the window's own */
    public void show(Canvas canvas, int framebuffer) {
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        gles.viewport(0, 0, canvas.width(), canvas.height());
        begin(canvas.texture());
        gles.uniform4f(part, 0, 0, 1, 1);
        gles.uniform2f(into, 1, 1); // a window's framebuffer takes colours as they are and has a format of its own
        draw();
    }

    /**
     * Fills a headset's picture with a part of a texture that stores sRGB; x, y, width and height go from 0 to 1.
     *
     * @param over whether what is there is seen where this is transparent
     */
    public void show(int texture, float x, float y, float width, float height, RenderTarget target, boolean over) {
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffers.of(target));
        gles.viewport(0, 0, target.width, target.height);
        begin(texture);
        if (over) {
            gles.enable(Gles.BLEND);
            gles.blendFuncSeparate(Gles.ONE, Gles.ONE_MINUS_SRC_ALPHA, Gles.ONE, Gles.ONE_MINUS_SRC_ALPHA);
        }
        gles.uniform4f(part, x, y, width, height);
        gles.uniform2f(into, target.srgb ? 0 : 1, over || target.seeThrough ? 0 : 1);
        draw();
        gles.disable(Gles.BLEND);
    }

    private void begin(int texture) {
        gles.disable(Gles.DEPTH_TEST);
        gles.disable(Gles.CULL_FACE);
        gles.disable(Gles.BLEND);
        gles.activeTexture(Gles.TEXTURE0);
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        program.use();
    }

    private void draw() {
        triangle.bind();
        triangle.draw(context, 1);
        gles.bindVertexArray(0);
    }

    @Override
    public void close() {
        triangle.close();
        framebuffers.close();
        program.close();
    }
}
