package dev.highfive.client.assets.mesh;

import static org.junit.jupiter.api.Assertions.assertFalse;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.highfive.client.assets.failure.AssetException;
import dev.highfive.client.assets.image.ImageHeader;
import dev.highfive.client.assets.image.Pixels;
import dev.highfive.client.scene.Picture;

/** Hostile files. Whatever they are, the outcome is a sound model or one sentence. */
class MeshFuzzTest {
    @FuzzTest
    void gltf(byte[] bytes) {
        read(() -> TestResources.assertSound(GltfReader.read(bytes, new Echo(bytes))));
    }

    @FuzzTest
    void obj(byte[] bytes) {
        read(() -> TestResources.assertSound(ObjReader.read(bytes, new Echo(bytes))));
    }

    @FuzzTest
    void mtl(byte[] bytes) {
        read(() -> {
            MtlLibrary library = new MtlLibrary(new Echo(bytes));
            library.add(bytes);
            library.surface("a");
        });
    }

    @FuzzTest
    void imageHeader(byte[] bytes) {
        read(() -> ImageHeader.read(bytes));
    }

    private interface Reading {
        void run() throws AssetException;
    }

    private static void read(Reading reading) {
        try {
            reading.run();
        } catch (AssetException e) {
            assertFalse(e.getMessage().isEmpty());
        }
    }

    /** Every file that is named is the same again. */
    private static final class Echo implements MeshResources {
        private final byte[] bytes;

        Echo(byte[] bytes) {
            this.bytes = bytes;
        }

        @Override
        public byte[] fetch(String reference) {
            return bytes;
        }

        @Override
        public Picture decode(byte[] encoded) throws AssetException {
            ImageHeader.read(encoded);
            return Pixels.picture(1, 1, new byte[4]);
        }
    }
}
