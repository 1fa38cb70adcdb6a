package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;

/** What differs between the copies of a mesh that are drawn at once: a few vectors each, filled anew every frame. */
final class Instances {
    private final Gles gles;
    private final int buffer;
    private final int floats;
    private FloatBuffer values;
    private int count;

    /** @param vectors of four floats for each instance */
    Instances(Gles gles, int vectors) {
        this.gles = gles;
        this.floats = 4 * vectors;
        buffer = gles.genBuffer();
        values = allocate(16 * floats);
    }

    /** Adds the vectors to the mesh that is bound, as attributes from this one on. */
    void attach(int firstAttribute) {
        gles.bindBuffer(Gles.ARRAY_BUFFER, buffer);
        gles.bufferData(Gles.ARRAY_BUFFER, 4 * values.capacity(), Gles.STREAM_DRAW);
        for (int i = 0; i < floats / 4; i++) {
            gles.enableVertexAttribArray(firstAttribute + i);
            gles.vertexAttribPointer(firstAttribute + i, 4, Gles.FLOAT, false, 4 * floats, 16 * i);
            gles.vertexAttribDivisor(firstAttribute + i, 1);
        }
    }

    void clear() {
        count = 0;
        ((Buffer) values).clear();
    }

    /** Takes as many floats as an instance has. */
    void add(float[] instance) {
        if (values.remaining() < floats) {
            FloatBuffer larger = allocate(2 * values.capacity());
            ((Buffer) values).flip();
            larger.put(values);
            values = larger;
        }
        values.put(instance, 0, floats);
        count++;
    }

    int count() {
        return count;
    }

    void upload() {
        if (count > 0) {
            gles.bindBuffer(Gles.ARRAY_BUFFER, buffer);
            // Its own store every frame, so that the GPU may still be reading the last one.
            gles.bufferData(Gles.ARRAY_BUFFER, 4 * values.capacity(), Gles.STREAM_DRAW);
            ((Buffer) values).flip();
            gles.bufferSubData(Gles.ARRAY_BUFFER, 0, values);
        }
    }

    void close() {
        gles.deleteBuffer(buffer);
    }

    private static FloatBuffer allocate(int capacity) {
        return ByteBuffer.allocateDirect(4 * capacity)
                .order(ByteOrder.nativeOrder())
                .asFloatBuffer();
    }
}
