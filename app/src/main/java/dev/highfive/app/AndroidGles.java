package dev.highfive.app;

import android.opengl.GLES20;
import android.opengl.GLES30;
import dev.highfive.client.gles.Gles;
import dev.highfive.client.gles.GlesExtensions;
import dev.highfive.xr.DriverExtensions;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.ShortBuffer;

/** OpenGL ES on Android, for the context that is current on this thread. It decides nothing. */
final class AndroidGles implements Gles {
    /** For functions that take or give a list. */
    private final int[] one = new int[1];

    private final GlesExtensions extensions = new DriverExtensions();

    @Override
    public GlesExtensions extensions() {
        return extensions;
    }

    @Override
    public int getError() {
        return GLES20.glGetError();
    }

    @Override
    public int getInteger(int name) {
        GLES20.glGetIntegerv(name, one, 0);
        return one[0];
    }

    @Override
    public void enable(int capability) {
        GLES20.glEnable(capability);
    }

    @Override
    public void disable(int capability) {
        GLES20.glDisable(capability);
    }

    @Override
    public void viewport(int x, int y, int width, int height) {
        GLES20.glViewport(x, y, width, height);
    }

    @Override
    public void clearColor(float red, float green, float blue, float alpha) {
        GLES20.glClearColor(red, green, blue, alpha);
    }

    @Override
    public void clear(int mask) {
        GLES20.glClear(mask);
    }

    @Override
    public void colorMask(boolean red, boolean green, boolean blue, boolean alpha) {
        GLES20.glColorMask(red, green, blue, alpha);
    }

    @Override
    public void depthMask(boolean write) {
        GLES20.glDepthMask(write);
    }

    @Override
    public void depthFunc(int function) {
        GLES20.glDepthFunc(function);
    }

    @Override
    public void depthRangef(float near, float far) {
        GLES20.glDepthRangef(near, far);
    }

    @Override
    public void blendFuncSeparate(int sourceColor, int destinationColor, int sourceAlpha, int destinationAlpha) {
        GLES20.glBlendFuncSeparate(sourceColor, destinationColor, sourceAlpha, destinationAlpha);
    }

    @Override
    public void frontFace(int winding) {
        GLES20.glFrontFace(winding);
    }

    @Override
    public void finish() {
        GLES20.glFinish();
    }

    @Override
    public int createShader(int type) {
        return GLES20.glCreateShader(type);
    }

    @Override
    public void shaderSource(int shader, String source) {
        GLES20.glShaderSource(shader, source);
    }

    @Override
    public void compileShader(int shader) {
        GLES20.glCompileShader(shader);
    }

    @Override
    public int getShader(int shader, int name) {
        GLES20.glGetShaderiv(shader, name, one, 0);
        return one[0];
    }

    @Override
    public String getShaderInfoLog(int shader) {
        return GLES20.glGetShaderInfoLog(shader);
    }

    @Override
    public void deleteShader(int shader) {
        GLES20.glDeleteShader(shader);
    }

    @Override
    public int createProgram() {
        return GLES20.glCreateProgram();
    }

    @Override
    public void attachShader(int program, int shader) {
        GLES20.glAttachShader(program, shader);
    }

    @Override
    public void linkProgram(int program) {
        GLES20.glLinkProgram(program);
    }

    @Override
    public int getProgram(int program, int name) {
        GLES20.glGetProgramiv(program, name, one, 0);
        return one[0];
    }

    @Override
    public String getProgramInfoLog(int program) {
        return GLES20.glGetProgramInfoLog(program);
    }

    @Override
    public void useProgram(int program) {
        GLES20.glUseProgram(program);
    }

    @Override
    public void deleteProgram(int program) {
        GLES20.glDeleteProgram(program);
    }

    @Override
    public int getUniformLocation(int program, String name) {
        return GLES20.glGetUniformLocation(program, name);
    }

    @Override
    public void uniform1i(int location, int value) {
        GLES20.glUniform1i(location, value);
    }

    @Override
    public void uniform1f(int location, float value) {
        GLES20.glUniform1f(location, value);
    }

    @Override
    public void uniform2f(int location, float x, float y) {
        GLES20.glUniform2f(location, x, y);
    }

    @Override
    public void uniform4f(int location, float x, float y, float z, float w) {
        GLES20.glUniform4f(location, x, y, z, w);
    }

    @Override
    public int getUniformBlockIndex(int program, String name) {
        return GLES30.glGetUniformBlockIndex(program, name);
    }

    @Override
    public void uniformBlockBinding(int program, int index, int binding) {
        GLES30.glUniformBlockBinding(program, index, binding);
    }

    @Override
    public int genBuffer() {
        GLES20.glGenBuffers(1, one, 0);
        return one[0];
    }

    @Override
    public void deleteBuffer(int buffer) {
        one[0] = buffer;
        GLES20.glDeleteBuffers(1, one, 0);
    }

    @Override
    public void bindBuffer(int target, int buffer) {
        GLES20.glBindBuffer(target, buffer);
    }

    @Override
    public void bindBufferBase(int target, int index, int buffer) {
        GLES30.glBindBufferBase(target, index, buffer);
    }

    @Override
    public void bufferData(int target, int bytes, int usage) {
        GLES20.glBufferData(target, bytes, null, usage);
    }

    @Override
    public void bufferData(int target, Buffer data, int usage) {
        GLES20.glBufferData(target, bytes(data), data, usage);
    }

    @Override
    public void bufferSubData(int target, int offsetBytes, Buffer data) {
        GLES20.glBufferSubData(target, offsetBytes, bytes(data), data);
    }

