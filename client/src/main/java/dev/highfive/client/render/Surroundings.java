package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneHand;
import dev.highfive.client.scene.SceneObject;
import dev.highfive.client.scene.ScenePerson;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.joml.Matrix4x3fc;

/**
 * The floor with its grid, the sky, and a soft shadow straight below whatever is in the room: it shows where on the
 * floor something is, and by how blurred it is how high.
 */
final class Surroundings {
    private static final float HEAD_RADIUS = 0.2f;
    private static final float HAND_RADIUS = 0.07f;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram skyProgram;
    private final ShaderProgram floorProgram;
    private final ShaderProgram shadowProgram;
    private final GpuMesh square;
    private final Instances shadows;
    private final float[] instance = new float[4];
    private boolean visible;

    Surroundings(DrawContext context) {
        this.context = context;
        gles = context.gles;
        skyProgram = new ShaderProgram(gles, "sky.vert", "sky.frag");
        floorProgram = new ShaderProgram(gles, "floor.vert", "floor.frag");
        shadowProgram = new ShaderProgram(gles, "shadow.vert", "shadow.frag");
        ByteBuffer corners = ByteBuffer.allocateDirect(32).order(ByteOrder.nativeOrder());
        corners.asFloatBuffer().put(new float[] {-1, -1, 1, -1, 1, 1, -1, 1});
        square = new GpuMesh(gles, corners, new int[] {0, 2, 1, 0, 3, 2});
        square.attribute(0, 2, Gles.FLOAT, false, 8, 0);
        shadows = new Instances(gles, 1);
        shadows.attach(1);
    }

    void update(Scene scene) {
        visible = scene.surroundings;
        shadows.clear();
        if (visible) {
            for (int i = 0; i < scene.people().size(); i++) {
                ScenePerson person = scene.people().get(i);
                Matrix4x3fc head = person.head.world();
                addShadow(head.m30(), head.m31(), head.m32(), HEAD_RADIUS, person.headOpacity);
                addShadow(person.left);
                addShadow(person.right);
            }
            for (int i = 0; i < scene.objects().size(); i++) {
                addShadow(scene.objects().get(i));
            }
            shadows.upload();
        }
    }

    private void addShadow(SceneHand hand) {
        addShadow(hand.joints[0], hand.joints[1], hand.joints[2], HAND_RADIUS, hand.opacity);
    }

    private void addShadow(SceneObject object) {
        Matrix4x3fc world = object.placement.world();
        float volume = Math.abs(world.determinant());
        addShadow(world.m30(), world.m31(), world.m32(), 0.6f * (float) Math.cbrt(volume), 1);
    }

    private void addShadow(float x, float y, float z, float radius, float opacity) {
        if (opacity > 0 && y > 0 && y < 3 && radius < 10) {
            float blurred = radius + 0.14f * y;
            float spread = radius / blurred;
            instance[0] = x;
            instance[1] = z;
            instance[2] = 1.5f * blurred;
            instance[3] = 0.65f * (float) Math.pow(spread, 0.75) * opacity;
            shadows.add(instance);
        }
    }

    /** Behind everything that has been drawn, even below the floor: as far away as can be. */
    void draw() {
        if (!visible) {
            return;
        }
        gles.depthMask(false);
        gles.depthRangef(1, 1);
        square.bind();
        skyProgram.use();
        square.draw(context, 1);
        gles.disable(Gles.CULL_FACE);
        gles.enable(Gles.BLEND);
        floorProgram.use();
        square.draw(context, 1);
        if (shadows.count() > 0) {
            shadowProgram.use();
            square.draw(context, shadows.count());
        }
        gles.disable(Gles.BLEND);
        gles.enable(Gles.CULL_FACE);
        gles.depthRangef(0, 1);
        gles.depthMask(true);
    }

    void close() {
        square.close();
        shadows.close();
        skyProgram.close();
        floorProgram.close();
        shadowProgram.close();
    }
}
