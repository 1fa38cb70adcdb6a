layout(location = 0) in vec2 tangents;

uniform vec4 lens; // of the projection: how it scales, and how it is off the middle

void main() {
    gl_Position = vec4(lens.xy * tangents - lens.zw, -1.0, 1.0); // on the near plane
}
