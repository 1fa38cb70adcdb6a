package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.scene.Picture;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Pictures on the GPU, each once however many parts of models show it. A large one takes several frames to get there,
 * so that none of them is late for it.
 */
final class Textures {
    private static final int BYTES_A_FRAME = 4 << 20;

    private static final class Sent {
        final Picture picture;
        int texture;
        int users;
        int rows;

        Sent(Picture picture) {
            this.picture = picture;
        }
    }

    private final Gles gles;
    private final Map<Picture, Sent> all = new IdentityHashMap<>();
    private final List<Sent> unfinished = new ArrayList<>();

    Textures(Gles gles) {
        this.gles = gles;
    }

    /** Begins to use a picture; each call wants one of {@link #release}. */
    void use(Picture picture) {
        Sent sent = all.get(picture);
        if (sent == null) {
            sent = new Sent(picture);
            sent.texture = gles.genTexture();
            gles.bindTexture(Gles.TEXTURE_2D, sent.texture);
            gles.texImage2D(
                    Gles.TEXTURE_2D,
                    0,
                    Gles.SRGB8_ALPHA8,
                    picture.width,
                    picture.height,
                    Gles.RGBA,
                    Gles.UNSIGNED_BYTE,
                    null);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MIN_FILTER, Gles.LINEAR_MIPMAP_LINEAR);
            gles.texParameteri(Gles.TEXTURE_2D, Gles.TEXTURE_MAG_FILTER, Gles.LINEAR);
            all.put(picture, sent);
            unfinished.add(sent);
        }
        sent.users++;
    }

    void release(Picture picture) {
        Sent sent = used(picture);
        if (--sent.users == 0) {
            gles.deleteTexture(sent.texture);
            all.remove(picture);
            unfinished.remove(sent);
        }
    }

    /** The texture of a picture that is used; 0 until all of it is there. */
    int of(Picture picture) {
        Sent sent = used(picture);
        return sent.rows < picture.height ? 0 : sent.texture;
    }

    private Sent used(Picture picture) {
        return Objects.requireNonNull(all.get(picture), "a picture that nobody uses");
    }

    /** Sends on what is not all there, once a frame. */
    void update() {
        int bytes = BYTES_A_FRAME;
        while (bytes > 0 && !unfinished.isEmpty()) {
            Sent next = unfinished.get(0);
            bytes -= send(next, bytes);
            if (next.rows == next.picture.height) {
                gles.generateMipmap(Gles.TEXTURE_2D);
                unfinished.remove(0);
            }
        }
    }

    private int send(Sent sent, int bytes) {
        Picture picture = sent.picture;
        int rowBytes = 4 * picture.width;
        int rows = Math.min(Math.max(1, bytes / rowBytes), picture.height - sent.rows);
        ByteBuffer piece = picture.rgba.duplicate();
        int start = piece.position() + sent.rows * rowBytes;
        ((Buffer) piece).limit(start + rows * rowBytes).position(start);
        gles.bindTexture(Gles.TEXTURE_2D, sent.texture);
        gles.pixelStorei(Gles.UNPACK_ALIGNMENT, 1);
        gles.texSubImage2D(Gles.TEXTURE_2D, 0, 0, sent.rows, picture.width, rows, Gles.RGBA, Gles.UNSIGNED_BYTE, piece);
        sent.rows += rows;
        return rows * rowBytes;
    }
}
