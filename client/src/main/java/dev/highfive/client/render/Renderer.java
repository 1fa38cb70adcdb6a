package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.client.scene.Scene;
import java.util.List;
import org.joml.Matrix4fc;

/**
 * Draws a scene, for as many views as there are eyes. The number of draw calls does not depend on the number of people:
 * whatever is alike is drawn at once. Nothing is allocated a frame once the room has been as full as it gets.
 */
public final class Renderer implements AutoCloseable {
    private final DrawContext context;
    private final Gles gles;
    private final ViewBlock view;
    private final Multisampled multisampled;
    private final GpuTimer timer;
    private final HiddenAreas hiddenAreas;
    private final Surroundings surroundings;
    private final Shapes shapes;
    private final Heads heads;
    private final HandSkin hands;
    private final InlineMeshes meshes;
    private final Models models;
    private final Texts texts;
    private float seconds;
    private int drawCalls;
    private int triangles;

    /** Takes what it needs from the context that is current, and is used on that thread only. */
    public Renderer(Gles gles) {
        this.gles = gles;
        context = new DrawContext(gles);
        view = new ViewBlock(gles);
        multisampled = Multisampled.of(gles);
        timer = new GpuTimer(gles);
        hiddenAreas = new HiddenAreas(context);
        surroundings = new Surroundings(context);
        shapes = new Shapes(context);
        heads = new Heads(context);
        hands = new HandSkin(context);
        meshes = new InlineMeshes(context);
        models = new Models(context);
        texts = new Texts(context);
    }

    /** Takes a scene over, once a frame; it is drawn until the next call. */
    public void update(Scene scene) {
        timer.nextFrame();
        seconds = scene.seconds;
        surroundings.update(scene);
        shapes.update(scene);
        heads.update(scene);
        hands.update(scene);
        meshes.update(scene);
        models.update(scene);
        texts.update(scene);
        gles.bindVertexArray(0);
    }

    /**
     * Draws what was taken over into an eye's texture, which it fills whole, but for the floor and the sky where the
     * real room is to be seen.
     *
     * @param viewMatrix from the room to the eye
     */
    public void draw(Matrix4fc viewMatrix, Matrix4fc projection, RenderTarget target) {
        timer.begin();
        multisampled.begin(target);
        begin(viewMatrix, projection, target.width, target.height, target.srgb, target.seeThrough);
        hiddenAreas.draw(target.hiddenArea, projection);
        finish(!target.seeThrough);
    }

    public void draw(Matrix4fc viewMatrix, Matrix4fc projection, Canvas canvas) {
        timer.begin();
        multisampled.begin(canvas);
        begin(viewMatrix, projection, canvas.width(), canvas.height(), true, false);
        finish(true);
    }

    /** Writes lines into the upper left corner of what was drawn, in letters of this size. */
    public void write(List<? extends CharSequence> lines, float pixels, Canvas canvas) {
        gles.bindFramebuffer(Gles.FRAMEBUFFER, canvas.framebuffer());
        gles.viewport(0, 0, canvas.width(), canvas.height());
        gles.blendFuncSeparate(Gles.SRC_ALPHA, Gles.ONE_MINUS_SRC_ALPHA, Gles.ONE, Gles.ONE_MINUS_SRC_ALPHA);
        texts.drawOnScreen(lines, pixels, canvas.width(), canvas.height());
        gles.bindVertexArray(0);
    }

    private void begin(
            Matrix4fc viewMatrix, Matrix4fc projection, int width, int height, boolean srgb, boolean seeThrough) {
        view.set(viewMatrix, projection, seconds, !srgb);
        float focalPixels = projection.m11() * height / 2;
        heads.chooseDetail(view.eye(), focalPixels);
        hands.chooseDetail(view.eye(), focalPixels);
        gles.viewport(0, 0, width, height);
        if (seeThrough) {
            gles.clearColor(0, 0, 0, 0);
        } else {
            gles.clearColor(0.02f, 0.02f, 0.025f, 1);
        }
        gles.depthMask(true);
        gles.clear(Gles.COLOR_BUFFER_BIT | Gles.DEPTH_BUFFER_BIT);
        gles.enable(Gles.DEPTH_TEST);
        gles.depthFunc(Gles.LEQUAL);
        gles.enable(Gles.CULL_FACE);
        gles.blendFuncSeparate(Gles.SRC_ALPHA, Gles.ONE_MINUS_SRC_ALPHA, Gles.ONE, Gles.ONE_MINUS_SRC_ALPHA);
    }

    /** Solids first, so that the GPU leaves out what is behind them; then what shines through. */
    private void finish(boolean surrounded) {
        shapes.draw();
        heads.drawSolid();
        hands.drawSolid();
        meshes.draw();
        models.drawSolid();
        if (surrounded) {
            surroundings.draw();
        }
        models.drawBlended();
        heads.drawFading();
        hands.drawFading();
        texts.draw();
        gles.bindVertexArray(0);
        gles.disable(Gles.CULL_FACE);
        gles.disable(Gles.DEPTH_TEST);
        multisampled.end();
        timer.end();
        drawCalls = context.takeDrawCalls();
        triangles = context.takeTriangles();
    }

    /** What the GPU took for the views of one frame, a few frames ago; -1 where the driver does not tell. */
    public long gpuNs() {
        return timer.frameNs();
    }

    /** By which way edges are smoothed, in words for a log. */
    public String multisampling() {
        return multisampled.toString();
    }

    /** Of the last view. */
    public int drawCalls() {
        return drawCalls;
    }

    /** Of the last view, those behind the wearer too. */
    public int triangles() {
        return triangles;
    }

    @Override
    public void close() {
        texts.close();
        models.close();
        meshes.close();
        hands.close();
        heads.close();
        shapes.close();
        surroundings.close();
        hiddenAreas.close();
        timer.close();
        multisampled.close();
        view.close();
    }
}
