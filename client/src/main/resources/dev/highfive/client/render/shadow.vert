layout(location = 0) in vec2 corner;
layout(location = 1) in vec4 shadow; // x, z, radius, strength

out vec2 across;
flat out float strength;

void main() {
    across = corner;
    strength = shadow.w;
    vec2 at = shadow.xy + shadow.z * corner;
    gl_Position = viewProjection * vec4(at.x, 0.0, at.y, 1.0);
}
