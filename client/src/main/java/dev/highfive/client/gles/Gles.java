package dev.highfive.client.gles;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * The part of OpenGL ES 3.0 that the renderer uses, so that one renderer draws on a headset and on a PC. Methods and
 * constants are OpenGL ES's own without their prefix, and mean what its specification says of them.
 *
 * <p>Two things differ. Names are made and deleted one at a time, as ints, so that nothing is allocated a frame. A
 * buffer is direct, in native byte order, and is read from its position to its limit, neither of which changes; a
 * method that takes none of the kind takes null instead, where OpenGL ES takes a null pointer.
 *
 * <p>All methods are called on the one thread that has the context current.
 */
public interface Gles {
    int NO_ERROR = 0;
    int FALSE = 0;

    int TRIANGLES = 0x0004;

    int UNSIGNED_BYTE = 0x1401;
    int SHORT = 0x1402;
    int UNSIGNED_SHORT = 0x1403;
    int UNSIGNED_INT = 0x1405;
    int FLOAT = 0x1406;

    int LEQUAL = 0x0203;

    int ONE = 1;
    int SRC_ALPHA = 0x0302;
    int ONE_MINUS_SRC_ALPHA = 0x0303;

    int CW = 0x0900;
    int CCW = 0x0901;

    int CULL_FACE = 0x0B44;
    int DEPTH_TEST = 0x0B71;
    int BLEND = 0x0BE2;

    int DEPTH_BUFFER_BIT = 0x0100;
    int COLOR_BUFFER_BIT = 0x4000;

    int MAX_SAMPLES = 0x8D57;

    int VERTEX_SHADER = 0x8B31;
    int FRAGMENT_SHADER = 0x8B30;
    int COMPILE_STATUS = 0x8B81;
    int LINK_STATUS = 0x8B82;

    int ARRAY_BUFFER = 0x8892;
    int ELEMENT_ARRAY_BUFFER = 0x8893;
    int UNIFORM_BUFFER = 0x8A11;
    int STREAM_DRAW = 0x88E0;
    int STATIC_DRAW = 0x88E4;
    int DYNAMIC_DRAW = 0x88E8;

    int TEXTURE_2D = 0x0DE1;
    int TEXTURE0 = 0x84C0;
    int TEXTURE_MAG_FILTER = 0x2800;
    int TEXTURE_MIN_FILTER = 0x2801;
    int TEXTURE_WRAP_S = 0x2802;
    int TEXTURE_WRAP_T = 0x2803;
    int NEAREST = 0x2600;
    int LINEAR = 0x2601;
    int LINEAR_MIPMAP_LINEAR = 0x2703;
    int CLAMP_TO_EDGE = 0x812F;
    int UNPACK_ALIGNMENT = 0x0CF5;
    int PACK_ALIGNMENT = 0x0D05;

    int RED = 0x1903;
    int RGBA = 0x1908;
    int R8 = 0x8229;
    int RGBA8 = 0x8058;
    int RGBA32F = 0x8814;
    int SRGB8_ALPHA8 = 0x8C43;
    int DEPTH_COMPONENT24 = 0x81A6;

    int FRAMEBUFFER = 0x8D40;
    int READ_FRAMEBUFFER = 0x8CA8;
    int DRAW_FRAMEBUFFER = 0x8CA9;
    int RENDERBUFFER = 0x8D41;
    int COLOR_ATTACHMENT0 = 0x8CE0;
    int DEPTH_ATTACHMENT = 0x8D00;
    int FRAMEBUFFER_COMPLETE = 0x8CD5;

    /** What this context can do beside; the same object every time. */
    GlesExtensions extensions();

    int getError();

    int getInteger(int name);

    void enable(int capability);

    void disable(int capability);

    void viewport(int x, int y, int width, int height);

    void clearColor(float red, float green, float blue, float alpha);

    void clear(int mask);

    void colorMask(boolean red, boolean green, boolean blue, boolean alpha);

