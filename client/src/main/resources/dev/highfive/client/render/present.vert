layout(location = 0) in vec2 corner;

out vec2 across;

void main() {
    across = 0.5 + 0.5 * corner;
    gl_Position = vec4(corner, 0.0, 1.0);
}
