package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Model;
import dev.highfive.client.scene.ModelPart;
import dev.highfive.client.scene.Picture;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneModel;
import java.nio.ByteBuffer;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import org.joml.Matrix4x3fc;
import org.jspecify.annotations.Nullable;

/**
 * Draws loaded models, part by part. A model is uploaded when it is seen first, one a frame at most so that a frame is
 * not late for it, and forgotten when it has not been seen for a while.
 */
final class Models {
    private static final int FRAMES_KEPT = 600;
    private static final int STRIDE = 4 * ModelPart.FLOATS_PER_VERTEX;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final int[] rows = new int[3];
    private final int colour;
    private final int cutoff;
    private final int unlit;
    private final Picture white = whitePixel();
    private final Textures textures;
    private final Map<Model, Uploaded> uploaded = new IdentityHashMap<>();
    private final float[] matrix = new float[12];
    private final float[] tint = new float[3];
    private @Nullable Scene scene;
    private int frame;

    Models(DrawContext context) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "model.vert", "model.frag");
        for (int i = 0; i < 3; i++) {
            rows[i] = program.uniform("row" + i);
        }
        colour = program.uniform("colour");
        cutoff = program.uniform("cutoff");
        unlit = program.uniform("unlit");
        textures = new Textures(gles);
        textures.use(white);
        program.use();
        gles.uniform1i(program.uniform("picture"), 0);
    }

    void update(Scene next) {
        scene = next;
        frame++;
        boolean busy = false;
        for (int i = 0; i < scene.models().size(); i++) {
            Model model = scene.models().get(i).model;
            if (model != null) {
                Uploaded gpu = uploaded.get(model);
                if (gpu == null && !busy) {
                    busy = true;
                    gpu = new Uploaded(model);
                    uploaded.put(model, gpu);
                }
                if (gpu != null) {
                    gpu.frame = frame;
                }
            }
        }
        textures.update();
        if (frame % FRAMES_KEPT == 0) {
            forget();
        }
    }

    private void forget() {
        for (Iterator<Uploaded> all = uploaded.values().iterator(); all.hasNext(); ) {
            Uploaded gpu = all.next();
            if (frame - gpu.frame >= FRAMES_KEPT) {
                gpu.close();
                all.remove();
            }
        }
    }

    /** All but what shines through. */
    void drawSolid() {
        draw(false);
    }

    /** What is behind it has to be drawn. */
    void drawBlended() {
        gles.enable(Gles.BLEND);
        draw(true);
        gles.disable(Gles.BLEND);
    }

    private void draw(boolean blended) {
        if (scene == null || scene.models().size() == 0) {
            return;
        }
        program.use();
        gles.activeTexture(Gles.TEXTURE0);
        for (int i = 0; i < scene.models().size(); i++) {
            SceneModel placed = scene.models().get(i);
            Uploaded gpu = placed.model == null ? null : uploaded.get(placed.model);
            if (gpu != null) {
                draw(placed, gpu, blended);
            }
        }
        gles.enable(Gles.CULL_FACE);
        gles.frontFace(Gles.CCW);
    }

    private void draw(SceneModel placed, Uploaded gpu, boolean blended) {
        Matrix4x3fc world = placed.placement.world();
        if (!world.isFinite()) {
            return;
        }
        Rows.write(world, matrix, 0);
        for (int i = 0; i < 3; i++) {
            gles.uniform4f(rows[i], matrix[4 * i], matrix[4 * i + 1], matrix[4 * i + 2], matrix[4 * i + 3]);
        }
        Srgb.toLinear(placed.tint, tint, 0);
        gles.frontFace(world.determinant() < 0 ? Gles.CW : Gles.CCW);
        for (int i = 0; i < gpu.meshes.length; i++) {
            ModelPart part = gpu.model.parts.get(i);
            if (part.alpha < 1 != blended) {
                continue;
            }
            gles.uniform4f(colour, part.red * tint[0], part.green * tint[1], part.blue * tint[2], part.alpha);
            gles.uniform1f(cutoff, part.alphaCutoff);
            gles.uniform1f(unlit, part.unlit ? 1 : 0);
            int texture = part.picture == null ? 0 : textures.of(part.picture);
            gles.bindTexture(Gles.TEXTURE_2D, texture == 0 ? textures.of(white) : texture);
            set(Gles.CULL_FACE, !part.doubleSided);
            gpu.meshes[i].bind();
            gpu.meshes[i].draw(context, 1);
        }
    }

    private void set(int capability, boolean on) {
        if (on) {
            gles.enable(capability);
        } else {
            gles.disable(capability);
        }
    }

    private static Picture whitePixel() {
        ByteBuffer rgba = ByteBuffer.allocateDirect(4);
        rgba.putInt(0, -1);
        return new Picture(1, 1, rgba);
    }

    void close() {
        for (Uploaded gpu : uploaded.values()) {
            gpu.close();
        }
        uploaded.clear();
        textures.release(white);
        program.close();
    }

    /** A model on the GPU. */
    private final class Uploaded {
        final Model model;
        final GpuMesh[] meshes;
        int frame;

        Uploaded(Model model) {
            this.model = model;
            meshes = new GpuMesh[model.parts.size()];
            for (int i = 0; i < meshes.length; i++) {
                ModelPart part = model.parts.get(i);
                meshes[i] = new GpuMesh(gles, part.vertices, part.indices.remaining(), part.indices, Gles.UNSIGNED_INT);
                meshes[i].attribute(0, 3, Gles.FLOAT, false, STRIDE, 0);
                meshes[i].attribute(1, 3, Gles.FLOAT, false, STRIDE, 12);
                meshes[i].attribute(2, 2, Gles.FLOAT, false, STRIDE, 24);
                meshes[i].attribute(3, 4, Gles.FLOAT, false, STRIDE, 32);
                if (part.picture != null) {
                    textures.use(part.picture);
                }
            }
        }

        void close() {
            for (int i = 0; i < meshes.length; i++) {
                meshes[i].close();
                Picture picture = model.parts.get(i).picture;
                if (picture != null) {
                    textures.release(picture);
                }
            }
        }
    }
}
