package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.ScenePerson;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;

/**
 * Draws the hands of all people at once: one mesh, instanced, with a row of bone matrices a hand in a texture. Left and
 * right hands are two draws, because a mirrored hand turns its triangles the other way; so are solid and fading ones.
 */
final class HandSkin {
    private static final int TEXELS = 3 * HandRig.BONES + 1;
    private static final float SOLID = 0.995f;
    private static final float INVISIBLE = 0.004f;
    private static final int KINDS = 4;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final int firstHand;
    private final GpuMesh mesh;
    private final int texture;
    private final HandBones bones = new HandBones();
    private final float[] row = new float[4 * TEXELS];
    /** Of right solid, left solid, right fading and left fading hands. */
    private final int[] counts = new int[KINDS];
    private FloatBuffer rows;
    private int capacity;
    private int used;

    HandSkin(DrawContext context, HandMesh model) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "hand.vert", "hand.frag");
        firstHand = program.uniform("firstHand");
        mesh = new GpuMesh(gles, model.vertices, model.indices);
        mesh.attribute(0, 3, Gles.FLOAT, false, HandMesh.STRIDE, 0);
        mesh.attribute(1, 4, Gles.SHORT, true, HandMesh.STRIDE, HandMesh.NORMAL);
        mesh.attribute(2, 4, Gles.SHORT, true, HandMesh.STRIDE, HandMesh.NAIL);
        mesh.integerAttribute(3, 4, Gles.UNSIGNED_BYTE, HandMesh.STRIDE, HandMesh.BONES);
        mesh.attribute(4, 4, Gles.UNSIGNED_BYTE, true, HandMesh.STRIDE, HandMesh.WEIGHTS);
        texture = gles.genTexture();
        grow(8);
        program.use();
        gles.uniform1i(program.uniform("bones"), 0);
    }

    /** Takes the hands of a scene over; what is drawn until the next call. */
    void update(Scene scene) {
        used = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            final int before = used;
            for (int i = 0; i < scene.people().size(); i++) {
                final ScenePerson person = scene.people().get(i);
                final boolean left = (kind & 1) != 0;
                take(left ? person.left : person.right, left, kind >= 2, person.colour);
            }
            counts[kind] = used - before;
        }
        if (used > 0) {
            gles.bindTexture(Gles.TEXTURE_2D, texture);
            ((Buffer) rows).clear().limit(used * 4 * TEXELS);
            gles.texSubImage2D(Gles.TEXTURE_2D, 0, 0, 0, TEXELS, used, Gles.RGBA, Gles.FLOAT, rows);
        }
    }

    private void take(SceneHand hand, boolean left, boolean fading, int colour) {
        if (hand.opacity < INVISIBLE || hand.opacity < SOLID != fading || !bones.pose(hand.joints, left, row, 0)) {
            return;
        }
        Srgb.toLinear(colour, row, HandBones.FLOATS);
        row[HandBones.FLOATS + 3] = Math.min(1, hand.opacity);
        if (used == capacity) {
            grow(2 * capacity);
        }
        ((Buffer) rows).clear().position(used * row.length);
        rows.put(row);
        used++;
    }

    private void grow(int hands) {
        final FloatBuffer larger = ByteBuffer.allocateDirect(hands * 4 * row.length).order(ByteOrder.nativeOrder())
                .asFloatBuffer();
        if (rows != null) {
            ((Buffer) rows).clear();
            larger.put(rows);
        }
        rows = larger;
        capacity = hands;
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        gles.texImage2D(Gles.TEXTURE_2D, 0, Gles.RGBA32F, TEXELS, hands, Gles.RGBA, Gles.FLOAT, null);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.NEAREST);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MAG_FILTER, Gles.NEAREST);
    }

    void drawSolid() {
        if (counts[0] + counts[1] > 0) {
            begin();
            draw(0);
            draw(1);
            gles.frontFace(Gles.CCW);
        }
    }

    /** Depth first, then colour: of a fading hand only the nearest surface is seen, never its inside. */
    void drawFading() {
        if (counts[2] + counts[3] > 0) {
            begin();
            gles.colorMask(false, false, false, false);
            draw(2);
            draw(3);
            gles.colorMask(true, true, true, true);
            gles.enable(Gles.BLEND);
            draw(2);
            draw(3);
            gles.disable(Gles.BLEND);
            gles.frontFace(Gles.CCW);
        }
    }

    private void begin() {
        program.use();
        mesh.bind();
        gles.activeTexture(Gles.TEXTURE0);
        gles.bindTexture(Gles.TEXTURE_2D, texture);
    }

    private void draw(int kind) {
        if (counts[kind] > 0) {
            int first = 0;
            for (int i = 0; i < kind; i++) {
                first += counts[i];
            }
            gles.uniform1i(firstHand, first);
            gles.frontFace((kind & 1) == 0 ? Gles.CCW : Gles.CW);
            mesh.draw(context, counts[kind]);
        }
    }

    void close() {
        mesh.close();
        gles.deleteTexture(texture);
        program.close();
    }
}
