package dev.highfive.xr;

import dev.highfive.client.gles.GlesExtensions;

/**
 * Extensions of the GLES context that is current, asked of the driver itself: Android's Java has no functions for them.
 */
public final class DriverExtensions implements GlesExtensions {
    @Override
    public boolean hasMultisampledTextures() {
        return Glue.hasMultisampledTextures();
    }

    @Override
    public void framebufferTexture2DMultisample(
            int target, int attachment, int textureTarget, int texture, int level, int samples) {
        Glue.framebufferTexture2DMultisample(target, attachment, textureTarget, texture, level, samples);
    }

    @Override
    public void renderbufferStorageMultisample(int target, int samples, int internalFormat, int width, int height) {
        Glue.renderbufferStorageMultisample(target, samples, internalFormat, width, height);
    }

    @Override
    public boolean hasTimerQueries() {
        return Glue.hasTimerQueries();
    }

    @Override
    public int genQuery() {
        return Glue.genQuery();
    }

    @Override
    public void deleteQuery(int query) {
        Glue.deleteQuery(query);
    }

    @Override
    public void beginQuery(int target, int query) {
        Glue.beginQuery(target, query);
    }

    @Override
    public void endQuery(int target) {
        Glue.endQuery(target);
    }

    @Override
    public int getQueryObject(int query, int name) {
        return Glue.getQueryObject(query, name);
    }
}
