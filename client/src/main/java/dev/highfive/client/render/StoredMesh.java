package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.io.DataInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A mesh as the GPU takes it, in levels of detail that share their vertices. The build makes it (src/sculpture): that
 * takes a headset seconds, which the thread that draws does not have.
 */
final class StoredMesh {
    final ByteBuffer vertices;
    /** Of all levels, the finest first; unsigned, of two bytes. */
    final ByteBuffer indices;
    /** Where each level begins among the indices, and at last where they end. */
    final int[] levels;

    private StoredMesh(DataInputStream in) throws IOException {
        levels = new int[in.readInt()];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = in.readInt();
        }
        vertices = bytes(in, in.readInt());
        indices = bytes(in, 2 * levels[levels.length - 1]);
    }

    /** @param file in this package */
    static StoredMesh load(String file) {
        try (InputStream in = StoredMesh.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new FileNotFoundException(file);
            }
            return new StoredMesh(new DataInputStream(in));
        } catch (IOException e) {
            throw new IllegalStateException("The mesh " + file + " is missing from the program.", e);
        }
    }

    int levelCount() {
        return levels.length - 1;
    }

    GpuMesh upload(Gles gles) {
        return new GpuMesh(gles, vertices, levels[levelCount()], indices, Gles.UNSIGNED_SHORT);
    }

    /** Little-endian, as all are that this runs on. */
    private static ByteBuffer bytes(DataInputStream in, int count) throws IOException {
        byte[] bytes = new byte[count];
        in.readFully(bytes);
        ByteBuffer direct =
                ByteBuffer.allocateDirect(count).order(ByteOrder.LITTLE_ENDIAN).put(bytes);
        ((Buffer) direct).clear();
        return direct;
    }
}
