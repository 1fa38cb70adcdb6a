package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import org.joml.Matrix4f;
import org.joml.Matrix4fc;
import org.joml.Vector3f;
import org.joml.Vector3fc;

/** What all shaders know of the view, as the uniform block of common.glsl. */
final class ViewBlock {
    private static final int FLOATS = 16 + 16 + 4 + 4;
    private static final int BINDING = 0;
    /** Two eyes of three frames. */
    private static final int BUFFERS = 6;

    private final Gles gles;
    /** As many as can be on their way at once: one that the GPU still reads would have to be copied or waited for. */
    private final int[] buffers = new int[BUFFERS];

    private final FloatBuffer values =
            ByteBuffer.allocateDirect(4 * FLOATS).order(ByteOrder.nativeOrder()).asFloatBuffer();
    private final Matrix4f viewProjection = new Matrix4f();
    private final Matrix4f inverse = new Matrix4f();
    private final Vector3f eye = new Vector3f();
    private int next;

    ViewBlock(Gles gles) {
        this.gles = gles;
        for (int i = 0; i < BUFFERS; i++) {
            buffers[i] = gles.genBuffer();
            gles.bindBuffer(Gles.UNIFORM_BUFFER, buffers[i]);
            gles.bufferData(Gles.UNIFORM_BUFFER, 4 * FLOATS, Gles.DYNAMIC_DRAW);
        }
    }

    void set(Matrix4fc view, Matrix4fc projection, float seconds, boolean encode) {
        projection.mul(view, viewProjection);
        viewProjection.invert(inverse);
        view.originAffine(eye);
        viewProjection.get(0, values);
        inverse.get(16, values);
        values.put(32, eye.x).put(33, eye.y).put(34, eye.z).put(35, seconds).put(36, encode ? 1 : 0);
        ((Buffer) values).clear();
        next = (next + 1) % BUFFERS;
        gles.bindBuffer(Gles.UNIFORM_BUFFER, buffers[next]);
        gles.bufferSubData(Gles.UNIFORM_BUFFER, 0, values);
        gles.bindBufferBase(Gles.UNIFORM_BUFFER, BINDING, buffers[next]);
    }

    /** Where the view is from that was set last. */
    Vector3fc eye() {
        return eye;
    }

    void close() {
        for (int buffer : buffers) {
            gles.deleteBuffer(buffer);
        }
    }
}
