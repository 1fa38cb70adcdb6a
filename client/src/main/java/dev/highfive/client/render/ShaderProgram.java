package dev.highfive.client.render;

import dev.highfive.client.gles.Gles;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A program from two files in this package. Each has common.glsl before it, and the second fragment.glsl too. */
final class ShaderProgram {
    private static final int VIEW_BINDING = 0;

    private final Gles gles;
    private final int program;

    ShaderProgram(Gles gles, String vertexFile, String fragmentFile) {
        this.gles = gles;
        int vertex = compile(Gles.VERTEX_SHADER, vertexFile);
        int fragment = compile(Gles.FRAGMENT_SHADER, fragmentFile);
        program = gles.createProgram();
        gles.attachShader(program, vertex);
        gles.attachShader(program, fragment);
        gles.linkProgram(program);
        gles.deleteShader(vertex);
        gles.deleteShader(fragment);
        if (gles.getProgram(program, Gles.LINK_STATUS) == Gles.FALSE) {
            throw new IllegalStateException(
                    vertexFile + " and " + fragmentFile + ": " + gles.getProgramInfoLog(program));
        }
        int view = gles.getUniformBlockIndex(program, "View");
        if (view >= 0) {
            gles.uniformBlockBinding(program, view, VIEW_BINDING);
        }
    }

    void use() {
        gles.useProgram(program);
    }

    int uniform(String name) {
        return gles.getUniformLocation(program, name);
    }

    void close() {
        gles.deleteProgram(program);
    }

    private int compile(int type, String file) {
        int shader = gles.createShader(type);
        String more = type == Gles.FRAGMENT_SHADER ? read("fragment.glsl") : "";
        gles.shaderSource(shader, "#version 300 es\n" + read("common.glsl") + more + "#line 1\n" + read(file));
        gles.compileShader(shader);
        if (gles.getShader(shader, Gles.COMPILE_STATUS) == Gles.FALSE) {
            throw new IllegalStateException(file + ": " + gles.getShaderInfoLog(shader));
        }
        return shader;
    }

    private static String read(String file) {
        try (InputStream in = ShaderProgram.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("The shader " + file + " is missing from the program.");
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[4096];
            for (int length = in.read(chunk); length > 0; length = in.read(chunk)) {
                bytes.write(chunk, 0, length);
            }
            return new String(bytes.toByteArray(), StandardCharsets.US_ASCII);
        } catch (IOException e) {
            throw new IllegalStateException("The shader " + file + " cannot be read.", e);
        }
    }
}