    @Override
    public int genVertexArray() {
        GLES30.glGenVertexArrays(1, one, 0);
        return one[0];
    }

    @Override
    public void deleteVertexArray(int vertexArray) {
        one[0] = vertexArray;
        GLES30.glDeleteVertexArrays(1, one, 0);
    }

    @Override
    public void bindVertexArray(int vertexArray) {
        GLES30.glBindVertexArray(vertexArray);
    }

    @Override
    public void enableVertexAttribArray(int index) {
        GLES20.glEnableVertexAttribArray(index);
    }

    @Override
    public void vertexAttribPointer(
            int index, int size, int type, boolean normalized, int strideBytes, int offsetBytes) {
        GLES20.glVertexAttribPointer(index, size, type, normalized, strideBytes, offsetBytes);
    }

    @Override
    public void vertexAttribIPointer(int index, int size, int type, int strideBytes, int offsetBytes) {
        GLES30.glVertexAttribIPointer(index, size, type, strideBytes, offsetBytes);
    }

    @Override
    public void vertexAttribDivisor(int index, int divisor) {
        GLES30.glVertexAttribDivisor(index, divisor);
    }

    @Override
    public void drawElementsInstanced(int mode, int count, int type, int offsetBytes, int instances) {
        GLES30.glDrawElementsInstanced(mode, count, type, offsetBytes, instances);
    }

    @Override
    public int genTexture() {
        GLES20.glGenTextures(1, one, 0);
        return one[0];
    }

    @Override
    public void deleteTexture(int texture) {
        one[0] = texture;
        GLES20.glDeleteTextures(1, one, 0);
    }

    @Override
    public void activeTexture(int unit) {
        GLES20.glActiveTexture(unit);
    }

    @Override
    public void bindTexture(int target, int texture) {
        GLES20.glBindTexture(target, texture);
    }

    @Override
    public void texParameteri(int target, int name, int value) {
        GLES20.glTexParameteri(target, name, value);
    }

    @Override
    public void pixelStorei(int name, int value) {
        GLES20.glPixelStorei(name, value);
    }

    @Override
    public void texImage2D(
            int target, int level, int internalFormat, int width, int height, int format, int type, Buffer pixels) {
        GLES20.glTexImage2D(target, level, internalFormat, width, height, 0, format, type, pixels);
    }

    @Override
    public void texSubImage2D(
            int target, int level, int x, int y, int width, int height, int format, int type, Buffer pixels) {
        GLES20.glTexSubImage2D(target, level, x, y, width, height, format, type, pixels);
    }

    @Override
    public void generateMipmap(int target) {
        GLES20.glGenerateMipmap(target);
    }

    @Override
    public int genFramebuffer() {
        GLES20.glGenFramebuffers(1, one, 0);
        return one[0];
    }

    @Override
    public void deleteFramebuffer(int framebuffer) {
        one[0] = framebuffer;
        GLES20.glDeleteFramebuffers(1, one, 0);
    }

    @Override
    public void bindFramebuffer(int target, int framebuffer) {
        GLES20.glBindFramebuffer(target, framebuffer);
    }

    @Override
    public int checkFramebufferStatus(int target) {
        return GLES20.glCheckFramebufferStatus(target);
    }

    @Override
    public void framebufferTexture2D(int target, int attachment, int textureTarget, int texture, int level) {
        GLES20.glFramebufferTexture2D(target, attachment, textureTarget, texture, level);
    }

    @Override
    public int genRenderbuffer() {
        GLES20.glGenRenderbuffers(1, one, 0);
        return one[0];
    }

    @Override
    public void deleteRenderbuffer(int renderbuffer) {
        one[0] = renderbuffer;
        GLES20.glDeleteRenderbuffers(1, one, 0);
    }

    @Override
    public void bindRenderbuffer(int target, int renderbuffer) {
        GLES20.glBindRenderbuffer(target, renderbuffer);
    }

    @Override
    public void renderbufferStorageMultisample(int target, int samples, int internalFormat, int width, int height) {
        GLES30.glRenderbufferStorageMultisample(target, samples, internalFormat, width, height);
    }

    @Override
    public void framebufferRenderbuffer(int target, int attachment, int renderbufferTarget, int renderbuffer) {
        GLES20.glFramebufferRenderbuffer(target, attachment, renderbufferTarget, renderbuffer);
    }

    @Override
    public void blitFramebuffer(int x0, int y0, int x1, int y1, int mask, int filter) {
        GLES30.glBlitFramebuffer(x0, y0, x1, y1, x0, y0, x1, y1, mask, filter);
    }

    @Override
    public void invalidateFramebuffer(int target, int attachment) {
        one[0] = attachment;
        GLES30.glInvalidateFramebuffer(target, 1, one, 0);
    }

    @Override
    public void readPixels(int x, int y, int width, int height, int format, int type, ByteBuffer pixels) {
        GLES20.glReadPixels(x, y, width, height, format, type, pixels);
    }

    private static int bytes(Buffer buffer) {
        if (buffer instanceof ByteBuffer) {
            return buffer.remaining();
        }
        if (buffer instanceof ShortBuffer) {
            return 2 * buffer.remaining();
        }
        if (buffer instanceof FloatBuffer || buffer instanceof IntBuffer) {
            return 4 * buffer.remaining();
        }
        throw new IllegalArgumentException("Not a buffer of bytes, shorts, ints or floats: " + buffer.getClass());
    }
}
