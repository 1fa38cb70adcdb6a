package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.ScenePerson;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Draws the heads of all people at once; the shader paints visor, eyes and mouth on. */
final class Heads {
    private static final float CELL_MM = 7;
    private static final float SOLID = 0.995f;
    private static final float INVISIBLE = 0.004f;
    private static final float NARROWEST_IPD = 0.04f;
    private static final float WIDEST_IPD = 0.085f;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final GpuMesh solidMesh;
    private final GpuMesh fadingMesh;
    private final Instances solid;
    private final Instances fading;
    private final float[] instance = new float[20];

    Heads(DrawContext context) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "head.vert", "head.frag");
        solid = new Instances(gles, 5);
        fading = new Instances(gles, 5);
        final TriangleMesh model = SurfaceNets.polygonise(new HeadSculpture(), HeadSculpture.LOW, HeadSculpture.HIGH,
                CELL_MM);
        solidMesh = mesh(model, solid);
        fadingMesh = mesh(model, fading);
    }

    private GpuMesh mesh(TriangleMesh model, Instances instances) {
        final ByteBuffer vertices = ByteBuffer.allocateDirect(model.vertexCount() * 24).order(ByteOrder.nativeOrder());
        for (int i = 0; i < model.positions.length; i += 3) {
            for (int k = 0; k < 3; k++) {
                vertices.putFloat(model.positions[i + k] / 1000);
            }
            for (int k = 0; k < 3; k++) {
                vertices.putFloat(model.normals[i + k]);
            }
        }
        ((Buffer) vertices).clear();
        final GpuMesh mesh = new GpuMesh(gles, vertices, model.indices);
        mesh.attribute(0, 3, Gles.FLOAT, false, 24, 0);
        mesh.attribute(1, 3, Gles.FLOAT, false, 24, 12);
        instances.attach(2);
        return mesh;
    }

    void update(Scene scene) {
        solid.clear();
        fading.clear();
        for (int i = 0; i < scene.people().size(); i++) {
            final ScenePerson person = scene.people().get(i);
            if (person.headOpacity >= INVISIBLE) {
                Rows.write(person.head.world(), instance, 0);
                Srgb.toLinear(person.colour, instance, 12);
                instance[15] = Math.min(1, person.headOpacity);
                instance[16] = Math.max(NARROWEST_IPD, Math.min(WIDEST_IPD, person.ipd));
                (person.headOpacity < SOLID ? fading : solid).add(instance);
            }
        }
        solid.upload();
        fading.upload();
    }

    void drawSolid() {
        draw(solidMesh, solid);
    }

    /** Depth first, so that the far side of a fading head does not show through. */
    void drawFading() {
        if (fading.count() > 0) {
            gles.colorMask(false, false, false, false);
            draw(fadingMesh, fading);
            gles.colorMask(true, true, true, true);
            gles.enable(Gles.BLEND);
            draw(fadingMesh, fading);
            gles.disable(Gles.BLEND);
        }
    }

    private void draw(GpuMesh mesh, Instances instances) {
        if (instances.count() > 0) {
            program.use();
            mesh.bind();
            mesh.draw(context, instances.count());
        }
    }

    void close() {
        solidMesh.close();
        fadingMesh.close();
        solid.close();
        fading.close();
        program.close();
    }
}
