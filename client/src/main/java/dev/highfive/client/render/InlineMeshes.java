package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Scene;
import dev.highfive.client.scene.SceneMesh;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Draws all inline meshes of a room at once. Each has its own stretch of one vertex and one index buffer, and only what
 * has changed is copied there. A stretch that nobody uses is filled with triangles of no size until someone does.
 */
final class InlineMeshes {
    private static final int STRIDE = 28;

    private final DrawContext context;
    private final Gles gles;
    private final ShaderProgram program;
    private final int vertexArray;
    private final int vertexBuffer;
    private final int indexBuffer;
    private final Map<SceneMesh, Stretch> stretches = new IdentityHashMap<>();
    private final List<Stretch> all = new ArrayList<>();
    private ByteBuffer staging = ByteBuffer.allocateDirect(1 << 12).order(ByteOrder.nativeOrder());
    private int vertexCapacity = 1 << 12;
    private int indexCapacity = 1 << 13;
    private int usedVertices;
    private int usedIndices;
    private int frame;
    private boolean visible;

    /** A mesh's part of the buffers. */
    private static final class Stretch {
        @Nullable
        SceneMesh mesh;

        int version;
        int frame;
        int colour;
        int firstVertex;
        int vertices;
        int firstIndex;
        int indices;
    }

    InlineMeshes(DrawContext context) {
        this.context = context;
        gles = context.gles;
        program = new ShaderProgram(gles, "inline.vert", "inline.frag");
        vertexArray = gles.genVertexArray();
        vertexBuffer = gles.genBuffer();
        indexBuffer = gles.genBuffer();
        gles.bindVertexArray(vertexArray);
        allocate();
        gles.enableVertexAttribArray(0);
        gles.vertexAttribPointer(0, 3, Gles.FLOAT, false, STRIDE, 0);
        gles.enableVertexAttribArray(1);
        gles.vertexAttribPointer(1, 3, Gles.FLOAT, false, STRIDE, 12);
        gles.enableVertexAttribArray(2);
        gles.vertexAttribPointer(2, 4, Gles.UNSIGNED_BYTE, true, STRIDE, 24);
    }

    void update(Scene scene) {
        frame++;
        visible = !scene.meshes().isEmpty();
        if (!visible && stretches.isEmpty()) {
            return;
        }
        gles.bindVertexArray(vertexArray);
        gles.bindBuffer(Gles.ARRAY_BUFFER, vertexBuffer);
        for (int i = 0; i < scene.meshes().size(); i++) {
            SceneMesh mesh = scene.meshes().get(i);
            Stretch stretch = stretches.get(mesh);
            if (stretch != null && (mesh.vertexCount() > stretch.vertices || mesh.indexCount() > stretch.indices)) {
                release(stretch);
                stretch = null;
            }
            if (stretch == null) {
                stretch = take(mesh);
            }
            if (stretch.version != mesh.version() || stretch.colour != mesh.colour) {
                copy(mesh, stretch);
            }
            stretch.frame = frame;
        }
        for (int i = 0; i < all.size(); i++) {
            Stretch stretch = all.get(i);
            if (stretch.mesh != null && stretch.frame != frame) {
                release(stretch);
            }
        }
    }

    private Stretch take(SceneMesh mesh) {
        Stretch fit = null;
        for (int i = 0; i < all.size() && fit == null; i++) {
            Stretch free = all.get(i);
            if (free.mesh == null && free.vertices >= mesh.vertexCount() && free.indices >= mesh.indexCount()) {
                fit = free;
            }
        }
        if (fit == null) {
            fit = new Stretch();
            fit.vertices = capacityFor(mesh.vertexCount());
            fit.indices = 3 * capacityFor(mesh.indexCount() / 3);
            fit.firstVertex = usedVertices;
            fit.firstIndex = usedIndices;
            all.add(fit);
            usedVertices += fit.vertices;
            usedIndices += fit.indices;
            growIfFull();
        }
        fit.mesh = mesh;
        fit.version = mesh.version() - 1;
        stretches.put(mesh, fit);
        return fit;
    }

