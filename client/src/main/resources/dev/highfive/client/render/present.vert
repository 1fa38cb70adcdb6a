layout(location = 0) in vec2 corner;

// Where the picture begins in its texture, and how far it goes.
uniform vec4 part;

out vec2 across;

void main() {
    across = part.xy + part.zw * (0.5 + 0.5 * corner);
    gl_Position = vec4(corner, 0.0, 1.0);
}
