package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.ScenePerson;
import dev.highfive.client.scene.SceneText;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.joml.Matrix4x3fc;

/** Draws all that is written: names and lines in the room, which turn to the viewer, and lines on the screen. */
final class Texts {
    private static final float NAME_SIZE = 0.042f;
    private static final float NAME_ABOVE_EYES = 0.185f;
    private static final int WHITE = 0xFFFFFF;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final int screenUniform;
    private final int atlas;
    private final Sheet inWorld;
    private final Sheet screen;

    Texts(DrawContext context) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "text.vert", "text.frag");
        screenUniform = program.uniform("screen");
        Font font = Font.load();
        atlas = upload(font);
        inWorld = new Sheet(gles, font);
        screen = new Sheet(gles, font);
        program.use();
        gles.uniform1i(program.uniform("atlas"), 0);
    }

    private int upload(Font font) {
        int texture = gles.genTexture();
        gles.bindTexture(Gles.TEXTURE_2D, texture);
        gles.pixelStorei(Gles.UNPACK_ALIGNMENT, 1);
        gles.texImage2D(
                Gles.TEXTURE_2D,
                0,
                Gles.R8,
                font.atlasWidth,
                font.atlasHeight,
                Gles.RED,
                Gles.UNSIGNED_BYTE,
                font.atlas);
        gles.generateMipmap(Gles.TEXTURE_2D);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.LINEAR_MIPMAP_LINEAR);
        gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MAG_FILTER, Gles.LINEAR);
        return texture;
    }

    void update(Scene scene) {
        inWorld.batch.clear();
        for (int i = 0; i < scene.people().size(); i++) {
            ScenePerson person = scene.people().get(i);
            Matrix4x3fc head = person.head.world();
            inWorld.batch.at(head.m30(), head.m31() + NAME_ABOVE_EYES, head.m32());
            inWorld.batch.addCentred(person.name, NAME_SIZE, WHITE, person.headOpacity, 0.85f);
        }
        for (int i = 0; i < scene.texts().size(); i++) {
            SceneText text = scene.texts().get(i);
            inWorld.batch.at(text.position.x, text.position.y, text.position.z);
            inWorld.batch.addCentred(text.text, text.height, text.colour, text.opacity, text.plateOpacity);
        }
        inWorld.instances.upload();
    }

    void draw() {
        gles.depthMask(false);
        draw(inWorld, 0, 0);
        gles.depthMask(true);
    }

    /** Lines in the upper left corner of the screen, over whatever is there. */
    void drawOnScreen(List<? extends CharSequence> lines, float size, int width, int height) {
        TextBatch batch = screen.batch;
        batch.clear();
        batch.at(0, 0, 0);
        float widest = 0;
        for (int i = 0; i < lines.size(); i++) {
            widest = Math.max(widest, batch.width(lines.get(i), size));
        }
        if (widest > 0) {
            float margin = 0.7f * size;
            batch.addPlate(
                    0.5f * margin,
                    -(1.5f * margin + 1.35f * size * lines.size()),
                    2.5f * margin + widest,
                    -0.5f * margin,
                    0.6f * size,
                    0.6f);
            for (int i = 0; i < lines.size(); i++) {
                batch.add(lines.get(i), 1.5f * margin, -margin - (i + 0.95f) * 1.35f * size, size, WHITE);
            }
            screen.instances.upload();
            draw(screen, width, height);
        }
    }

    private void draw(Sheet sheet, int width, int height) {
        if (sheet.instances.count() > 0) {
            program.use();
            gles.uniform2f(screenUniform, width, height);
            gles.activeTexture(Gles.TEXTURE0);
            gles.bindTexture(Gles.TEXTURE_2D, atlas);
            gles.disable(Gles.CULL_FACE);
            gles.enable(Gles.BLEND);
            sheet.square.bind();
            sheet.square.draw(context, sheet.instances.count());
            gles.disable(Gles.BLEND);
            gles.enable(Gles.CULL_FACE);
        }
    }

    void close() {
        inWorld.close();
        screen.close();
        gles.deleteTexture(atlas);
        program.close();
    }

    /** What is written in the inWorld, or on the screen. */
    private static final class Sheet {
        final GpuMesh square;
        final Instances instances;
        final TextBatch batch;

        Sheet(Gles gles, Font font) {
            ByteBuffer corners = ByteBuffer.allocateDirect(32).order(ByteOrder.nativeOrder());
            corners.asFloatBuffer().put(new float[] {0, 0, 1, 0, 1, 1, 0, 1});
            square = new GpuMesh(gles, corners, new int[] {0, 1, 2, 0, 2, 3});
            square.attribute(0, 2, Gles.FLOAT, false, 8, 0);
            instances = new Instances(gles, TextBatch.VECTORS);
            instances.attach(1);
            batch = new TextBatch(font, instances);
        }

        void close() {
            square.close();
            instances.close();
        }
    }
}