    private static int capacityFor(int count) {
        return Math.max(64, Integer.highestOneBit(Math.max(1, count - 1)) << 1);
    }

    private void release(Stretch stretch) {
        stretches.remove(stretch.mesh);
        stretch.mesh = null;
        stage(4 * stretch.indices);
        for (int i = 0; i < stretch.indices; i++) {
            staging.putInt(4 * i, 0);
        }
        gles.bufferSubData(Gles.ELEMENT_ARRAY_BUFFER, 4 * stretch.firstIndex, staging);
    }

    /** Larger buffers are new ones: everything is copied again. */
    private void growIfFull() {
        if (usedVertices > vertexCapacity || usedIndices > indexCapacity) {
            while (usedVertices > vertexCapacity || usedIndices > indexCapacity) {
                vertexCapacity *= 2;
                indexCapacity *= 2;
            }
            allocate();
            for (int i = 0; i < all.size(); i++) {
                Stretch stretch = all.get(i);
                if (stretch.mesh != null) {
                    stretch.version = stretch.mesh.version() - 1;
                }
            }
        }
    }

    private void allocate() {
        gles.bindBuffer(Gles.ARRAY_BUFFER, vertexBuffer);
        gles.bufferData(Gles.ARRAY_BUFFER, STRIDE * vertexCapacity, Gles.DYNAMIC_DRAW);
        gles.bindBuffer(Gles.ELEMENT_ARRAY_BUFFER, indexBuffer);
        stage(4 * indexCapacity);
        for (int i = 0; i < indexCapacity; i++) {
            staging.putInt(4 * i, 0);
        }
        gles.bufferData(Gles.ELEMENT_ARRAY_BUFFER, staging, Gles.DYNAMIC_DRAW);
    }

    private void copy(SceneMesh mesh, Stretch stretch) {
        float[] vertices = mesh.vertices();
        stage(STRIDE * mesh.vertexCount());
        for (int i = 0; i < mesh.vertexCount(); i++) {
            for (int k = 0; k < 6; k++) {
                staging.putFloat(STRIDE * i + 4 * k, vertices[6 * i + k]);
            }
            for (int k = 0; k < 3; k++) {
                staging.put(STRIDE * i + 24 + k, (byte) (mesh.colour >> 16 - 8 * k));
            }
        }
        gles.bufferSubData(Gles.ARRAY_BUFFER, STRIDE * stretch.firstVertex, staging);
        int[] indices = mesh.indices();
        stage(4 * stretch.indices);
        for (int i = 0; i < stretch.indices; i++) {
            staging.putInt(4 * i, i < mesh.indexCount() ? stretch.firstVertex + indices[i] : 0);
        }
        gles.bufferSubData(Gles.ELEMENT_ARRAY_BUFFER, 4 * stretch.firstIndex, staging);
        stretch.version = mesh.version();
        stretch.colour = mesh.colour;
    }

    private void stage(int bytes) {
        if (staging.capacity() < bytes) {
            staging = ByteBuffer.allocateDirect(Math.max(bytes, 2 * staging.capacity()))
                    .order(ByteOrder.nativeOrder());
        }
        ((Buffer) staging).clear().limit(bytes);
    }

    void draw() {
        if (visible && usedIndices > 0) {
            program.use();
            gles.disable(Gles.CULL_FACE); // what others draw may be seen from both sides
            gles.bindVertexArray(vertexArray);
            context.elements(usedIndices, Gles.UNSIGNED_INT, 0, 1);
            gles.enable(Gles.CULL_FACE);
        }
    }

    void close() {
        gles.deleteVertexArray(vertexArray);
        gles.deleteBuffer(vertexBuffer);
        gles.deleteBuffer(indexBuffer);
        program.close();
    }
}
