package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import dev.highfive.client.headset.RenderTarget;
import java.util.Arrays;

/** A framebuffer for each of the few textures that a headset hands out in turn. */
final class Framebuffers {
    /** Gives a texture to the framebuffer that is bound. */
    interface Attachment {
        void attach(int texture);
    }

    private final Gles gles;
    private final Attachment attachment;
    private int[] textures = new int[8];
    private int[] framebuffers = new int[8];
    private int count;
    private int generation;

    Framebuffers(Gles gles, Attachment attachment) {
        this.gles = gles;
        this.attachment = attachment;
    }

    /** For drawing into the textures as they are. */
    static Framebuffers plain(Gles gles) {
        return new Framebuffers(
                gles,
                texture -> gles.framebufferTexture2D(
                        Gles.FRAMEBUFFER, Gles.COLOR_ATTACHMENT0, Gles.TEXTURE_2D, texture, 0));
    }

    int of(RenderTarget target) {
        if (target.generation != generation) {
            close();
            generation = target.generation;
        }
        for (int i = 0; i < count; i++) {
            if (textures[i] == target.texture) {
                return framebuffers[i];
            }
        }
        return add(target.texture);
    }

    private int add(int texture) {
        if (count == textures.length) {
            textures = Arrays.copyOf(textures, 2 * count);
            framebuffers = Arrays.copyOf(framebuffers, 2 * count);
        }
        int framebuffer = gles.genFramebuffer();
        gles.bindFramebuffer(Gles.FRAMEBUFFER, framebuffer);
        attachment.attach(texture);
        textures[count] = texture;
        framebuffers[count++] = framebuffer;
        return framebuffer;
    }

    void close() {
        for (int i = 0; i < count; i++) {
            gles.deleteFramebuffer(framebuffers[i]);
        }
        count = 0;
    }
}
