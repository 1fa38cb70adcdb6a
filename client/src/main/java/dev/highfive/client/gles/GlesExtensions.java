package dev.highfive.client.gles;

/**
 * What a driver may have beside OpenGL ES 3.0, named as there but without EXT. The functions of an extension are called
 * only where it is there.
 */
public interface GlesExtensions {
    int TIME_ELAPSED = 0x88BF;
    int QUERY_RESULT = 0x8866;
    int QUERY_RESULT_AVAILABLE = 0x8867;
    int GPU_DISJOINT = 0x8FBB;

    /** GL_EXT_multisampled_render_to_texture: samples live in the GPU's tile only, and a texture gets their mean. */
    boolean hasMultisampledTextures();

    void framebufferTexture2DMultisample(
            int target, int attachment, int textureTarget, int texture, int level, int samples);

    /** Unlike OpenGL ES' own this goes with textures that are attached with as many samples. */
    void renderbufferStorageMultisample(int target, int samples, int internalFormat, int width, int height);

    /** GL_EXT_disjoint_timer_query: how long the GPU took for something. */
    boolean hasTimerQueries();

    int genQuery();

    void deleteQuery(int query);

    void beginQuery(int target, int query);

    void endQuery(int target);

    /** The lower 32 bits: of a time in nanoseconds, without sign. */
    int getQueryObject(int query, int name);
}
