package dev.highfive.desktop.gles;

import dev.highfive.client.gles.GlesExtensions;
import java.nio.IntBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.opengles.EXTDisjointTimerQuery;
import org.lwjgl.opengles.EXTMultisampledRenderToTexture;
import org.lwjgl.opengles.GLES;

/** Extensions of OpenGL ES on a PC, through LWJGL. */
final class LwjglExtensions implements GlesExtensions {
    private final IntBuffer one = BufferUtils.createIntBuffer(1);

    @Override
    public boolean hasMultisampledTextures() {
        return GLES.getCapabilities().GL_EXT_multisampled_render_to_texture;
    }

    @Override
    public void framebufferTexture2DMultisample(
            int target, int attachment, int textureTarget, int texture, int level, int samples) {
        EXTMultisampledRenderToTexture.glFramebufferTexture2DMultisampleEXT(
                target, attachment, textureTarget, texture, level, samples);
    }

    @Override
    public void renderbufferStorageMultisample(int target, int samples, int internalFormat, int width, int height) {
        EXTMultisampledRenderToTexture.glRenderbufferStorageMultisampleEXT(
                target, samples, internalFormat, width, height);
    }

    @Override
    public boolean hasTimerQueries() {
        return GLES.getCapabilities().GL_EXT_disjoint_timer_query;
    }

    @Override
    public int genQuery() {
        return EXTDisjointTimerQuery.glGenQueriesEXT();
    }

    @Override
    public void deleteQuery(int query) {
        EXTDisjointTimerQuery.glDeleteQueriesEXT(query);
    }

    @Override
    public void beginQuery(int target, int query) {
        EXTDisjointTimerQuery.glBeginQueryEXT(target, query);
    }

    @Override
    public void endQuery(int target) {
        EXTDisjointTimerQuery.glEndQueryEXT(target);
    }

    @Override
    public int getQueryObject(int query, int name) {
        EXTDisjointTimerQuery.glGetQueryObjectuivEXT(query, name, one);
        return one.get(0);
    }
}
