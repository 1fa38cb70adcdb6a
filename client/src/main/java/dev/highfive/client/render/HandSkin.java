package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.ScenePerson;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.joml.Vector3fc;

/**
 * Draws the hands of all people at once: one mesh, instanced, with a row of bone matrices a hand in a texture. Left and
 * right hands are two draws, because a mirrored hand turns its triangles the other way; so are solid and fading ones,
 * and those of each level of detail.
 */
final class HandSkin {
    private static final int TEXELS = 3 * HandRig.BONES + 1;
    private static final float SOLID = 0.995f;
    private static final float INVISIBLE = 0.004f;
    private static final int KINDS = 4;
    private static final int LEFT = 1;
    private static final int FADING = 2;
    private static final int ROW_ATTRIBUTE = 5;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final StoredMesh model = StoredMesh.load("hand.mesh");
    private final GpuMesh mesh;
    /** Of frames that may be on their way at once: one that the GPU still reads would have to be copied. */
    private final int[] textures = new int[3];

    private int texture;
    private final HandBones bones = new HandBones();
    private final HandGroups groups;
    private final float[] row = new float[4 * TEXELS];
    private FloatBuffer rows;
    private int capacity;
    private int used;

    HandSkin(DrawContext context) {
        this.context = context;
        gles = context.gles;
        groups = new HandGroups(gles, KINDS, model.levelCount());
        program = new ShaderProgram(gles, "hand.vert", "hand.frag");
        mesh = model.upload(gles);
        mesh.attribute(0, 3, Gles.FLOAT, false, HandVertex.STRIDE, 0);
        mesh.attribute(1, 4, Gles.SHORT, true, HandVertex.STRIDE, HandVertex.NORMAL);
        mesh.attribute(2, 4, Gles.SHORT, true, HandVertex.STRIDE, HandVertex.NAIL);
        mesh.integerAttribute(3, 4, Gles.UNSIGNED_BYTE, HandVertex.STRIDE, HandVertex.BONES);
        mesh.attribute(4, 4, Gles.UNSIGNED_BYTE, true, HandVertex.STRIDE, HandVertex.WEIGHTS);
        groups.bind();
        mesh.integerAttribute(ROW_ATTRIBUTE, 1, Gles.UNSIGNED_INT, 4, 0);
        gles.vertexAttribDivisor(ROW_ATTRIBUTE, 1);
        for (int i = 0; i < textures.length; i++) {
            textures[i] = gles.genTexture();
        }
        grow(8);
        program.use();
        gles.uniform1i(program.uniform("bones"), 0);
    }

    /** Takes the hands of a scene over; what is drawn until the next call. */
    void update(Scene scene) {
        used = 0;
        groups.clear();
        for (int i = 0; i < scene.people().size(); i++) {
            ScenePerson person = scene.people().get(i);
            take(person.right, 2 * i, 0, person.colour);
            take(person.left, 2 * i + 1, LEFT, person.colour);
        }
        if (used > 0) {
            texture = (texture + 1) % textures.length;
            gles.bindTexture(Gles.TEXTURE_2D, textures[texture]);
            ((Buffer) rows).clear().limit(used * 4 * TEXELS);
            gles.texSubImage2D(Gles.TEXTURE_2D, 0, 0, 0, TEXELS, used, Gles.RGBA, Gles.FLOAT, rows);
        }
    }

    private void take(SceneHand hand, int number, int side, int colour) {
        if (hand.opacity < INVISIBLE || !bones.pose(hand.joints, side == LEFT, row, 0)) {
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
        groups.add(number, side + (hand.opacity < SOLID ? FADING : 0), hand.joints, bones.palmLength());
    }

    private void grow(int size) {
        FloatBuffer larger = ByteBuffer.allocateDirect(size * 4 * row.length)
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
        if (rows != null) {
            ((Buffer) rows).clear();
            larger.put(rows);
        }
        rows = larger;
        capacity = size;
        groups.grow(size);
        for (int each : textures) {
            gles.bindTexture(Gles.TEXTURE_2D, each);
            gles.texImage2D(Gles.TEXTURE_2D, 0, Gles.RGBA32F, TEXELS, size, Gles.RGBA, Gles.FLOAT, null);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.NEAREST);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MAG_FILTER, Gles.NEAREST);
        }
    }

    /** Before each view; see {@link HandGroups}. */
    void chooseDetail(Vector3fc eye, float focalPixels) {
        groups.choose(eye, focalPixels);
    }

    void drawSolid() {
        if (!groups.isEmpty(0) || !groups.isEmpty(LEFT)) {
            begin();
            draw(0);
            draw(LEFT);
            gles.frontFace(Gles.CCW);
        }
    }

    /** Depth first, then colour: of a fading hand only the nearest surface is seen, never its inside. */
    void drawFading() {
        if (!groups.isEmpty(FADING) || !groups.isEmpty(FADING + LEFT)) {
            begin();
            gles.colorMask(false, false, false, false);
            draw(FADING);
            draw(FADING + LEFT);
            gles.colorMask(true, true, true, true);
            gles.enable(Gles.BLEND);
            draw(FADING);
            draw(FADING + LEFT);
            gles.disable(Gles.BLEND);
            gles.frontFace(Gles.CCW);
        }
    }

    private void begin() {
        program.use();
        mesh.bind();
        groups.bind();
        gles.activeTexture(Gles.TEXTURE0);
        gles.bindTexture(Gles.TEXTURE_2D, textures[texture]);
    }

    private void draw(int kind) {
        gles.frontFace(kind % 2 == LEFT ? Gles.CW : Gles.CCW);
        for (int level = 0; level < model.levelCount(); level++) {
            int count = groups.count(kind, level);
            if (count > 0) {
                gles.vertexAttribIPointer(ROW_ATTRIBUTE, 1, Gles.UNSIGNED_INT, 4, groups.offsetBytes(kind, level));
                mesh.draw(context, model.levels[level], model.levels[level + 1] - model.levels[level], count);
            }
        }
    }

    void close() {
        mesh.close();
        groups.close();
        for (int each : textures) {
            gles.deleteTexture(each);
        }
        program.close();
    }
}
