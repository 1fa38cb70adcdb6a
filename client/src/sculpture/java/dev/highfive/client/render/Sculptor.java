package dev.highfive.client.render;

import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Makes the meshes of hands and heads, as {@link StoredMesh} reads them. The build runs it; the program that draws
 * carries what comes out, and none of this.
 */
public final class Sculptor {
    static final float[] HAND_CELLS_MM = {3.2f, 5, 9};
    private static final float HEAD_CELL_MM = 7.5f;
    private static final float COARSE_HEAD_CELL_MM = 15;

    private Sculptor() {}

    /** @param folder of resources, in which they get their place */
    public static void main(String[] folder) throws IOException {
        Path here = Path.of(folder[0], Sculptor.class.getPackageName().split("\\."));
        Files.createDirectories(here);
        HandMesh hand = HandMesh.model(HAND_CELLS_MM);
        store(here.resolve("hand.mesh"), hand.vertices, hand.levels);
        storeHead(here.resolve("head.mesh"), HEAD_CELL_MM);
        storeHead(here.resolve("head-coarse.mesh"), COARSE_HEAD_CELL_MM);
    }

    private static void storeHead(Path file, float cellMm) throws IOException {
        TriangleMesh mm = SurfaceNets.polygonise(new HeadSculpture(), HeadSculpture.LOW, HeadSculpture.HIGH, cellMm);
        ByteBuffer vertices = ByteBuffer.allocate(mm.vertexCount() * 24).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < mm.positions.length; i += 3) {
            for (int k = 0; k < 3; k++) {
                vertices.putFloat(mm.positions[i + k] / 1000);
            }
            for (int k = 0; k < 3; k++) {
                vertices.putFloat(mm.normals[i + k]);
            }
        }
        store(file, vertices, mm.indices);
    }

    private static void store(Path file, ByteBuffer vertices, int[]... levels) throws IOException {
        try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
            out.writeInt(levels.length + 1);
            int end = 0;
            out.writeInt(end);
            for (int[] level : levels) {
                end += level.length;
                out.writeInt(end);
            }
            out.writeInt(vertices.capacity());
            out.write(vertices.array());
            ByteBuffer indices = ByteBuffer.allocate(2 * end).order(ByteOrder.LITTLE_ENDIAN);
            for (int[] level : levels) {
                for (int index : level) {
                    indices.putShort((short) index);
                }
            }
            out.write(indices.array());
        }
    }
}
