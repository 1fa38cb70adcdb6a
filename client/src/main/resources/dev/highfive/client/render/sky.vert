layout(location = 0) in vec2 corner;

out vec4 far;

void main() {
    gl_Position = vec4(corner.yx, 1.0, 1.0); // mirrored: the square is wound to be seen from above
    far = inverseViewProjection * gl_Position;
}
