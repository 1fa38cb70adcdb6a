package dev.highfive.client.lend;

import dev.highfive.client.gles.Gles;
import dev.highfive.codec.lemvr.ImageRect;
import dev.highfive.codec.lemvr.SharedPictures;
import dev.highfive.session.lemvr.LemvrServer;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * A file in memory that clients on this machine put their pictures into, and out of which they are copied into textures
 * of ours. It is read, not mapped: a client that cut it off would otherwise end this program.
 */
public final class PictureDropbox implements PictureSource, AutoCloseable {
    private static final Logger LOG = Logger.getLogger("dev.highfive.lemvr");
    private static final File MEMORY = new File("/dev/shm");
    /** Three for each eye. */
    private static final int PLACES = 6;

    private final LemvrServer server;
    private final Supplier<Gles> maker;
    private final int[] textures = new int[PLACES];
    private final long[] frames = new long[PLACES];
    private @Nullable Gles gles;
    private @Nullable File path;
    private @Nullable RandomAccessFile file;
    private ByteBuffer pixels = ByteBuffer.allocateDirect(0);
    private int width;
    private int height;

    /** @param gles of the context that is current by the first picture */
    public PictureDropbox(LemvrServer server, Supplier<Gles> gles) {
        this.server = server;
        maker = gles;
    }

    @Override
    public void resize(int newWidth, int newHeight) {
        close();
        width = newWidth;
        height = newHeight;
        int bytes = 4 * width * height;
        pixels = ByteBuffer.allocateDirect(bytes);
        try {
            path = File.createTempFile("highfive-pictures", null, MEMORY.canWrite() ? MEMORY : null);
            file = new RandomAccessFile(path, "rw");
            file.setLength((long) PLACES * bytes);
        } catch (IOException e) {
            LOG.log(Level.WARNING, "Programs on this machine have nowhere to put their pictures.", e);
            close();
            return;
        }
        SharedPictures offer = new SharedPictures();
        offer.file = path.getPath();
        offer.places = PLACES;
        offer.width = width;
        offer.height = height;
        server.sharePictures(offer);
    }

    @Override
    public boolean find(long texture, ImageRect rect, long frame, FoundPicture picture) {
        int place = SharedPictures.place(texture);
        RandomAccessFile open = file;
        if (open == null || place < 0 || place >= PLACES) {
            return false;
        }
        return (frames[place] == frame || read(open, place, frame))
                && picture.set(textures[place], width, height, rect);
    }

    private boolean read(RandomAccessFile from, int place, long frame) {
        Buffer all = pixels;
        all.clear();
        try {
            long at = (long) place * pixels.capacity();
            while (pixels.hasRemaining()) {
                int count = from.getChannel().read(pixels, at + pixels.position());
                if (count < 0) {
                    return false; // somebody has cut it off
                }
            }
        } catch (IOException e) {
            LOG.log(Level.WARNING, "A borrower's picture cannot be read.", e);
            return false;
        }
        all.flip();
        upload(place);
        frames[place] = frame;
        return true;
    }

    private void upload(int place) {
        if (gles == null) {
            gles = maker.get();
        }
        boolean isNew = textures[place] == 0;
        if (isNew) {
            textures[place] = gles.genTexture();
        }
        gles.bindTexture(Gles.TEXTURE_2D, textures[place]);
        if (isNew) {
            gles.texImage2D(
                    Gles.TEXTURE_2D, 0, Gles.SRGB8_ALPHA8, width, height, Gles.RGBA, Gles.UNSIGNED_BYTE, pixels);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.LINEAR);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_WRAP_S, Gles.CLAMP_TO_EDGE);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_WRAP_T, Gles.CLAMP_TO_EDGE);
        } else {
            gles.texSubImage2D(Gles.TEXTURE_2D, 0, 0, 0, width, height, Gles.RGBA, Gles.UNSIGNED_BYTE, pixels);
        }
    }

    /** On the frame thread, before its context goes. */
    @Override
    public void close() {
        server.sharePictures(null);
        for (int place = 0; gles != null && place < PLACES; place++) {
            gles.deleteTexture(textures[place]);
        }
        Arrays.fill(textures, 0);
        Arrays.fill(frames, 0);
        try {
            if (file != null) {
                file.close();
            }
        } catch (IOException e) {
            LOG.log(Level.FINE, "the file of pictures was closed already", e);
        }
        if (path != null && !path.delete()) {
            LOG.fine(() -> path + " was gone already");
        }
        file = null;
        path = null;
    }
}
