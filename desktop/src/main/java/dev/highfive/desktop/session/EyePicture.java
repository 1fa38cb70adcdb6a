package dev.highfive.desktop.session;

import dev.highfive.client.frame.FrameDrawer;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.hands.Body;
import dev.highfive.client.headset.Eye;
import dev.highfive.client.headset.EyeView;
import dev.highfive.client.headset.Layer;
import dev.highfive.client.headset.RenderTarget;
import dev.highfive.desktop.gles.CurrentGles;
import dev.highfive.desktop.picture.PngFile;
import dev.highfive.net.Clock;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Shows others what the wearer of a headset sees: the very texture that the left eye gets, as a file that is renewed
 * once a second. Frames do not wait for the disk: what was read back is packed and written on a thread of its own.
 */
public final class EyePicture implements FrameDrawer {
    private static final Logger LOG = Logger.getLogger(EyePicture.class.getName());
    private static final long EVERY_NS = 1_000_000_000;

    private final FrameDrawer drawer;
    private final Clock clock;
    private final Path file;
    private Gles gles;
    private int framebuffer;
    private ByteBuffer pixels;
    private Thread writer;
    private long lastNs;

    public EyePicture(FrameDrawer drawer, Clock clock, Path file) {
        this.drawer = drawer;
        this.clock = clock;
        this.file = file;
    }

    @Override
    public void prepare(Body body) {
        drawer.prepare(body);
    }

    @Override
    public void draw(Eye eye, EyeView view, RenderTarget target) {
        drawer.draw(eye, view, target);
        if (eye == Eye.LEFT && (writer == null || !writer.isAlive() && clock.nanoTime() - lastNs > EVERY_NS)) {
            lastNs = clock.nanoTime();
            read(target);
            int width = target.width;
            int height = target.height;
            writer = new Thread(() -> write(width, height), "highfive-picture");
            writer.start();
        }
    }

    @Override
    public void addLayers(List<Layer> layers) {
        drawer.addLayers(layers);
    }

    private void read(RenderTarget target) {
        if (framebuffer == 0) {
            gles = CurrentGles.open();
            framebuffer = gles.genFramebuffer();
        }
        int bytes = 4 * target.width * target.height;
        if (pixels == null || pixels.capacity() != bytes) {
            pixels = ByteBuffer.allocateDirect(bytes);
        }
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        gles.framebufferTexture2D(Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, target.texture, 0);
        gles.pixelStorei(Gles.PACK_ALIGNMENT, 1);
        gles.readPixels(0, 0, target.width, target.height, Gles.RGBA, Gles.UNSIGNED_BYTE, pixels);
    }

    private void write(int width, int height) {
        try {
            PngFile.write(PngFile.image(pixels, width, height), file);
        } catch (IOException e) {
            LOG.log(Level.WARNING, e.getMessage());
        }
    }
}