    void depthMask(boolean write);

    void depthFunc(int function);

    void depthRangef(float near, float far);

    void blendFuncSeparate(int sourceColor, int destinationColor, int sourceAlpha, int destinationAlpha);

    void frontFace(int winding);

    void finish();

    // Shaders and programs.

    int createShader(int type);

    void shaderSource(int shader, String source);

    void compileShader(int shader);

    /** One value of glGetShaderiv. */
    int getShader(int shader, int name);

    String getShaderInfoLog(int shader);

    void deleteShader(int shader);

    int createProgram();

    void attachShader(int program, int shader);

    void linkProgram(int program);

    /** One value of glGetProgramiv. */
    int getProgram(int program, int name);

    String getProgramInfoLog(int program);

    void useProgram(int program);

    void deleteProgram(int program);

    int getUniformLocation(int program, String name);

    void uniform1i(int location, int value);

    void uniform1f(int location, float value);

    void uniform2f(int location, float x, float y);

    void uniform4f(int location, float x, float y, float z, float w);

    /** @return the block's index in the program, -1 if it has none of that name */
    int getUniformBlockIndex(int program, String name);

    void uniformBlockBinding(int program, int index, int binding);

    // Buffers and vertex arrays.

    int genBuffer();

    void deleteBuffer(int buffer);

    void bindBuffer(int target, int buffer);

    void bindBufferBase(int target, int index, int buffer);

    /** Makes the bound buffer this large, with contents that are not defined. */
    void bufferData(int target, int bytes, int usage);

    void bufferData(int target, Buffer data, int usage);

    void bufferSubData(int target, int offsetBytes, Buffer data);

    int genVertexArray();

    void deleteVertexArray(int vertexArray);

    void bindVertexArray(int vertexArray);

    void enableVertexAttribArray(int index);

    void vertexAttribPointer(int index, int size, int type, boolean normalized, int strideBytes, int offsetBytes);

    void vertexAttribIPointer(int index, int size, int type, int strideBytes, int offsetBytes);

    void vertexAttribDivisor(int index, int divisor);

    void drawElementsInstanced(int mode, int count, int type, int offsetBytes, int instances);

    // Textures.

    int genTexture();

    void deleteTexture(int texture);

    void activeTexture(int unit);

    void bindTexture(int target, int texture);

    void texParameteri(int target, int name, int value);

    void pixelStorei(int name, int value);

    /** @param pixels if null, the contents are not defined */
    void texImage2D(
            int target,
            int level,
            int internalFormat,
            int width,
            int height,
            int format,
            int type,
            @Nullable Buffer pixels);

    void texSubImage2D(int target, int level, int x, int y, int width, int height, int format, int type, Buffer pixels);

    void generateMipmap(int target);

    // Framebuffers.

    int genFramebuffer();

    void deleteFramebuffer(int framebuffer);

    void bindFramebuffer(int target, int framebuffer);

    int checkFramebufferStatus(int target);

    void framebufferTexture2D(int target, int attachment, int textureTarget, int texture, int level);

    int genRenderbuffer();

    void deleteRenderbuffer(int renderbuffer);

    void bindRenderbuffer(int target, int renderbuffer);

    /** With 0 samples it is an ordinary renderbuffer. */
    void renderbufferStorageMultisample(int target, int samples, int internalFormat, int width, int height);

    void framebufferRenderbuffer(int target, int attachment, int renderbufferTarget, int renderbuffer);

    /** The same rectangle from the read to the draw framebuffer: what resolves a multisampled one. */
    void blitFramebuffer(int x0, int y0, int x1, int y1, int mask, int filter);

    /** Says that an attachment's contents are needed no more; on a headset's tiled GPU this saves writing it. */
    void invalidateFramebuffer(int target, int attachment);

    /** Reads from the lower left upwards. */
    void readPixels(int x, int y, int width, int height, int format, int type, ByteBuffer pixels);
}
