package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Vertices and indices that stay on the GPU, and beside them a buffer of instances if there are any. */
final class GpuMesh {
    private final Gles gles;
    private final int vertexArray;
    private final int vertexBuffer;
    private final int indexBuffer;
    private final int indexCount;
    private final int indexType;

    GpuMesh(Gles gles, Buffer vertices, int[] indices) {
        this(
                gles,
                vertices,
                indices.length,
                packed(indices),
                fitsShort(indices) ? Gles.UNSIGNED_SHORT : Gles.UNSIGNED_INT);
    }

    GpuMesh(Gles gles, Buffer vertices, int indexCount, Buffer indices, int indexType) {
        this.gles = gles;
        this.indexCount = indexCount;
        this.indexType = indexType;
        vertexArray = gles.genVertexArray();
        gles.bindVertexArray(vertexArray);
        vertexBuffer = gles.genBuffer();
        gles.bindBuffer(Gles.ARRAY_BUFFER, vertexBuffer);
        gles.bufferData(Gles.ARRAY_BUFFER, vertices, Gles.STATIC_DRAW);
        indexBuffer = gles.genBuffer();
        gles.bindBuffer(Gles.ELEMENT_ARRAY_BUFFER, indexBuffer);
        gles.bufferData(Gles.ELEMENT_ARRAY_BUFFER, indices, Gles.STATIC_DRAW);
    }

    /** Describes an attribute of the buffer that is bound last: the vertices', or a {@link Instances}. */
    void attribute(int index, int size, int type, boolean normalized, int stride, int offset) {
        gles.enableVertexAttribArray(index);
        gles.vertexAttribPointer(index, size, type, normalized, stride, offset);
    }

    void integerAttribute(int index, int size, int type, int stride, int offset) {
        gles.enableVertexAttribArray(index);
        gles.vertexAttribIPointer(index, size, type, stride, offset);
    }

    void bind() {
        gles.bindVertexArray(vertexArray);
    }

    /** After {@link #bind()}. */
    void draw(DrawContext context, int instances) {
        draw(context, 0, indexCount, instances);
    }

    /** A part of it, from one of the indices on. */
    void draw(DrawContext context, int first, int count, int instances) {
        context.elements(count, indexType, first * (indexType == Gles.UNSIGNED_SHORT ? 2 : 4), instances);
    }

    void close() {
        gles.deleteVertexArray(vertexArray);
        gles.deleteBuffer(vertexBuffer);
        gles.deleteBuffer(indexBuffer);
    }

    private static boolean fitsShort(int[] indices) {
        for (int index : indices) {
            if (index > 0xFFFF) {
                return false;
            }
        }
        return true;
    }

    private static Buffer packed(int[] indices) {
        boolean small = fitsShort(indices);
        ByteBuffer bytes =
                ByteBuffer.allocateDirect((small ? 2 : 4) * indices.length).order(ByteOrder.nativeOrder());
        for (int index : indices) {
            if (small) {
                bytes.putShort((short) index);
            } else {
                bytes.putInt(index);
            }
        }
        ((Buffer) bytes).clear();
        return bytes;
    }
}
