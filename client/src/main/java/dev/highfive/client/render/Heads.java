package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.ScenePerson;
import org.joml.Matrix4x3fc;
import org.joml.Vector3fc;
import org.jspecify.annotations.Nullable;

/** Draws the heads of all people at once; the shader paints visor, eyes and mouth on. */
final class Heads {
    private static final String[] LEVELS = {"head.mesh", "head-coarse.mesh"};
    private static final int STRIDE = 24;
    /** Of the headset that a head wears, across. */
    private static final float[] DETAIL_PIXELS = {90};

    private static final float WIDTH = 0.15f;
    private static final int SOLIDS = 0;
    private static final int FADINGS = 1;
    private static final float SOLID = 0.995f;
    private static final float INVISIBLE = 0.004f;
    private static final float NARROWEST_IPD = 0.04f;
    private static final float WIDEST_IPD = 0.085f;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    /** For each level solid and fading ones. */
    private final GpuMesh[][] meshes = new GpuMesh[LEVELS.length][2];

    private final Instances[][] instances = new Instances[LEVELS.length][2];
    private final Detail detail = new Detail(DETAIL_PIXELS);
    private final float[] instance = new float[20];
    private @Nullable Scene scene;

    Heads(DrawContext context) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "head.vert", "head.frag");
        for (int level = 0; level < LEVELS.length; level++) {
            StoredMesh model = StoredMesh.load(LEVELS[level]);
            for (int kind = 0; kind < 2; kind++) {
                instances[level][kind] = new Instances(gles, 5);
                meshes[level][kind] = mesh(model, instances[level][kind]);
            }
        }
    }

    private GpuMesh mesh(StoredMesh model, Instances copies) {
        GpuMesh mesh = model.upload(gles);
        mesh.attribute(0, 3, Gles.FLOAT, false, STRIDE, 0);
        mesh.attribute(1, 3, Gles.FLOAT, false, STRIDE, 12);
        copies.attach(2);
        return mesh;
    }

    void update(Scene next) {
        scene = next;
    }

    /** Before the first view after an update, which chooses for the other eye's too. */
    void chooseDetail(Vector3fc eye, float focalPixels) {
        if (scene == null) {
            return;
        }
        for (Instances[] level : instances) {
            level[SOLIDS].clear();
            level[FADINGS].clear();
        }
        for (int i = 0; i < scene.people().size(); i++) {
            ScenePerson person = scene.people().get(i);
            if (person.headOpacity >= INVISIBLE) {
                Rows.write(person.head.world(), instance, 0);
                Srgb.toLinear(person.colour, instance, 12);
                instance[15] = Math.min(1, person.headOpacity);
                instance[16] = Math.max(NARROWEST_IPD, Math.min(WIDEST_IPD, person.ipd));
                Matrix4x3fc head = person.head.world();
                float distance = Math.max(0.01f, eye.distance(head.m30(), head.m31(), head.m32()));
                int level = detail.level(i, WIDTH * focalPixels / distance);
                instances[level][person.headOpacity < SOLID ? FADINGS : SOLIDS].add(instance);
            }
        }
        for (Instances[] level : instances) {
            level[SOLIDS].upload();
            level[FADINGS].upload();
        }
        scene = null;
    }

    void drawSolid() {
        draw(SOLIDS);
    }

    /** Depth first, so that the far side of a fading head does not show through. */
    void drawFading() {
        gles.colorMask(false, false, false, false);
        draw(FADINGS);
        gles.colorMask(true, true, true, true);
        gles.enable(Gles.BLEND);
        draw(FADINGS);
        gles.disable(Gles.BLEND);
    }

    private void draw(int kind) {
        for (int level = 0; level < LEVELS.length; level++) {
            if (instances[level][kind].count() > 0) {
                program.use();
                meshes[level][kind].bind();
                meshes[level][kind].draw(context, instances[level][kind].count());
            }
        }
    }

    void close() {
        for (int level = 0; level < LEVELS.length; level++) {
            for (int kind = 0; kind < 2; kind++) {
                meshes[level][kind].close();
                instances[level][kind].close();
            }
        }
        program.close();
    }
}
