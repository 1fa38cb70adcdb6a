package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import org.joml.Matrix4fc;

/**
 * Draws a scene, for as many views as there are eyes. The number of draw calls does not depend on the number of people:
 * whatever is alike is drawn at once. Nothing is allocated a frame once the room has been as full as it gets.
 *
 * <p>Targets hold sRGB: a framebuffer whose colour attachment is SRGB8_ALPHA8 and which has one sample a pixel.
 */
public final class Renderer implements AutoCloseable {
    private static final float HAND_CELL_MM = 3.2f;

    private final DrawContext context;
    private final Gles gles;
    private final ViewBlock view;
    private final Multisampled multisampled;
    private final Surroundings surroundings;
    private final Shapes shapes;
    private final Heads heads;
    private final HandSkin hands;
    private float seconds;
    private int drawCalls;

    /** Takes what it needs from the context that is current, and is used on that thread only. */
    public Renderer(Gles gles) {
        this.gles = gles;
        context = new DrawContext(gles);
        view = new ViewBlock(gles);
        multisampled = new Multisampled(gles);
        surroundings = new Surroundings(context);
        shapes = new Shapes(context);
        heads = new Heads(context);
        hands = new HandSkin(context, HandMesh.model(HAND_CELL_MM));
    }

    /** Takes a scene over, once a frame; it is drawn until the next call. */
    public void update(Scene scene) {
        seconds = scene.seconds;
        surroundings.update(scene);
        shapes.update(scene);
        heads.update(scene);
        hands.update(scene);
    }

    /**
     * Draws what was taken over into a part of a framebuffer, which it fills whole.
     *
     * @param viewMatrix from the room to the eye
     */
    public void draw(Matrix4fc viewMatrix, Matrix4fc projection, int framebuffer, int x, int y, int width, int height) {
        view.set(viewMatrix, projection, seconds, false);
        multisampled.begin(x + width, y + height);
        gles.viewport(x, y, width, height);
        gles.clearColor(0.02f, 0.02f, 0.025f, 1);
        gles.depthMask(true);
        gles.clear(Gles.COLOR_BUFFER_BIT | Gles.DEPTH_BUFFER_BIT);
        gles.enable(Gles.DEPTH_TEST);
        gles.depthFunc(Gles.LEQUAL);
        gles.enable(Gles.CULL_FACE);
        gles.blendFuncSeparate(Gles.SRC_ALPHA, Gles.ONE_MINUS_SRC_ALPHA, Gles.ONE, Gles.ONE_MINUS_SRC_ALPHA);
        surroundings.draw();
        shapes.draw();
        heads.drawSolid();
        hands.drawSolid();
        heads.drawFading();
        hands.drawFading();
        gles.bindVertexArray(0);
        gles.disable(Gles.CULL_FACE);
        gles.disable(Gles.DEPTH_TEST);
        multisampled.resolve(framebuffer, x, y, x + width, y + height);
        drawCalls = context.takeDrawCalls();
    }

    /** Of the last view. */
    public int drawCalls() {
        return drawCalls;
    }

    @Override
    public void close() {
        hands.close();
        heads.close();
        shapes.close();
        surroundings.close();
        multisampled.close();
        view.close();
    }
}
