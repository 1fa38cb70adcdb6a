package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneObject;
import org.joml.Matrix4x3fc;

/** Draws all objects of the simple shapes, each shape at once. */
final class Shapes {
    private static final SceneObject.Shape[] KINDS = SceneObject.Shape.values();

    private final DrawContext context;
    private final ShaderProgram program;
    private final int wholeRadius;
    private final GpuMesh[] meshes = new GpuMesh[KINDS.length];
    private final Instances[] instances = new Instances[KINDS.length];
    private final float[] instance = new float[16];

    Shapes(DrawContext context) {
        this.context = context;
        Gles gles = context.gles;
        program = new ShaderProgram(gles, "shape.vert", "shape.frag");
        wholeRadius = program.uniform("wholeRadius");
        for (SceneObject.Shape kind : KINDS) {
            RoundedShape shape =
                    switch (kind) {
                        case BOX -> RoundedShape.box();
                        case SPHERE -> RoundedShape.sphere();
                        case CYLINDER -> RoundedShape.cylinder();
                    };
            GpuMesh mesh = new GpuMesh(gles, shape.vertices(), shape.indices());
            mesh.attribute(0, 3, Gles.FLOAT, false, RoundedShape.STRIDE, 0);
            mesh.attribute(1, 3, Gles.FLOAT, false, RoundedShape.STRIDE, 12);
            Instances copies = new Instances(gles, 4);
            copies.attach(2);
            meshes[kind.ordinal()] = mesh;
            instances[kind.ordinal()] = copies;
        }
    }

    void update(Scene scene) {
        for (Instances copies : instances) {
            copies.clear();
        }
        for (int i = 0; i < scene.objects().size(); i++) {
            SceneObject object = scene.objects().get(i);
            Matrix4x3fc world = object.placement.world();
            if (world.isFinite()) {
                Rows.write(world, instance, 0);
                Srgb.toLinear(object.colour, instance, 12);
                instance[15] = object.look.ordinal() + (object.highlighted ? 0.5f : 0);
                instances[object.shape.ordinal()].add(instance);
            }
        }
        for (Instances copies : instances) {
            copies.upload();
        }
    }

    void draw() {
        for (SceneObject.Shape kind : KINDS) {
            Instances copies = instances[kind.ordinal()];
            if (copies.count() > 0) {
                program.use();
                context.gles.uniform1f(wholeRadius, kind == SceneObject.Shape.SPHERE ? 1 : 0);
                meshes[kind.ordinal()].bind();
                meshes[kind.ordinal()].draw(context, copies.count());
            }
        }
    }

    void close() {
        for (int i = 0; i < KINDS.length; i++) {
            meshes[i].close();
            instances[i].close();
        }
        program.close();
    }
}
