package dev.highfive.client.headset.lemvr;

import dev.highfive.client.gles.Gles;
import dev.highfive.codec.lemvr.SharedPictures;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import org.jspecify.annotations.Nullable;

/** The file that a server on this machine lets us put pictures into: pixels are read back into its memory. */
final class PictureFile implements AutoCloseable {
    private final Gles gles;
    private final int framebuffer;
    private final RandomAccessFile file;
    private final ByteBuffer[] places;

    private PictureFile(Gles gles, RandomAccessFile file, ByteBuffer[] places) {
        this.gles = gles;
        this.file = file;
        this.places = places;
        framebuffer = gles.genFramebuffer();
    }

    /** @return null if the server offers none that all these pictures fit into */
    static @Nullable PictureFile open(SharedPictures offer, EyePictures pictures, Gles gles) throws IOException {
        int bytes = 4 * pictures.width * pictures.height;
        if (offer.places < pictures.places() || offer.width != pictures.width || offer.height != pictures.height) {
            return null;
        }
        File path = new File(offer.file);
        if (!path.isFile() || path.length() != (long) offer.places * bytes) {
            return null; // whoever says so means another file, or another machine's
        }
        RandomAccessFile file = new RandomAccessFile(path, "rw");
        ByteBuffer[] places = new ByteBuffer[pictures.places()];
        try {
            for (int place = 0; place < places.length; place++) {
                MappedByteBuffer mapped =
                        file.getChannel().map(FileChannel.MapMode.READ_WRITE, (long) place * bytes, bytes);
                places[place] = mapped;
            }
        } catch (IOException e) {
            file.close();
            throw e;
        }
        return new PictureFile(gles, file, places);
    }

    /** Puts a texture's pixels there. @return what it is called there */
    long put(int texture, int place, int width, int height) {
        Buffer to = places[place];
        to.clear();
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        gles.framebufferTexture2D(Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, texture, 0);
        gles.pixelStorei(Gles.PACK_ALIGNMENT, 1);
        gles.readPixels(0, 0, width, height, Gles.RGBA, Gles.UNSIGNED_BYTE, places[place]);
        return SharedPictures.TEXTURE + place;
    }

    @Override
    public void close() throws IOException {
        gles.deleteFramebuffer(framebuffer);
        file.close();
    }
}
